import { civilDateOf } from '../../../kernel/calendar.js';
import { csvOf } from '../../../kernel/csv.js';
import { instant } from '../../../kernel/instant.js';
import type { Bilingual, Language } from '../../../kernel/language.js';

interface CsvPupil {
  nickname: string;
  joinedAt: Date;
  minutes: number;
  games: readonly { gameId: string; minutes: number; progress: number; unlocked: number; total: number }[];
}
interface CsvGame {
  id: string;
  title: Bilingual;
}

const HEADS: Record<Language, readonly string[]> = {
  es: ['Apodo', 'Entró el', 'Minutos', 'Logros'],
  en: ['Nickname', 'Joined on', 'Minutes', 'Achievements'],
};
const OF_GAME: Record<Language, readonly string[]> = {
  es: ['minutos', 'avance %', 'logros'],
  en: ['minutes', 'progress %', 'achievements'],
};

/** The report of a class for spreadsheets: a line for each pupil, three columns for each game. */
export function classCsv(language: Language, games: readonly CsvGame[], pupils: readonly CsvPupil[]): string {
  const head = [
    ...HEADS[language],
    ...games.flatMap(({ title }) => OF_GAME[language].map((what) => `${title[language]}: ${what}`)),
  ];
  return csvOf(
    language,
    head,
    pupils.map((pupil) => line(pupil, games)),
  );
}

function line({ nickname, joinedAt, minutes, games: played }: CsvPupil, games: readonly CsvGame[]) {
  const unlocked = played.reduce((sum, game) => sum + game.unlocked, 0);
  const ofGames = games.flatMap(({ id }) => {
    const game = played.find(({ gameId }) => gameId === id);
    return [game?.minutes ?? 0, game?.progress ?? 0, game?.unlocked ?? 0];
  });
  return [nickname, civilDateOf(instant(joinedAt)), minutes, unlocked, ...ofGames];
}
