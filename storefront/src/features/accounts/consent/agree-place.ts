import { memory } from '../../../lib/store';

const KEY = 'textsPending';

/** Runs before anything is drawn: keeps the place of the question about changed texts, where the last visit knew that it will be asked. */
export const KEEP_AGREE_PLACE = `try {
  if (localStorage.token && localStorage.${KEY}) document.documentElement.dataset.agree = '';
} catch {}`;

/** Whether the page came with a place for the question. */
export const keepsAgreePlace = (): boolean => 'agree' in document.documentElement.dataset;

/** Notes for the next visit whether texts wait for a yes; frees the place when none does. */
export function noteAcceptance(isNeeded: boolean): void {
  memory.write(KEY, isNeeded ? 'yes' : null);
  if (!isNeeded) delete document.documentElement.dataset.agree;
}
