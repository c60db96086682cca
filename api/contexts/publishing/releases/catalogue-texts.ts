import { LANGUAGES, type Language } from '../../../kernel/language.js';
import type { NewGame } from '../../catalog/index.js';
import type { Draft } from '../drafts/draft.rules.js';

export interface LiveBuild {
  kind: 'web' | 'download';
  platform: string | null;
  size: number;
}

type Texts = Omit<NewGame, 'id' | 'slug' | 'developer' | 'releasedOn' | 'price'>;

const MEGABYTE = 1_000_000;
const fileAddress = (name: string): string => `/media/studios/${name}`;

/** What the catalogue shows of an approved draft. @param live the builds that players get. */
export function catalogueTexts(draft: Draft, live: readonly LiveBuild[]): Texts {
  const { title, summary, description, requirements, inPlan } = draft;
  const downloads = live.filter(({ kind }) => kind === 'download');
  return {
    title,
    summary,
    description,
    requirements,
    inPlan,
    teaches: draft.teaches,
    subjects: draft.subjects as Texts['subjects'],
    grades: draft.grades ?? { from: 1, to: 12 },
    ageRating: draft.ageRating as Texts['ageRating'],
    languages: draft.languages as Texts['languages'],
    platforms: [
      ...new Set(live.map(({ kind, platform }) => (kind === 'web' ? 'web' : platform))),
    ] as Texts['platforms'],
    cover: fileAddress(draft.media.es.cover ?? ''),
    screenshots: LANGUAGES.flatMap((language) => shotsOf(draft, language)),
    downloadMegabytes:
      downloads.length > 0 ? Math.max(1, Math.round(Math.max(...downloads.map(({ size }) => size)) / MEGABYTE)) : null,
    facts: factsOf(draft),
  };
}

/** Screenshots in Spanish alone are shown in both languages. */
function shotsOf({ media }: Draft, language: Language): Texts['screenshots'] {
  const both = media.en.screenshots.length === 0;
  return media[language].screenshots.map(({ name, alt }) => ({
    url: fileAddress(name),
    alt: { es: alt, en: alt },
    ...(both ? {} : { language }),
  }));
}

function factsOf({ media, objectives, accessibility }: Draft): NonNullable<Texts['facts']> {
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
