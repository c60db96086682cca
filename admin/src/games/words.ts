import { useTranslate } from 'react-admin';
import { useFormat } from '../lib/format';

const MIDDLE = ['I', 'II', 'III', 'IV'];

export const SUBJECTS = [
  'science',
  'biology',
  'chemistry',
  'physics',
  'astronomy',
  'math',
  'logic',
  'language',
  'english',
  'history',
  'geography',
  'arts',
  'music',
  'technology',
  'citizenship',
  'health',
];
export const PLATFORMS = ['web', 'windows', 'macos', 'linux', 'android'];
export const LANGUAGES = ['es', 'en', 'pt'];
export const AGE_RATINGS = ['educational', 'all', '8', '14', '18'];
export const GRADES = Array.from({ length: 13 }, (_, grade) => grade);

/** A school grade as schools name it: kindergarten, 1 to 8, then four years of middle school. */
export function useGradeWord(): (grade: number) => string {
  const translate = useTranslate();
  const { language } = useFormat();
  return (grade) => {
    if (grade === 0) return translate('console.game.grade.0');
    if (grade <= 8) return translate('console.game.grade.basic', { grade });
    return translate('console.game.grade.middle', { grade: language === 'es' ? (MIDDLE[grade - 9] ?? grade) : grade });
  };
}

export function choicesOf(ids: readonly string[], table: string): { id: string; name: string }[] {
  return ids.map((id) => ({ id, name: `console.game.${table}.${id}` }));
}
