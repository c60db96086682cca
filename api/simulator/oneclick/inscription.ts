import { findCard, lastFour, type TestCard } from '../cards.js';
import type { Vci } from '../visit.js';

const MINUTE = 60_000;

type InscriptionState =
  | { name: 'created' }
  | { name: 'form-open'; openedAt: number; cardNumber?: string; isLoggedIn: boolean }
  | { name: 'bank-answered'; vci: Vci; cardNumber: string; answeredAt: number }
  | { name: 'left'; leftAt: number }
  | { name: 'finished'; reply: Record<string, unknown> };

/** One try to save a card, from start to finish. */
export type Inscription = {
  token: string;
  mallCode: string;
  username: string;
  email: string;
  responseUrl: string;
  /** The buy order the bank itself makes up for the check of the card. */
  bankOrder: string;
  createdAt: number;
  state: InscriptionState;
};

/** A card on file at the bank; it stays known after removal, so that later charges tell what happened. */
export type SavedCard = {
  tbkUser: string;
  username: string;
  mallCode: string;
  cardNumber: string;
  enrolledAt: number;
  removed: { at: number; by: 'merchant' | 'bank' | 'newer-card' } | null;
};

type FinishTerms = {
  now: number;
  windowSeconds: number | null;
  secondFinish: 'repeat' | '-96';
  newTbkUser: () => string;
  approvalCode: () => string;
  rejectionCode: () => number;
  isForcedToReject: boolean;
};

const NOT_FINISHED = { response_code: -96 };

/** What time alone has done: a form left open is left. */
export function lapsed(inscription: Inscription, now: number, formMinutes: number): Inscription {
  const { state } = inscription;
  if (state.name !== 'created' && state.name !== 'form-open') return inscription;
  const since = state.name === 'created' ? inscription.createdAt : state.openedAt;
  return now > since + formMinutes * MINUTE ? leave(inscription, now) : inscription;
}

/** The buyer arrives at the form; coming again does not give more time. */
export function openForm(inscription: Inscription, now: number): Inscription {
  if (inscription.state.name !== 'created') return inscription;
  return { ...inscription, state: { name: 'form-open', openedAt: now, isLoggedIn: false } };
}

/** The buyer presses "Inscribir mi tarjeta" with a card the form accepts. */
export function chooseCard(inscription: Inscription, card: TestCard): Inscription {
  const { state } = inscription;
  if (state.name !== 'form-open') return inscription;
  return { ...inscription, state: { ...state, cardNumber: card.number } };
}

/** The buyer proves at the bank who they are. */
export function logIn(inscription: Inscription): Inscription {
  const { state } = inscription;
  if (state.name !== 'form-open') return inscription;
  return { ...inscription, state: { ...state, isLoggedIn: true } };
}

/** The bank step ends. */
export function answerBank(inscription: Inscription, vci: Vci, now: number): Inscription {
  const { state } = inscription;
  if (state.name !== 'form-open' || !state.cardNumber) return inscription;
  return { ...inscription, state: { name: 'bank-answered', vci, cardNumber: state.cardNumber, answeredAt: now } };
}

/** The buyer leaves, or time does it for them. */
export function leave(inscription: Inscription, now: number): Inscription {
  const { name } = inscription.state;
  return name === 'finished' || name === 'left'
    ? inscription
    : { ...inscription, state: { name: 'left', leftAt: now } };
}

type Finished = { inscription: Inscription; reply: Record<string, unknown>; savedCard?: SavedCard };

/** Answers a finish: the bank never says no by status, only by code. */
export function finish(inscription: Inscription, terms: FinishTerms): Finished {
  const { state } = inscription;
  switch (state.name) {
    case 'created':
    case 'form-open':
    case 'left':
      return { inscription, reply: NOT_FINISHED };
    case 'finished':
      return { inscription, reply: terms.secondFinish === 'repeat' ? state.reply : NOT_FINISHED };
    case 'bank-answered':
      return enrol(inscription, state, terms);
    default:
      return state satisfies never;
  }
}

function enrol(
  inscription: Inscription,
  answered: InscriptionState & { name: 'bank-answered' },
  terms: FinishTerms,
): Finished {
  const isLate = terms.windowSeconds !== null && terms.now - answered.answeredAt > terms.windowSeconds * 1000;
  if (isLate) return { inscription: leave(inscription, terms.now), reply: NOT_FINISHED };

  const card = findCard(answered.cardNumber);
  const isApproved = card?.approves && answered.vci === 'TSY' && !terms.isForcedToReject;
  if (!isApproved) return concluded(inscription, { response_code: terms.rejectionCode() });

  const tbkUser = terms.newTbkUser();
  const { username, mallCode } = inscription;
  const reply = {
    response_code: 0,
    tbk_user: tbkUser,
    authorization_code: terms.approvalCode(),
    card_type: card.enrolsAs,
    card_number: `XXXXXXXXXXXX${lastFour(card.number)}`,
  };
  return {
    ...concluded(inscription, reply),
    savedCard: { tbkUser, username, mallCode, cardNumber: card.number, enrolledAt: terms.now, removed: null },
  };
}

const concluded = (inscription: Inscription, reply: Record<string, unknown>): Finished => ({
  inscription: { ...inscription, state: { name: 'finished', reply } },
  reply,
});
