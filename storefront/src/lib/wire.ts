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
export type AchievementsReply = Wire['AchievementsReply'];
/** The games in which the person has earned or begun something. */
export type OwnAchievements = Wire['OwnAchievementsReply'];
/** An achievement that the person has earned or begun, with its game. */
export type OwnAchievement = Wire['OwnAchievementReply'];
export type PassState = Wire['PassReply']['state'];
/** A downloaded game that reports for the person. */
export type Connection = Wire['ConnectionReply'];
/** An achievement as its studio sees it. */
export type StudioAchievement = Wire['StudioAchievementReply'];
export type StudioAchievements = Wire['StudioAchievementsReply'];
export type AchievementsFile = Wire['AchievementsFile'];
/** What became of something that a game reported. */
export type ReportResult = Wire['ReportResultReply'];
export type ExchangeRate = Wire['ExchangeRateReply'];
export type Seller = Wire['SellerReply'];
export type LegalText = Wire['LegalReply'];
export type LegalChanges = Wire['LegalChangesReply'];

export type UserRecord = Wire['UserReply'];
/** The whole record, with what follows from age and consents. */
export type Account = Wire['AccountReply'];
export type NeededText = Account['needs_acceptance'][number];
export type Consents = Wire['ConsentsReply'];
export type AcceptedText = Wire['AcceptedTextReply'];
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
/** Whether a log-in wants the code of an app, and how many recovery codes are left. */
export type SecondFactorStatus = Wire['SecondFactorReply'];
/** The key for an authenticator app. */
export type AppKey = Wire['SecondFactorKeyReply'];
/** What opens the account by a device of the person. */
export type Passkey = Wire['PasskeyReply'];
/** How the owner of the account is proved before it gets a passkey. */
export type PasskeyProof = Wire['OfferPasskeyRequest'];
/** What a browser asks its device with. */
export type PasskeyOptions = Wire['PasskeyOptionsReply']['options'];
/** What the device answered. */
export type PasskeyAnswer = Wire['PasskeyLogInRequest']['response'];

/** What a session token says of its owner, for display only: the server trusts nothing of it but the signature. */
export type TokenPayload = Partial<UserRecord> & { sid: string; iat: number; exp: number };

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
export type TimeLeft = Wire['TimeLeftReply'];
export type PlayStats = Wire['PlayStatsReply'];
export type PlayLine = Wire['PlayLineReply'];
export type PlayLines = Wire['PlayLinesReply'];
export type Wishlist = Wire['WishlistReply'];
export type WishedGame = Wire['WishedGameReply'];
export type GuardianLimits = Wire['GuardianLimitsReply'];
export type PlayChannel = NonNullable<Wire['StartPlayingRequest']['channel']>;

/** A review: a rating with words. */
export type Rating = Wire['RatingReply'];
/** The stars of a game, and a page of its reviews. */
export type RatingsReply = Wire['RatingsReply'];
/** What the person said of a game, and whether it may be said. */
export type OwnRating = Wire['OwnRatingReply'];
export type RatingRequest = Wire['RatingRequest'];

/** A game as its studio sees it. */
export type StudioGame = Wire['StudioGameReply'];
export type StudioGameItem = Wire['StudioGameItem'];
export type Draft = Wire['DraftReply'];
/** What a studio types of a game, field by field. */
export type DraftChange = Omit<Wire['SaveDraftRequest'], 'revision'>;
export type BuildSummary = Wire['BuildReply'];
export type Objective = Wire['ObjectiveReply'];
/** An objective with how many games name it. */
export type CurriculumObjective = Wire['CurriculumObjective'];

/** What the person is as a developer: studios and application. */
export type DeveloperSelf = Wire['DeveloperReply'];
export type Application = Wire['ApplicationReply'];
export type ApplicationTyped = Wire['SaveApplicationRequest'];
export type Studio = Wire['StudioReply'];
export type StudioRole = Studio['role'];
export type ToolToken = Wire['ToolTokenReply'];

export type ContactSettings = Wire['ContactReply'];
export type ReportCategory = NonNullable<Wire['ProblemReportRequest']['category']>;
export type GameReason = NonNullable<Wire['ProblemReportRequest']['reason']>;
export type ReportReceived = Wire['ReportReceivedReply'];
export type ReportStatus = Wire['ReportStatusReply'];
export type HelpLink = Wire['HelpLink'];
export type HelpArticle = Wire['HelpArticleReply'];
export type HelpFound = Wire['HelpFound'];
export type Earnings = Wire['EarningsReply'];
export type EarningsLine = Wire['LabelledLine'];
export type Statement = Wire['StatementReply'];
export type StudioPlay = Wire['StudioPlayReply'];
export type Payouts = Wire['PayoutsReply'];
export type Payout = Wire['PayoutReply'];
export type Webhook = Wire['WebhookReply'];
export type SplitRule = Wire['SplitRuleReply'];

/** A teacher's seats and classes, and a class with what its pupils did. */
export type Schools = Wire['SchoolsReply'];
export type SchoolClass = Wire['ClassDetailReply'];
export type ClassGame = Wire['ClassGame'];
export type PupilReport = Wire['PupilReport'];
/** The class as a pupil sees it. */
export type PupilClass = Wire['PupilClassReply'];
export type JoinedPupil = Wire['JoinedPupilReply'];
