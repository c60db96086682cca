/** What travels between the shop's server and its pages, by the pages' names for it. Money is whole pesos, instants are ISO texts in UTC. */
import type { components, paths } from '#contract';

type Wire = components['schemas'];

export type Language = Wire['UserReply']['language'];
export type Both<T = string> = Record<Language, T>;

export type GameCard = Wire['GameCard'];
export type Game = Wire['GameReply'];
export type Cancellable = Wire['CancellableReply'];
export type Subject = GameCard['subjects'][number];
export type Platform = GameCard['platforms'][number];
export type GameLanguage = GameCard['languages'][number];
export type Facets = Wire['Facets'];
export type GamesReply = Wire['GamesReply'];
export type GamesQuery = NonNullable<paths['/v1/games']['get']['parameters']['query']>;
export type Achievement = Wire['AchievementReply'];
export type ExchangeRate = Wire['ExchangeRateReply'];
export type LegalText = Wire['LegalReply'];

export type UserRecord = Wire['UserReply'];
/** The whole record, with what follows from age and consents. */
export type Account = Wire['AccountReply'];
export type NeededText = Account['needs_acceptance'][number];
export type Consents = Wire['ConsentsReply'];
export type Agreement = Wire['AgreementReply'];
export type Guardian = Wire['GuardianReply'];
export type GuardianQuestion = Wire['GuardianQuestionReply'];
export type GuardianAnswer = Wire['AnswerGuardianRequest'];
export type GuardianDecision = NonNullable<Guardian['decision']>;
export type ProfileEdit = Wire['UpdateProfileRequest'];
export type SignUpRequest = Wire['SignUpRequest'];
export type GoogleSignInRequest = Wire['GoogleSignInRequest'];
export type SignInReply = Wire['LogInReply'];
export type CheckPendingUserReply = Wire['CheckPendingUserReply'];
export type SignUpReply = Wire['SignUpReply'];
export type MessageReply = Wire['MessageReply'];
export type OpenSession = Wire['OpenSessionReply'];

/** What a session token says of its owner, for display only: the server trusts nothing of it but the signature. */
export type TokenPayload = Partial<UserRecord> & { exp: number };

export type Discount = Wire['DiscountReply'];
export type OwnCode = Wire['OwnCodeReply'];
export type PaymentReply = Wire['CreatePaymentReply'];
export type Order = Wire['OrderReply'];
/** An order as it is shown without logging in. */
export type PublicOrder = Wire['PublicOrderReply'];
export type OrderStatus = Order['status'];
export type OrderPayment = Wire['PaymentFacts'];
export type OrderHistory = Wire['OrderHistoryReply'];
export type OrdersReply = Wire['OrdersReply'];
export type OrderRow = OrdersReply['orders'][number];

export type ShopDocument = Wire['DocumentReply'];
export type DocumentContent = Wire['DocumentContentReply'];

export type RefundOption = Wire['RefundOption'];
export type RefundOptions = Wire['RefundOptionsReply'];
export type Refund = Wire['RefundReply'];
export type RefundRequest = Wire['RequestRefundRequest'];

export type LibraryEntry = Wire['LibraryEntry'];
export type LibraryReply = Wire['LibraryReply'];
export type LibraryPreset = Wire['LibraryPreset'];
export type LibraryFilters = Wire['LibraryFilters'];
export type Availability = Wire['AvailabilityReply'];
export type DownloadEntry = Wire['DownloadEntry'];
export type DownloadFile = Wire['DownloadReply'];

export type Exports = Wire['ExportsReply'];
export type Export = Wire['ExportReply'];
export type Erasure = Wire['ErasureReply'];

export type SavedCard = Wire['PaymentMethod'];
export type Inscription = Wire['StartInscriptionReply'];
export type InscriptionEnding = Wire['ConfirmInscriptionReply'];

export type Plan = Wire['PlanReply'];
export type Subscription = Wire['SubscriptionReply'];
export type Subscribed = Wire['SubscribedReply'];

/** One uploaded version of a studio's game. */
export type StudioBuild = Wire['BuildDetailReply'];

/** What a person may do with a web game, and what opened it. */
export type PlayOptions = Wire['PlayOptionsReply'];
export type PlayTicket = Wire['PlayTicketReply'];
export type PlayChannel = NonNullable<Wire['StartPlayingRequest']['channel']>;

/** A game as its studio sees it. */
export type StudioGame = Wire['StudioGameReply'];
export type StudioGameItem = Wire['StudioGameItem'];
export type Draft = Wire['DraftReply'];
/** What a studio types of a game, field by field. */
export type DraftChange = Omit<Wire['SaveDraftRequest'], 'revision'>;
export type BuildSummary = Wire['BuildReply'];
export type Objective = Wire['ObjectiveReply'];

/** What the person is as a developer: studios and application. */
export type DeveloperSelf = Wire['DeveloperReply'];
export type Application = Wire['ApplicationReply'];
export type ApplicationTyped = Wire['SaveApplicationRequest'];
export type Studio = Wire['StudioReply'];
export type StudioRole = Studio['role'];
export type ToolToken = Wire['ToolTokenReply'];
