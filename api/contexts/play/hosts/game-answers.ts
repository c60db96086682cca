import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../../config.js';
import { RequestWindows } from '../../../platform/http/requests/request-windows.js';
import { CONFIG } from '../../../platform/tokens.js';
import { readsGzip } from '../../../platform/http/pages/encodings.js';
import type { TicketClaims } from '../tickets/ticket.rules.js';
import { Tickets } from '../tickets/tickets.js';
import { BuildContents } from './build-contents.js';
import { BuildManifests, type BuildFile, type BuildManifest } from './build-manifests.js';
import {
  fileAddress,
  folderOf,
  KEEPER_PAGE,
  KEEPING_WORKER,
  pageAddress,
  readAddress,
  type GameAddress,
} from './game-addresses.rules.js';
import { enginePage, keeperPage, oursFor } from './game-document.js';
import { hostLabel } from './game-hosts.js';
import { gamePolicy, keeperPolicy } from './game-policy.rules.js';
import { redirect, sendFile, sendPage, sendText, sendTooMany, type Target } from './send-file.js';
import { SandboxFiles } from './sandbox-files.js';

/** A build has 1,500 files at most. */
const FILES_OF_A_TICKET = 2;
const FOREVER = 'max-age=31536000, immutable';

/** What the host of a game answers: its files, its page, and the scripts of ours beside them. */
@Injectable()
export class GameAnswers {
  private readonly origin: string;
  private readonly windows: RequestWindows;
  /** There are few kinds, and each file needs one. */
  private readonly policies = new Map<string, string>();

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly tickets: Tickets,
    private readonly manifests: BuildManifests,
    private readonly contents: BuildContents,
    private readonly scripts: SandboxFiles,
  ) {
    this.origin = new URL(config.publicUrl).origin;
    this.windows = new RequestWindows(FILES_OF_A_TICKET * config.requestsPerMinute);
  }

  async answer(target: Target, game: { label: string } | 'unknown'): Promise<void> {
    const { method, headers, url } = target.request;
    if (method !== 'GET' && method !== 'HEAD')
      return sendText(target, 405, 'Method not allowed', { allow: 'GET, HEAD' });
    const path = url?.split('?')[0] ?? '/';
    if (path === KEEPING_WORKER) return this.sendScript(target, this.scripts.worker, 'no-cache');
    // A game's own would outlive the visit, and stand between the game and its next build.
    if (headers['service-worker'] !== undefined) return sendText(target, 403, 'No service workers here');
    const script = this.scripts.find(path);
    if (script) return this.sendScript(target, script, `public, ${FOREVER}`);

    if (path === KEEPER_PAGE && game !== 'unknown') return this.sendKeeper(target);
    const address = readAddress(url ?? '/', headers.referer);
    if (game === 'unknown' || !address) return sendText(target, 404, 'Not found');
    const claims = await this.tickets.open(address.ticket);
    if (!claims || hostLabel(claims.slug, claims.personId) !== game.label)
      return sendText(target, 403, 'This game is not open here');
    // One that floods is held up alone, not with its whole school.
    const seconds = this.windows.count(claims.ticketId);
    if (seconds > 0) return sendTooMany(target, seconds);
    // On its own the page would lend the shop's name to a stranger's words.
    if (headers['sec-fetch-dest'] === 'document') return redirect(target, 303, `${this.origin}/webgame/${claims.slug}`);
    await this.sendOf(target, claims, address);
  }

  private async sendKeeper(target: Target): Promise<void> {
    if (target.request.headers['sec-fetch-dest'] === 'document') return redirect(target, 303, this.origin);
    const page = keeperPage(this.scripts.pathOf('keeper'), { shopOrigin: this.origin });
    return sendPage(target, [Buffer.from(page)], keeperPolicy(this.origin));
  }

  private sendScript(
    { request, response, headers }: Target,
    script: { plain: Buffer; gzip: Buffer },
    cache: string,
  ): void {
    const zip = readsGzip([request.headers['accept-encoding']].join());
    const body = zip ? script.gzip : script.plain;
    response.writeHead(200, {
      ...headers,
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': body.length,
      'cache-control': cache,
      vary: 'Accept-Encoding',
      ...(zip ? { 'content-encoding': 'gzip' } : {}),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  private async sendOf(target: Target, claims: TicketClaims, { at, name, ticket, isCopy }: GameAddress): Promise<void> {
    const manifest = await this.manifests.of(claims.buildId);
    if (!manifest) return sendText(target, 404, 'Not found');
    const { headers, url } = target.request;
    const isEngine = manifest.engine !== null && name === '';
    const file = manifest.files.get(name) ?? manifest.files.get(`${name}index.html`);
    if (!isEngine && (!file || (name !== '' && !name.endsWith('/') && file.path !== name)))
      return sendText(target, 404, 'Not found');
    const isPage =
      isEngine || (file?.type.startsWith('text/html') && (isCopy || headers['sec-fetch-dest'] !== 'empty'));
    // Each has one address: else a game would see itself at two, or browsers would keep a file twice.
    if (isPage && at === 'file')
      return redirect(target, 303, pageAddress(name, ticket, new URL(url ?? '', this.origin).search));
    if (!isPage && at === 'page') return redirect(target, 302, fileAddress(name, ticket));
    if (isEngine) return this.sendEnginePage(target, claims, { manifest, ticket });
    if (!file) return sendText(target, 404, 'Not found');
    if (isPage) return this.sendGamePage(target, file, { slug: claims.slug, ticket, manifest });
    // A worker has the policy of its own file, not of its page.
    const withPolicy = { ...target.headers, 'content-security-policy': this.policyFor(manifest) };
    await sendFile({ ...target, headers: withPolicy }, file, this.contents, `private, ${FOREVER}`);
  }

  private sendEnginePage(
    target: Target,
    { slug }: TicketClaims,
    { manifest, ticket }: { manifest: BuildManifest; ticket: string },
  ): Promise<void> {
    const { engine, files, totalBytes } = manifest;
    const parts = [engine?.loader, engine?.data, engine?.framework, engine?.code].map((path) =>
      files.get((path ?? '').normalize('NFC')),
    );
    const loaded = parts.reduce((sum, file) => sum + (file?.size ?? 0), 0);
    const settings = { kind: 'engine' as const, engine: engine ?? {}, totalBytes: loaded || totalBytes };
    const scripts = { script: this.scripts.pathOf('engine'), files: fileAddress('', ticket) };
    const page = enginePage(scripts, { ...settings, slug, shopOrigin: this.origin });
    return sendPage(target, [Buffer.from(page)], this.policyFor(manifest));
  }

  /** The page as it lies there, with our script before its own: where that goes was found when the build was checked. */
  private async sendGamePage(
    target: Target,
    file: BuildFile,
    { slug, ticket, manifest }: { slug: string; ticket: string; manifest: BuildManifest },
  ): Promise<void> {
    const scriptAt = await this.manifests.startOf(file);
    const scripts = { script: this.scripts.pathOf('bridge'), files: fileAddress(folderOf(file.path), ticket) };
    const settings = { kind: 'html' as const, shopOrigin: this.origin, slug, totalBytes: manifest.totalBytes };
    const ours = oursFor(scripts, settings);
    const part = (start: number, end: number) => ({
      size: end - start,
      open: () => this.contents.open(file, null, { start, end: end - 1 }),
    });
    await sendPage(target, [part(0, scriptAt), Buffer.from(ours), part(scriptAt, file.size)], this.policyFor(manifest));
  }

  private policyFor({ needs }: BuildManifest): string {
    const key = needs.join();
    const before = this.policies.get(key);
    if (before) return before;
    const policy = gamePolicy(this.origin, { compiling: needs.includes('eval'), dialogs: needs.includes('dialogs') });
    this.policies.set(key, policy);
    return policy;
  }
}
