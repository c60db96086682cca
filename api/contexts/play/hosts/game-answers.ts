import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Config } from '../../../config.js';
import { CONFIG } from '../../../platform/tokens.js';
import { readsGzip } from '../../../platform/http/pages/encodings.js';
import type { TicketClaims } from '../tickets/ticket.rules.js';
import { Tickets } from '../tickets/tickets.js';
import { BuildContents } from './build-contents.js';
import { BuildManifests, type BuildFile, type BuildManifest } from './build-manifests.js';
import { enginePage, withBridge, type GameDocument, type PageSettings } from './game-document.js';
import { gamePolicy } from './game-policy.rules.js';
import { sendFile, sendText, type Target } from './send-file.js';
import { SandboxFiles } from './sandbox-files.js';

/** Larger pages than this are games in one file: they are kept, too, but never more than a few. */
const DOCUMENTS_BYTES = 32 * 1_048_576;
const FOREVER = 'max-age=31536000, immutable';

/** What the host of a game answers: its files, its page, and the scripts of ours beside them. */
@Injectable()
export class GameAnswers {
  private readonly origin: string;
  private readonly filePolicy: string;
  private readonly documents = new LRUCache<string, GameDocument>({
    maxSize: DOCUMENTS_BYTES,
    sizeCalculation: ({ html }) => html.length + 1,
  });

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly tickets: Tickets,
    private readonly manifests: BuildManifests,
    private readonly contents: BuildContents,
    private readonly scripts: SandboxFiles,
  ) {
    this.origin = new URL(config.publicUrl).origin;
    this.filePolicy = gamePolicy(this.origin, []);
  }

  async answer(target: Target, game: { slug: string } | 'unknown'): Promise<void> {
    const { method, headers, url } = target.request;
    if (method !== 'GET' && method !== 'HEAD')
      return sendText(target, 405, 'Method not allowed', { allow: 'GET, HEAD' });
    // One that outlives the visit would stand between the game and its next build.
    if (headers['service-worker'] !== undefined) return sendText(target, 403, 'No service workers here');
    const path = url?.split('?')[0] ?? '/';
    const script = this.scripts.find(path);
    if (script) return this.sendScript(target, script);

    const [, ticket = '', rest] = /^\/t\/([\w.-]{1,1000})\/(.*)$/.exec(path) ?? [];
    const name = decoded(rest);
    if (game === 'unknown' || name === null) return sendText(target, 404, 'Not found');
    const claims = await this.tickets.open(ticket);
    if (!claims || claims.slug !== game.slug) return sendText(target, 403, 'This game is not open here');
    // On its own the page would lend the shop's name to a stranger's words.
    if (headers['sec-fetch-dest'] === 'document') {
      return sendText(target, 303, '', { location: `${this.origin}/webgame/${claims.slug}` });
    }
    await this.sendOf(target, claims, name);
  }

  private sendScript({ request, response, headers }: Target, script: { plain: Buffer; gzip: Buffer }): void {
    const zip = readsGzip([request.headers['accept-encoding']].join());
    const body = zip ? script.gzip : script.plain;
    response.writeHead(200, {
      ...headers,
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': body.length,
      'cache-control': `public, ${FOREVER}`,
      vary: 'Accept-Encoding',
      ...(zip ? { 'content-encoding': 'gzip' } : {}),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  private async sendOf(target: Target, claims: TicketClaims, name: string): Promise<void> {
    const manifest = await this.manifests.of(claims.buildId);
    if (!manifest) return sendText(target, 404, 'Not found');
    if (manifest.engine && name === '') return this.sendPage(target, this.engineDocument(claims, manifest));
    const file = manifest.files.get(name) ?? manifest.files.get(`${name}index.html`);
    if (!file || (name !== '' && !name.endsWith('/') && file.path !== name)) return sendText(target, 404, 'Not found');
    if (file.type.startsWith('text/html') && target.request.headers['sec-fetch-dest'] !== 'empty') {
      return this.sendPage(target, await this.gameDocument(claims, manifest, file));
    }
    // A worker has the policy of its own file, not of its page.
    const headers = { ...target.headers, 'content-security-policy': this.filePolicy };
    await sendFile({ ...target, headers }, file, this.contents, `private, ${FOREVER}`);
  }

  private sendPage({ request, response, headers }: Target, { html, hashes }: GameDocument): void {
    response.writeHead(200, {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-length': html.length,
      'content-security-policy': gamePolicy(this.origin, hashes),
      'cache-control': 'no-store',
    });
    response.end(request.method === 'HEAD' ? undefined : html);
  }

  private engineDocument({ slug }: TicketClaims, { engine, files, totalBytes }: BuildManifest): GameDocument {
    const parts = [engine?.loader, engine?.data, engine?.framework, engine?.code].map((path) => files.get(path ?? ''));
    const loaded = parts.reduce((sum, file) => sum + (file?.size ?? 0), 0);
    const settings = { kind: 'engine' as const, engine: engine ?? {}, totalBytes: loaded || totalBytes };
    return enginePage(this.scripts.pathOf('engine'), { ...settings, slug, shopOrigin: this.origin });
  }

  private async gameDocument(
    { slug }: TicketClaims,
    { totalBytes }: BuildManifest,
    file: BuildFile,
  ): Promise<GameDocument> {
    const key = `${slug} ${file.sha256} ${totalBytes}`;
    const before = this.documents.get(key);
    if (before) return before;
    const settings: PageSettings = { kind: 'html', shopOrigin: this.origin, slug, totalBytes };
    const made = withBridge(await this.contents.whole(file), this.scripts.pathOf('bridge'), settings);
    this.documents.set(key, made);
    return made;
  }
}

/** A path as the manifest writes it; null for one that cannot be read. */
function decoded(path: string | undefined): string | null {
  if (path === undefined) return null;
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
