import { LANGUAGES, type Language } from '../../../kernel/language.js';
import type { ShownGame } from '../../catalog/index.js';
import type { Draft } from '../drafts/draft.rules.js';
import { fileAddress } from '../drafts/game-files.js';
import type { Shown } from './release.state.rules.js';

export interface LiveBuild {
  kind: 'web' | 'download';
  platform: string | null;
  size: number;
}

type Packaging = Pick<ShownGame, 'platforms' | 'downloadMegabytes'>;
type Texts = Omit<ShownGame, keyof Packaging | 'id' | 'slug' | 'developer' | 'releasedOn'>;

const MEGABYTE = 1_000_000;

/** What people see of a game with these texts. */
export const shownOf = (slug: string, { title, media, inPlan }: Draft): Shown => ({
  label: { slug, title, cover: fileAddress(media.es.cover ?? '') },
  inPlan,
});

/** How a game gets to people. @param live the builds that players get. */
export function packagingOf(live: readonly LiveBuild[]): Packaging {
  const downloads = live.filter(({ kind }) => kind === 'download');
  return {
    platforms: [
      ...new Set(live.map(({ kind, platform }) => (kind === 'web' ? 'web' : platform))),
    ] as Packaging['platforms'],
    downloadMegabytes:
      downloads.length > 0 ? Math.max(1, Math.round(Math.max(...downloads.map(({ size }) => size)) / MEGABYTE)) : null,
  };
}

/** What the catalogue shows of an approved draft. */
export function catalogueTexts(draft: Draft): Texts {
  const { title, summary, description, requirements } = draft;
  return {
    title,
    summary,
    description,
    requirements,
    teaches: draft.teaches,
    subjects: draft.subjects as Texts['subjects'],
    grades: draft.grades ?? { from: 1, to: 12 },
    ageRating: draft.ageRating as Texts['ageRating'],
    languages: draft.languages as Texts['languages'],
    cover: fileAddress(draft.media.es.cover ?? ''),
    screenshots: screenshotsOf(draft.media),
    facts: factsOf(draft),
  };
}

/** Those in Spanish alone are shown in both languages; one that stands in both is shown once. */
function screenshotsOf({ es, en }: Draft['media']): Texts['screenshots'] {
  const english = new Map(en.screenshots.map(({ name, alt }) => [name, alt]));
  const spanish = new Set(es.screenshots.map(({ name }) => name));
  return [
    ...es.screenshots.map(({ name, alt }) => {
      const isForBoth = english.size === 0 || english.has(name);
      const shot = { url: fileAddress(name), alt: { es: alt, en: english.get(name) ?? alt } };
      return isForBoth ? shot : { ...shot, language: 'es' as const };
    }),
    ...en.screenshots
      .filter(({ name }) => !spanish.has(name))
      .map(({ name, alt }) => ({ url: fileAddress(name), alt: { es: alt, en: alt }, language: 'en' as const })),
  ];
}

function factsOf({ media, objectives, accessibility }: Draft): Texts['facts'] {
  const guides = LANGUAGES.filter((language) => media[language].guide !== null).map((language) => [
    language,
    fileAddress(media[language].guide ?? ''),
  ]);
  return {
    ...(media.en.cover ? { coverEn: fileAddress(media.en.cover) } : {}),
    objectives,
    accessibility,
    guides: Object.fromEntries(guides) as Partial<Record<Language, string>>,
  };
}
