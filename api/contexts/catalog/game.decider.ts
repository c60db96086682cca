import type { Decider } from '../../kernel/decider.js';
import { pesos, type Pesos } from '../../kernel/money.js';
import { Refusal } from '../../kernel/refusal.js';
import type { GameCommand, GameLabel } from './game.commands.js';
import type { GameEvent } from './game.events.js';

export type GameState =
  { status: 'NeverListed' } | { status: 'Listed' | 'Unlisted'; label: GameLabel; price: Pesos; inPlan: boolean };

function decide(command: GameCommand, state: GameState): GameEvent[] {
  const gameId = command.streamId;
  switch (command.type) {
    case 'ListGame':
      if (state.status === 'Listed') return [];

      return [
        {
          type: 'GameListed',
          data: {
            gameId,
            ...labelOf(command.label),
            developerId: command.terms.developerId,
            price: pesos(command.terms.price),
            inPlan: command.terms.inPlan,
          },
        },
      ];
    case 'PriceGame':
      if (state.status === 'NeverListed') throw new Refusal('game-never-on-sale');
      if (state.price === command.price) return [];

      return [{ type: 'GamePriced', data: { gameId, price: pesos(command.price), previously: state.price } }];
    case 'RelabelGame':
      if (state.status === 'NeverListed' || sameLabel(state.label, command.label)) return [];

      return [{ type: 'GameRelabelled', data: { gameId, ...labelOf(command.label) } }];
    case 'PlanGame':
      // A game that is off sale is lent by no plan; it says so when it is listed again.
      if (state.status !== 'Listed' || state.inPlan === command.inPlan) return [];

      return [{ type: 'GamePlanChanged', data: { gameId, inPlan: command.inPlan } }];
    case 'UnlistGame':
      return state.status === 'Listed' ? [{ type: 'GameUnlisted', data: { gameId } }] : [];
  }
  return command satisfies never;
}

function evolve(state: GameState, event: GameEvent): GameState {
  switch (event.type) {
    case 'GameListed': {
      const { slug, title, cover, price, inPlan } = event.data;
      return { status: 'Listed', label: { slug, title, cover }, price, inPlan };
    }
    case 'GamePriced':
      return state.status === 'NeverListed' ? state : { ...state, price: event.data.price };
    case 'GameRelabelled': {
      const { slug, title, cover } = event.data;
      return state.status === 'NeverListed' ? state : { ...state, label: { slug, title, cover } };
    }
    case 'GamePlanChanged':
      return state.status === 'NeverListed' ? state : { ...state, inPlan: event.data.inPlan };
    case 'GameUnlisted':
      return state.status === 'NeverListed' ? state : { ...state, status: 'Unlisted' };
  }
  return event satisfies never;
}

function labelOf({ slug, title: { es, en }, cover }: GameLabel): GameLabel {
  return { slug, title: { es, en }, cover };
}

function sameLabel(a: GameLabel, b: GameLabel): boolean {
  return a.slug === b.slug && a.cover === b.cover && a.title.es === b.title.es && a.title.en === b.title.en;
}

/** Whether a game is on sale, under which name and at which price. */
export const gameDecider: Decider<GameCommand, GameState, GameEvent> = {
  initialState: { status: 'NeverListed' },
  decide,
  evolve,
};
