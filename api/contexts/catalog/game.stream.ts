import { defineStream } from '../../platform/event-store/stream.js';
import { gameDecider } from './game.decider.js';

export const gameStream = defineStream('game', gameDecider, {
  events: { GameListed: 1, GamePriced: 1, GameRelabelled: 1, GamePlanChanged: 1, GameUnlisted: 1 },
});
