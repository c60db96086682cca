import type { Bilingual } from '../../kernel/language.js';
import type { Pesos } from '../../kernel/money.js';

/** How others name a game: its address, title and picture. */
export interface GameLabel {
  slug: string;
  title: Bilingual;
  cover: string;
}

/** Puts a game on sale. `context` says who and when; the stream's id is the game's. */
export class ListGame<Context = unknown> {
  readonly type = 'ListGame';
  constructor(
    readonly streamId: string,
    readonly context: Context,
    readonly label: GameLabel,
    readonly terms: { developerId: string; price: Pesos; inPlan: boolean },
  ) {}
}

/** Gives a game another price. */
export class PriceGame<Context = unknown> {
  readonly type = 'PriceGame';
  constructor(
    readonly streamId: string,
    readonly context: Context,
    readonly price: Pesos,
  ) {}
}

/** Tells everybody the game's present name, address and picture. */
export class RelabelGame<Context = unknown> {
  readonly type = 'RelabelGame';
  constructor(
    readonly streamId: string,
    readonly context: Context,
    readonly label: GameLabel,
  ) {}
}

/** Lets the plans lend a game, or no longer. */
export class PlanGame<Context = unknown> {
  readonly type = 'PlanGame';
  constructor(
    readonly streamId: string,
    readonly context: Context,
    readonly inPlan: boolean,
  ) {}
}

/** Takes a game off sale; who owns it keeps it. */
export class UnlistGame<Context = unknown> {
  readonly type = 'UnlistGame';
  constructor(
    readonly streamId: string,
    readonly context: Context,
  ) {}
}

export type GameCommand<Context = unknown> =
  ListGame<Context> | PriceGame<Context> | RelabelGame<Context> | PlanGame<Context> | UnlistGame<Context>;
