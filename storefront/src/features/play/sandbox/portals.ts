import type { Ludoteca } from './developer-api';
import { PortalSaves } from './portal-saves';

const nothing = (): void => undefined;
const done = (): Promise<void> => Promise.resolve();

interface AdCallbacks {
  adStarted?: () => void;
  adFinished?: () => void;
  adError?: (error: { code: string; message: string }) => void;
}

/**
 * Answers the contracts of four game portals under their global names, so that a game written for one runs unchanged.
 * Our own code; nothing is loaded from outside. There are no advertisements: each is answered as "none".
 */
export function offerPortals(api: Ludoteca): void {
  const saves = new PortalSaves(api);
  const portals = {
    PokiSDK: poki(api),
    CrazyGames: { SDK: crazyGames(api, saves) },
    gdsdk: gameDistribution(),
    GamePix: gamePix(api, saves),
  };
  for (const [name, value] of Object.entries(portals)) {
    Object.defineProperty(window, name, { value, writable: true, configurable: true });
  }
  queueMicrotask(announceGameDistribution);
}

function poki(api: Ludoteca) {
  return {
    init: done,
    setDebug: nothing,
    gameLoadingStart: nothing,
    gameLoadingProgress: nothing,
    gameLoadingFinished: api.start,
    gameplayStart: nothing,
    gameplayStop: nothing,
    commercialBreak: done,
    // False: no reward was earned, because nothing was shown.
    rewardedBreak: () => Promise.resolve(false),
    displayAd: nothing,
    destroyAd: nothing,
    happyTime: nothing,
    measure: nothing,
    isAdBlocked: () => false,
    getURLParam: () => '',
    shareableURL: () => Promise.reject(new Error('No links to games here')),
  };
}

function crazyGames(api: Ludoteca, saves: PortalSaves) {
  const noAd = { code: 'unfilled', message: 'No advertisements here' };
  return {
    init: () => saves.open(),
    environment: 'crazygames',
    getEnvironment: () => Promise.resolve('crazygames'),
    ad: {
      requestAd: (_kind: string, callbacks?: AdCallbacks) => queueMicrotask(() => callbacks?.adError?.(noAd)),
      hasAdblock: () => Promise.resolve(false),
    },
    banner: { requestBanner: done, requestResponsiveBanner: done, clearBanner: nothing, clearAllBanners: nothing },
    game: {
      gameplayStart: nothing,
      gameplayStop: nothing,
      loadingStart: nothing,
      loadingStop: api.start,
      sdkGameLoadingStart: nothing,
      sdkGameLoadingStop: api.start,
      happytime: nothing,
      inviteLink: () => '',
      settings: { disableChat: true, muteAudio: false },
      addSettingsChangeListener: nothing,
    },
    data: saves.storage,
    user: {
      isUserAccountAvailable: false,
      getUser: () => Promise.resolve(null),
      addAuthListener: nothing,
      removeAuthListener: nothing,
      systemInfo: { countryCode: 'CL', locale: api.language, device: { type: 'desktop' } },
    },
  };
}

function gameDistribution() {
  return {
    AdType: { Interstitial: 'interstitial', Rewarded: 'rewarded' },
    preloadAd: () => Promise.reject(new Error('No advertisements here')),
    showAd: () => Promise.reject(new Error('No advertisements here')),
    showBanner: nothing,
    addEventListener: nothing,
    openConsole: nothing,
  };
}

/** Its games wait for these words before they start. */
function announceGameDistribution(): void {
  const { GD_OPTIONS } = window as { GD_OPTIONS?: { onEvent?: (event: { name: string }) => void } };
  for (const name of ['SDK_READY', 'SDK_GAME_START']) GD_OPTIONS?.onEvent?.({ name });
}

function gamePix(api: Ludoteca, saves: PortalSaves) {
  const noAd = (): Promise<{ success: boolean }> => Promise.resolve({ success: false });
  return {
    loading: nothing,
    loaded: () => saves.open().then(api.start),
    lang: () => api.language,
    interstitialAd: noAd,
    rewardAd: noAd,
    updateScore: nothing,
    updateLevel: nothing,
    happyMoment: nothing,
    ping: nothing,
    localStorage: saves.storage,
  };
}
