import { randomUUID } from 'node:crypto';
import type { Player, Shop } from './shop.js';

export interface Studio {
  id: string;
  gameId: string;
}

/** Makes people members of a new studio that has one game. */
export async function aStudio(
  shop: Shop,
  members: Record<'owner' | 'editor' | 'reader', Player | null>,
): Promise<Studio> {
  const [id, gameId] = [randomUUID(), randomUUID()];
  for (const [role, player] of Object.entries(members))
    if (player)
      await shop.sql.query(
        'insert into developers.members (person_id, developer_id, role, since) values ($1, $2, $3, now())',
        [player.id, id, role],
      );
  await shop.sql.query('insert into publishing.games (id, developer_id, slug, created_at) values ($1, $2, $3, now())', [
    gameId,
    id,
    `game-${gameId}`,
  ]);
  return { id, gameId };
}

interface Upload {
  gameId: string;
  kind?: string;
  platform?: string;
  version?: string;
  filename?: string;
}

/** Speaks the upload protocol over plain HTTP. */
export class Uploader {
  constructor(
    private readonly url: string,
    private readonly token: string | undefined,
    private readonly headers: Record<string, string> = {},
  ) {}

  begin(size: number, { kind = 'web', version = '1.0', filename = 'game.zip', ...more }: Upload): Promise<Response> {
    const pairs = Object.entries({ kind, version, filename, ...more });
    const metadata = pairs.map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`).join();
    return this.send('POST', '/v1/developer/uploads', { 'upload-length': String(size), 'upload-metadata': metadata });
  }

  offset(path: string): Promise<Response> {
    return this.send('HEAD', path);
  }

  add(path: string, offset: number, bytes: Buffer): Promise<Response> {
    const headers = { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' };
    return this.send('PATCH', path, headers, bytes);
  }

  /** @returns the id of the upload, and of its build. */
  async whole(content: Buffer, upload: Upload): Promise<string> {
    const begun = await this.begin(content.length, upload);
    if (begun.status !== 201) throw new Error(`an upload was answered ${begun.status}: ${await begun.text()}`);
    const path = begun.headers.get('location') ?? '';
    const added = await this.add(path, 0, content);
    if (added.status !== 204) throw new Error(`the upload was answered ${added.status}: ${await added.text()}`);
    return path.split('/').pop() ?? '';
  }

  private send(method: string, path: string, headers: Record<string, string> = {}, body?: Buffer): Promise<Response> {
    return fetch(this.url + path, {
      method,
      headers: {
        'tus-resumable': '1.0.0',
        ...this.headers,
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
        ...headers,
      },
      body: body && new Uint8Array(body),
    });
  }
}
