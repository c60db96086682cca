import type { ContextParts } from '../../platform/context.js';
import { CodeTexts1763720000000 } from './1763720000000-code-texts.js';
import { CODE_PROBLEMS } from './codes.messages.js';
import { codeStream } from './code.stream.js';
import { CodesModule } from './codes.module.js';
import { codesProjection } from './codes.projection.js';

export { CodeClaims } from './code-claims.js';
export { CodeDesk, MOST_CODES_AT_ONCE, type NewCode } from './code-desk.js';
export { codeHash, codeIdOf } from './code-hash.js';
export { hasRoomFor, type CodeState } from './code.decider.js';
export { codeStream } from './code.stream.js';
export {
  isRandomCode,
  judgeCart,
  judgeGame,
  normalCode,
  statusOf,
  whyNotNow,
  withoutHeld,
  type Asker,
  type CartReduction,
  type WhyNot,
} from './code.rules.js';
export { CODE_PROBLEMS } from './codes.messages.js';
export { CodesModule } from './codes.module.js';
export { CodesQueries, type FoundCode, type OwnCode } from './codes.queries.js';

export const codes: ContextParts = {
  module: CodesModule,
  streams: [codeStream],
  projections: [codesProjection],
  migrations: [CodeTexts1763720000000],
  messages: CODE_PROBLEMS,
};
