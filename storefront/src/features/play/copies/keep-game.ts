import { codeOf, HttpError, NetworkError, post } from '../../../lib/http';
import { copyOf, keptCopies, noteCopies, type KeptCopy } from '../../../lib/games/kept-copies';
import type { Both } from '../../../lib/wire';
import type { KeptAs } from '../keeping-protocol';
import { copySaves, forgetCopiedSaves } from '../saves/copied-saves';
import { withKeeper } from './keeper-frame';
import { keepPages, shopWorker } from './shop-worker';

export interface GameToKeep {
  slug: string;
  title: Both;
  personId: string;
}

/**
 * Keeps the released game and what it has saved, or brings what is kept up to date.
 * @param progress from 0 to 1
 * @throws HttpError where the shop says no, NetworkError
 */
export async function keepGame(
  { slug, title, personId }: GameToKeep,
  progress: (part: number) => void = () => undefined,
): Promise<KeptAs> {
  if (!(await shopWorker())) return 'impossible';
  const params = { path: { slug } };
  const { ticket, keeperUrl, files, pages, goodUntil } = await post('/v1/play/{slug}/copy', { params });
  const { ticket: text, buildId, totalBytes } = ticket;
  const kept = await withKeeper(
    keeperUrl,
    (keeper) => keeper.keep({ ticket: text, buildId, files, pages }),
    (bytes) => progress(totalBytes > 0 ? Math.min(1, bytes / totalBytes) : 0),
  ).catch((): KeptAs => 'failed');
  if (kept !== 'kept') return kept;
  const [{ playerId: idForGame }] = await Promise.all([
    post('/v1/play/{slug}/achievements', { params, body: { ticket: text, reports: [] } }),
    copySaves(slug, personId),
  ]);
  const copy: KeptCopy = { personId, slug, title, ticket, keeperUrl, idForGame, goodUntil };
  const others = keptCopies().filter((other) => other.personId !== personId || other.slug !== slug);
  const pagesKept = await keepPages([...others, copy]);
  if (pagesKept !== 'kept') return pagesKept;
  if (noteCopies([...others, copy])) return 'kept';
  await letGo(copy);
  return 'no-room';
}

/** Brings a copy up to date after its game was opened with a connection; lets it go where it may be kept no longer. */
export async function refreshCopy(slug: string, personId: string): Promise<void> {
  const copy = copyOf(personId, slug);
  if (!copy) return;
  try {
    await keepGame(copy);
  } catch (problem) {
    const mayNot = problem instanceof HttpError && [403, 404, 409].includes(problem.status);
    if (mayNot) await forgetCopies((one) => one === copy || (one.slug === slug && one.personId === personId));
    else if (!(problem instanceof NetworkError) && !codeOf(problem)) throw problem;
  }
}

/** Lets copies go: the game's files, its saves here and its page. */
export async function forgetCopies(isOver: (copy: KeptCopy) => boolean): Promise<void> {
  const all = keptCopies();
  const over = all.filter(isOver);
  if (over.length === 0) return;
  noteCopies(all.filter((copy) => !over.includes(copy)));
  await Promise.all(over.map(letGo));
  await keepPages(keptCopies());
}

async function letGo({ slug, personId, keeperUrl }: KeptCopy): Promise<void> {
  await forgetCopiedSaves(slug, personId);
  // Without a connection its files stay, where nothing opens them.
  await withKeeper(keeperUrl, (keeper) => keeper.drop()).catch(() => undefined);
}
