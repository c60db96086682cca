import type { Bank } from '../bank.js';
import { returnsOf, wayBack, type ReturnRequest, type WayBack } from '../returns.js';
import type { Step, Visit } from '../visit.js';
import { answerBank, chooseCard, lapsed, leave, logIn, openForm, type Inscription } from './inscription.js';

const MINUTE = 60_000;

/** An inscription as time has left it. Looking never changes what is stored. */
export function findInscription(bank: Bank, token: string | undefined): Inscription | undefined {
  const stored = token === undefined ? undefined : bank.inscriptions.get(token);
  return stored && lapsed(stored, bank.clock.now(), bank.settings.formMinutes);
}

/** A buyer who saves a card. */
export function inscriptionVisit(bank: Bank, token: string): Visit | undefined {
  const inscription = findInscription(bank, token);
  if (!inscription) return undefined;

  const now = (): number => bank.clock.now();
  const change = (next: (current: Inscription) => Inscription): Inscription =>
    bank.inscriptions.put(next(bank.inscriptions.get(token) as Inscription));
  const back = (way: WayBack): ReturnRequest[] => {
    const fault = bank.faults.take('return', { token, username: inscription.username });
    return returnsOf(way, waysBack(bank, inscription).error, fault);
  };
  const leaving = (way: keyof ReturnType<typeof waysBack>) => () => {
    change((current) => leave(current, now()));
    return back(waysBack(bank, inscription)[way]);
  };
  return {
    product: 'oneclick',
    token,
    amount: null,
    reference: inscription.username,
    step: stepOf(bank, inscription),
    endsAt: openedAt(inscription) + bank.settings.formMinutes * MINUTE,
    open: () => {
      change((current) => openForm(current, now()));
    },
    choose: (card) => {
      change((current) => chooseCard(current, card));
    },
    logIn: () => {
      change(logIn);
    },
    answer: (vci) => {
      change((current) => answerBank(current, vci, now()));
      return back(waysBack(bank, inscription).finished);
    },
    cancel: leaving('left'),
    runOutOfTime: leaving('finished'),
    fail: leaving('error'),
  };
}

// A timeout brings the token alone, just as a finished visit does: only finish tells them apart.
function waysBack(
  bank: Bank,
  { token, responseUrl, bankOrder, username }: Inscription,
): { finished: WayBack; left: WayBack; error: WayBack } {
  const { leaveSession, returnMethod, abortMethod } = bank.settings;
  const all = {
    TBK_TOKEN: token,
    TBK_ORDEN_COMPRA: bankOrder,
    TBK_ID_SESION: leaveSession === 'empty' ? '' : username,
  };
  return {
    finished: wayBack(responseUrl, returnMethod, { TBK_TOKEN: token }),
    left: wayBack(responseUrl, abortMethod, all),
    error: wayBack(responseUrl, 'POST', all),
  };
}

function stepOf(bank: Bank, { token, state }: Inscription): Step {
  switch (state.name) {
    case 'created':
      return 'form';
    case 'form-open': {
      if (!state.cardNumber) return 'form';
      return state.isLoggedIn ? 'bank-answer' : 'bank-login';
    }
    case 'left':
      return bank.inscriptions.get(token)?.state.name === 'left' ? 'ended' : 'expired';
    case 'bank-answered':
    case 'finished':
      return 'ended';
    default:
      return state satisfies never;
  }
}

const openedAt = ({ state, createdAt }: Inscription): number =>
  state.name === 'form-open' ? state.openedAt : createdAt;
