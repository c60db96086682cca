import type { TextKey, Translate } from '../../../lib/texts';

const PARTS: Record<string, TextKey> = {
  title: 'publishing.texts.title',
  summary: 'publishing.texts.summary',
  description: 'publishing.texts.description',
  teaches: 'publishing.texts.teaches',
  requirements: 'publishing.texts.requirements',
  subjects: 'publishing.facts.subjects',
  grades: 'publishing.facts.grades',
  ageRating: 'publishing.facts.age',
  languages: 'publishing.facts.languages',
  price: 'publishing.facts.price',
  'media.es.cover': 'publishing.media.cover',
  'media.es.screenshots': 'publishing.media.screenshots',
  builds: 'publishing.review.someBuild',
};

/** Says a missing part such as `title.en` for people. */
export function missingLabel(part: string, t: Translate): string {
  const [field = '', language] = part.split('.');
  const key = PARTS[part] ?? PARTS[field];
  if (!key) return part;
  return field !== 'media' && (language === 'es' || language === 'en')
    ? `${t(key)} · ${t(`catalog.languages.${language}`)}`
    : t(key);
}
