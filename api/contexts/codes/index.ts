import type { ContextParts } from '../../platform/context.js';
import { CodeTexts1763720000000 } from './1763720000000-code-texts.js';
import { codeStream } from './code.stream.js';
import { CODE_PROBLEMS } from './codes.messages.js';
import { CodesModule } from './codes.module.js';
import { codesProjection } from './codes.projection.js';

export { ClaimFreeGame } from './redeeming/claim-free-game.js';
export { CodeTries } from './redeeming/code-tries.interceptor.js';
export {
  CartCodes,
  CodeRunner,
  nameOf,
  streamsOfUse,
  supersede,
  useOfCode,
  type CodeOfOrder,
  type PurchaseStream,
  type UsableCode,
} from './code-uses.js';
export { hasRoomFor, type CodeState } from './code.decider.js';
export { isRandomCode, judgeCart, normalCode, whyNotNow, withoutPending, type Asker } from './code.rules.js';
export { codeHash, codeIdOf, codeStream } from './code.stream.js';
export { IN_LIBRARY } from './codes.messages.js';
export { CodesModule } from './codes.module.js';
export { CodesQueries, type FoundCode } from './codes.queries.js';
export { DeactivateCodes } from './console/deactivate-codes.js';
export { drawCodes, IssueChosenCode, IssueCodeBatch, MOST_CODES_AT_ONCE, type NewCode } from './console/issue-codes.js';
export { CodeClaims } from './redeeming/save-code.js';

export const codes: ContextParts = {
  module: CodesModule,
  streams: [codeStream],
  projections: [codesProjection],
  migrations: [CodeTexts1763720000000],
  messages: CODE_PROBLEMS,
};
