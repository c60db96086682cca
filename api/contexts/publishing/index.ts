import type { ContextParts } from '../../platform/context.js';
import { Publishing1763722100000 } from './1763722100000-publishing.js';
import { BuildScans1763722430000 } from './builds/1763722430000-build-scans.js';
import { BuildPages1763722432000 } from './builds/1763722432000-build-pages.js';
import { NeedsOfBuilds1763801600000 } from './builds/1763801600000-needs-of-builds.js';
import { Uploads1763722431000 } from './uploads/1763722431000-uploads.js';
import { Drafts1763722420000 } from './1763722420000-drafts.js';
import { OneMaster1763800600000 } from './1763800600000-one-master.js';
import { PUBLISHING_PROBLEMS } from './messages.js';
import { PublishingModule } from './publishing.module.js';
import { publishingProjection } from './releases/publishing.projection.js';
import { releaseStream } from './releases/release.stream.js';
import { wheneverCatalogueDiffers } from './releases/update-catalogue.effect.js';
import { appealDecided } from './review/mails/appeal-decided.mail.js';
import { gameChangedByStaff } from './review/mails/game-changed-by-staff.mail.js';
import { gameReleased } from './review/mails/game-released.mail.js';
import { gameSentBack } from './review/mails/game-sent-back.mail.js';
import { gameSubmitted } from './review/mails/game-submitted.mail.js';
import { gameTakenDown } from './review/mails/game-taken-down.mail.js';
import { studioRules } from './review/notify-studio.effect.js';

export type { Need } from './archives/texts/frame.rules.js';
export type { NewBuild } from './builds/build-rows.js';
export { BuildScanner, type Scan } from './builds/build-scanner.js';
export { OlderPages } from './builds/older-pages.js';
export { StoreBuild, type StoredBuild } from './builds/store-build.js';
export { HIGHEST_PRICE, SaveDraftRequest } from './games/games.dto.js';
export { RegisterGame } from './games/register-game.js';
export { CreateGame } from './games/create-game.js';
export { StudioGames, type StudioGame } from './games/studio-games.js';
export type { Draft } from './drafts/draft.rules.js';
export { AdoptGame } from './games/adopt-game.js';
export { ChangeRelease } from './releases/change-release.js';
export { CorrectTexts } from './releases/correct-texts.js';
export { CHECKLIST } from './release.events.js';
export { SetChannel } from './releases/set-channel.js';
export { isTakenDown } from './releases/release.queries.js';
export { SubmitGame } from './releases/submit-game.js';
export { PublishingModule } from './publishing.module.js';
export { releaseStream } from './releases/release.stream.js';

export const publishing: ContextParts = {
  module: PublishingModule,
  streams: [releaseStream],
  projections: [publishingProjection],
  effectRules: [{ name: 'update-catalogue', whenever: wheneverCatalogueDiffers }, ...studioRules],
  mails: [gameSubmitted, gameSentBack, gameReleased, gameTakenDown, gameChangedByStaff, appealDecided],
  migrations: [
    Publishing1763722100000,
    Drafts1763722420000,
    BuildScans1763722430000,
    Uploads1763722431000,
    BuildPages1763722432000,
    OneMaster1763800600000,
    NeedsOfBuilds1763801600000,
  ],
  publishes: [
    'publishing.games',
    'publishing.builds',
    'publishing.build_files',
    'publishing.channels',
    'publishing.releases',
    'publishing.submitted_builds',
  ],
  messages: PUBLISHING_PROBLEMS,
};
