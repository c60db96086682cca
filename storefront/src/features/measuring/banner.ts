import * as CookieConsent from 'vanilla-cookieconsent';
import 'vanilla-cookieconsent/dist/cookieconsent.css';
import './banner.css';
import { session } from '../../lib/session/session';
import { loadTexts, translators } from '../../lib/texts';
import type { Language } from '../../lib/wire';
import { answerChanged, KEPT_AS } from './answer';
import type { MeasuringSettings } from './measuring.rules';

const KEPT_FOR_DAYS = 180;
const NEEDED = 'needed';
const NUMBER_FROM = 8;

/** The banner counts versions in numbers; ours comes from the fingerprint of the text. */
const revisionOf = (hash: string): number => Number.parseInt(hash.slice(0, NUMBER_FROM), 16);

let running: { hash: string; ready: Promise<void> } | undefined;

async function start(settings: MeasuringSettings, language: Language): Promise<void> {
  running ??= { hash: settings.hash, ready: run(settings, language) };
  await running.ready;
  await CookieConsent.setLanguage(language);
}

/** Shows the question; where it was answered already, nothing. */
export async function ask(settings: MeasuringSettings, language: Language): Promise<void> {
  await start(settings, language);
  if (!CookieConsent.validConsent()) CookieConsent.show(true);
}

/** Shows every choice, to be changed. */
export async function showChoices(settings: MeasuringSettings, language: Language): Promise<void> {
  await start(settings, language);
  CookieConsent.showPreferences();
}

/** Takes back every yes, at once. */
export async function refuseAll(settings: MeasuringSettings, language: Language): Promise<void> {
  await start(settings, language);
  CookieConsent.acceptCategory([]);
}

export function hide(): void {
  CookieConsent.hide();
}

function run(settings: MeasuringSettings, language: Language): Promise<void> {
  const { version, hash } = settings;
  const keep = (): void => {
    const by = session.now().user.userId;
    CookieConsent.setCookieData({ value: { version, hash, by }, mode: 'overwrite' });
    answerChanged();
  };
  const wordsFor = (one: Language) => async () => {
    await loadTexts(one, ['measuring']);
    return wordsOf(settings, one);
  };
  return CookieConsent.run({
    autoShow: false,
    // A browser that a program drives sees what people see.
    hideFromBots: false,
    revision: revisionOf(hash),
    cookie: { name: KEPT_AS, useLocalStorage: true, expiresAfterDays: KEPT_FOR_DAYS },
    guiOptions: {
      consentModal: { layout: 'box', position: 'bottom left', equalWeightButtons: true },
      preferencesModal: { layout: 'box', equalWeightButtons: true },
    },
    categories: {
      [NEEDED]: { readOnly: true, enabled: true },
      ...Object.fromEntries(settings.tools.map((tool) => [tool, {}])),
    },
    language: { default: language, translations: { es: wordsFor('es'), en: wordsFor('en') } },
    onFirstConsent: keep,
    onChange: keep,
  });
}

function wordsOf({ tools, version }: MeasuringSettings, language: Language): CookieConsent.Translation {
  const t = translators[language];
  const [acceptAllBtn, acceptNecessaryBtn] = [t('measuring.yes'), t('measuring.no')];
  const more = `<a class="cc__link" href="/cookies">${t('measuring.readMore')}</a>`;
  return {
    consentModal: {
      title: t('measuring.title'),
      description: `${t('measuring.question')} ${more}`,
      acceptAllBtn,
      acceptNecessaryBtn,
      showPreferencesBtn: t('measuring.choose'),
    },
    preferencesModal: {
      title: t('measuring.choices'),
      acceptAllBtn,
      acceptNecessaryBtn,
      savePreferencesBtn: t('measuring.save'),
      closeIconLabel: t('measuring.close'),
      sections: [
        { description: `${t('measuring.lead', { version })} ${more}` },
        { title: t('measuring.needed.title'), description: t('measuring.needed.text'), linkedCategory: NEEDED },
        ...tools.map((tool) => ({
          title: t(`measuring.tools.${tool}.title`),
          description: t(`measuring.tools.${tool}.text`),
          linkedCategory: tool,
        })),
      ],
    },
  };
}
