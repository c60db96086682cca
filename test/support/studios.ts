import { randomUUID } from 'node:crypto';
import { aPhoto } from './photos.js';
import type { Staff } from '../api/backoffice/console.js';
import type { Player, Shop } from './shop.js';

/** What staff confirm of a game that they approve. */
export const CHECKLIST = ['plays', 'texts', 'pictures', 'age', 'learning', 'privacy', 'rights'];

interface GameOfStudio {
  id: string;
  revision: number;
  missing: string[];
  [field: string]: unknown;
}

/** Someone who makes games, with a studio of their own. */
export class StudioOwner {
  private constructor(
    private readonly shop: Shop,
    readonly player: Player,
    readonly developerId: string,
  ) {}

  static async of(shop: Shop, developerId: string = randomUUID()): Promise<StudioOwner> {
    const player = await shop.aPlayer({ language: 'en' });
    await shop.sql.query(
      `insert into developers.members (developer_id, person_id, role, since) values ($1, $2, 'owner', now())`,
      [developerId, player.id],
    );
    return new StudioOwner(shop, player, developerId);
  }

  /** Someone whose studio staff approved. */
  static inStudio(shop: Shop, player: Player, developerId: string): StudioOwner {
    return new StudioOwner(shop, player, developerId);
  }

  async begins(slug: string): Promise<GameOfStudio> {
    const { body } = await this.player.post<GameOfStudio>('/v1/developer/games', { title: 'Volcán', slug });
    return body;
  }

  /** Fills in whatever a game must tell. */
  async completes({ id, revision }: GameOfStudio): Promise<GameOfStudio> {
    const two = { es: 'Un juego sobre volcanes.', en: 'A game about volcanoes.' };
    await this.saves(id, {
      revision,
      title: { es: 'Volcán', en: 'Volcano' },
      summary: two,
      description: two,
      requirements: two,
      teaches: { es: ['Capas de la Tierra'], en: ['Layers of the Earth'] },
      subjects: ['science'],
      grades: { from: 3, to: 6 },
      objectives: ['CN04 OA 15'],
      ageRating: 'educational',
      languages: ['es', 'en'],
      accessibility: ['subtitles'],
      price: 4990,
    });
    const file = (await aPhoto()).toString('base64');
    await this.posts(id, 'files', { kind: 'cover', language: 'es', file });
    return (await this.posts(id, 'files', { kind: 'screenshot', language: 'es', file, alt: 'Un volcán' })).body;
  }

  saves(id: string, change: object) {
    return this.shop.call<GameOfStudio>('PATCH', `/v1/developer/games/${id}`, {
      token: this.player.token,
      body: change,
    });
  }

  posts(id: string, what: string, body: object = {}) {
    return this.player.post<GameOfStudio>(`/v1/developer/games/${id}/${what}`, body);
  }

  /** Hands in a game of the shop as it is now, with a build for everybody where there is one, and staff approve it. */
  async hasApproved(staff: Staff, id: string, buildId: string | null): Promise<void> {
    const { revision } = (await this.player.get<{ revision: number }>(`/v1/developer/games/${id}`)).body;
    const builds = buildId ? [{ channel: 'live', buildId }] : [];
    const submitted = await this.posts(id, 'submit', { revision, builds });
    if (submitted.status !== 200) throw new Error(JSON.stringify(submitted.body));
    const decision = { ...(await staff.submission(id)), revision, checklist: CHECKLIST };
    const approved = await staff.post(`publishing/${id}/approve`, decision);
    if (approved.status !== 200) throw new Error(JSON.stringify(approved.body));
    await this.shop.settles();
  }

  gives(id: string, channel: string, buildId: string) {
    return this.shop.call<GameOfStudio>('PUT', `/v1/developer/games/${id}/channels`, {
      token: this.player.token,
      body: { channel, buildId },
    });
  }

  /** A build as an upload leaves it. */
  async uploads(gameId: string, status = 'ready'): Promise<string> {
    const id = randomUUID();
    await this.shop.sql.query(
      `insert into publishing.builds (id, game_id, kind, status, version, archive_name, archive_size, entry, created_at)
       values ($1, $2, 'web', $3, '1.0', 'volcan.zip', 1000, 'index.html', now())`,
      [id, gameId, status],
    );
    return id;
  }
}
