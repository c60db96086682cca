import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../../lib/session/session';
import { useTranslation } from '../../lib/useTranslation';
import { settleWithAccount, useAnswer, useVisitor } from './answer';
import {
  isCurrent,
  isMeasurable,
  isOpenTo,
  toolsOn,
  type MeasuringAnswer,
  type MeasuringSettings,
  type MeasuringTool,
} from './measuring.rules';

/** Asks once where it may ask, and holds the frames of what was allowed. A frame that goes takes its tool with it. */
export function Measuring({ settings }: { settings: MeasuringSettings }) {
  const { language } = useTranslation();
  const { pathname } = useLocation();
  const visitor = useVisitor();
  const answer = useAnswer();
  const account = useAccount(settings, isMeasurable(pathname) ? answer : null);
  const isQuestionOpen = isMeasurable(pathname) && isOpenTo(visitor) && !isCurrent(answer, settings);

  useEffect(() => {
    if (!isQuestionOpen) return;
    let left = false;
    const banner = import('./banner');
    banner.then(({ ask }) => (left ? undefined : ask(settings, language))).catch(() => undefined);
    return () => {
      left = true;
      banner.then(({ hide }) => hide()).catch(() => undefined);
    };
  }, [isQuestionOpen, settings, language]);

  return toolsOn(pathname, settings, answer, visitor)
    .filter((tool) => account === null || account.includes(tool))
    .map((tool) => (
      <iframe
        key={`${tool} ${pathname}`}
        src={`/measuring/${tool}${pathname}`}
        sandbox="allow-scripts"
        title="Ludoteca"
        aria-hidden="true"
        tabIndex={-1}
        className="hidden"
      />
    ));
}

/** What the account allows: the answer of this browser is brought to it, and what it says counts. Null without an account. */
function useAccount(settings: MeasuringSettings, answer: MeasuringAnswer | null): readonly MeasuringTool[] | null {
  const { isLoggedIn, user } = useSession();
  const visitor = useVisitor();
  const id = isLoggedIn ? user.userId : null;
  const [settled, setSettled] = useState<{ of: string; at: string; allowed: readonly MeasuringTool[] } | null>(null);
  const at = answer && isCurrent(answer, settings) && isOpenTo(visitor) ? answer.at : null;

  useEffect(() => {
    if (!id || at === null) return;
    let left = false;
    settleWithAccount(id, settings)
      .then((allowed) => left || setSettled({ of: id, at, allowed }))
      .catch(() => undefined);
    return () => {
      left = true;
      // On the way back from the account it is asked again: permission may have been withdrawn there.
      setSettled(null);
    };
  }, [id, at, settings]);

  if (!id) return null;
  return settled && settled.of === id && settled.at === at ? settled.allowed : [];
}
