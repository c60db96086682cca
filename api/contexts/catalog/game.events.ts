import type { Fact } from '../../kernel/decider.js';
import type { Bilingual } from '../../kernel/language.js';
import type { Pesos } from '../../kernel/money.js';

interface Label {
  gameId: string;
  slug: string;
  title: Bilingual;
  cover: string;
}

export type GameListed = Fact<'GameListed', Label & { developerId: string; price: Pesos; inPlan: boolean }>;
export type GamePriced = Fact<'GamePriced', { gameId: string; price: Pesos; previously: Pesos }>;
export type GameRelabelled = Fact<'GameRelabelled', Label>;
/** The plans lend the game from now on, or no longer. */
export type GamePlanChanged = Fact<'GamePlanChanged', { gameId: string; inPlan: boolean }>;
export type GameUnlisted = Fact<'GameUnlisted', { gameId: string }>;

/** What a game costs and whether it is on sale, on stream `game-<gameId>`. Its texts are rows. */
export type GameEvent = GameListed | GamePriced | GameRelabelled | GamePlanChanged | GameUnlisted;
