import { keptCopies, type KeptCopy } from '../../../lib/games/kept-copies';
import { onSession, session } from '../../../lib/session/session';

/** Lets copies go with the log-in that made them. Starts by being loaded, with the first page that knows of one. */
function tidy(): void {
  const { verifying, user } = session.now();
  if (!verifying) void letGo(({ personId }) => personId !== user.userId);
}

/** Lets go what the person may play no more. @param slugs of the web games of the library */
export function keepOnly(personId: string, slugs: readonly string[]): Promise<void> {
  return letGo((copy) => copy.personId === personId && !slugs.includes(copy.slug));
}

async function letGo(isOver: (copy: KeptCopy) => boolean): Promise<void> {
  if (!keptCopies().some(isOver)) return;
  // Late, as all that does the work: every page of a browser that keeps a game loads this file.
  const { forgetCopies } = await import('./keep-game');
  await forgetCopies(isOver);
}

onSession(tidy);
tidy();
// A new release has new pages of the games.
void import('./shop-worker').then(({ keepPages }) => keepPages(keptCopies()));
