import { lazy, Suspense, useState, type ReactNode } from 'react';
import { ageToConfirm } from './age-rating';
import type { GameCard } from '../../lib/wire';

const AgeDialog = lazy(() => import('./AgeDialog').then((file) => ({ default: file.AgeDialog })));

/** Lets a game be got at once where it is for everybody, and else after the question for the age; `question` is to be drawn. */
export function useAgeQuestion(
  game: Pick<GameCard, 'ageRating'>,
  get: () => Promise<void>,
): { begin: () => void; question: ReactNode } {
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const age = ageToConfirm([game]);
  const answer = (isOld: boolean): void => {
    setOpen(false);
    if (isOld) void get();
  };
  return {
    begin: () => (age === null ? void get() : setOpen(true)),
    question: age !== null && isOpen !== null && (
      <Suspense fallback={null}>
        <AgeDialog age={age} open={isOpen} onYes={() => answer(true)} onNo={() => answer(false)} />
      </Suspense>
    ),
  };
}
