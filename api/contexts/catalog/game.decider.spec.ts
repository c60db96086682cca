import { fold } from '../../kernel/decider.js';
import { Refusal } from '../../kernel/refusal.js';
import {
  ListGame,
  PlanGame,
  PriceGame,
  RelabelGame,
  UnlistGame,
  type GameCommand,
  type GameLabel,
} from './game.commands.js';
import { gameDecider } from './game.decider.js';
import type { GameEvent } from './game.events.js';

const gameId = '019a9f5e-7c1b-7d3e-8f10-0123456789ab';
const developerId = '019a9f5e-7c1b-7d3e-8f10-0123456789ac';
const label: GameLabel = {
  slug: 'volcan',
  title: { es: 'Volcán', en: 'Volcano' },
  cover: '/media/games/volcan/cover.svg',
};
const renamed: GameLabel = { ...label, title: { es: 'Volcán despierto', en: 'Volcano awake' } };

const list = (price = 4_990): ListGame => new ListGame(gameId, null, label, { developerId, price, inPlan: true });
const price = (amount: number): PriceGame => new PriceGame(gameId, null, amount);
const relabel = (as: GameLabel): RelabelGame => new RelabelGame(gameId, null, as);
const unlist = new UnlistGame(gameId, null);

const decided = (command: GameCommand, ...before: GameEvent[]): GameEvent[] =>
  gameDecider.decide(command, fold(gameDecider, before));
const listed: GameEvent = { type: 'GameListed', data: { gameId, ...label, developerId, price: 4_990, inPlan: true } };
const unlisted: GameEvent = { type: 'GameUnlisted', data: { gameId } };
const priced: GameEvent = { type: 'GamePriced', data: { gameId, price: 2_990, previously: 4_990 } };

describe('putting a game on sale', () => {
  it('tells its name, maker and price', () => {
    expect(decided(list())).toEqual([listed]);
  });

  it('does nothing the second time', () => {
    expect(decided(list(1_000), listed)).toEqual([]);
  });

  it('puts it back at the price named now', () => {
    expect(decided(list(2_990), listed, unlisted)).toEqual([{ ...listed, data: { ...listed.data, price: 2_990 } }]);
  });

  it.each([-1, 0.5, Number.NaN])('knows no price of %p', (amount) => {
    expect(() => decided(list(amount))).toThrow(RangeError);
  });
});

describe('pricing a game', () => {
  it('tells the new price and the one before', () => {
    expect(decided(price(2_990), listed)).toEqual([priced]);
  });

  it('tells the price before, whatever was before that', () => {
    expect(decided(price(0), listed, priced)).toEqual([
      { type: 'GamePriced', data: { gameId, price: 0, previously: 2_990 } },
    ]);
  });

  it('does nothing when it costs that already', () => {
    expect(decided(price(2_990), listed, priced)).toEqual([]);
  });

  it('reaches a game that is off sale', () => {
    expect(decided(price(2_990), listed, unlisted)).toEqual([priced]);
  });

  it('is refused before the game was ever on sale', () => {
    expect(() => decided(price(2_990))).toThrow(new Refusal('game-never-on-sale'));
  });
});

describe('relabelling a game', () => {
  it('tells the whole new label', () => {
    expect(decided(relabel(renamed), listed)).toEqual([{ type: 'GameRelabelled', data: { gameId, ...renamed } }]);
  });

  it('does nothing when nothing in it is new', () => {
    expect(decided(relabel(renamed), listed, { type: 'GameRelabelled', data: { gameId, ...renamed } })).toEqual([]);
  });

  it.each<[string, GameLabel]>([
    ['address', { ...label, slug: 'volcan-2' }],
    ['cover', { ...label, cover: '/media/other.svg' }],
    ['Spanish title', { ...label, title: { ...label.title, es: 'Otro' } }],
    ['English title', { ...label, title: { ...label.title, en: 'Other' } }],
  ])('hears of a new %s', (_, changed) => {
    expect(decided(relabel(changed), listed)).toHaveLength(1);
  });

  it('is silent about a game that nobody has heard of', () => {
    expect(decided(relabel(renamed))).toEqual([]);
  });
});

describe('taking a game off sale', () => {
  it('tells so', () => {
    expect(decided(unlist, listed)).toEqual([unlisted]);
  });

  it('does nothing when it is off sale already, or never was on', () => {
    expect(decided(unlist, listed, unlisted)).toEqual([]);
    expect(decided(unlist)).toEqual([]);
  });
});

describe('lending a game by plans', () => {
  const plan = (inPlan: boolean): PlanGame => new PlanGame(gameId, null, inPlan);
  const out: GameEvent = { type: 'GamePlanChanged', data: { gameId, inPlan: false } };

  it('tells when it changes, and nothing the second time', () => {
    expect(decided(plan(false), listed)).toEqual([out]);
    expect(decided(plan(true), listed)).toEqual([]);
    expect(decided(plan(false), listed, out)).toEqual([]);
    expect(decided(plan(true), listed, out)).toEqual([{ ...out, data: { gameId, inPlan: true } }]);
  });

  it('says nothing of a game that is not on sale', () => {
    expect([decided(plan(true)), decided(plan(false), listed, unlisted)]).toEqual([[], []]);
  });
});
