import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Navigate } from 'react-router';
import { useExplain } from '../../../lib/explain';
import type { GoogleSettings } from '../../../lib/session/google-settings';
import { codeOf } from '../../../lib/http';
import { useLanguage } from '../../../lib/i18n';
import { session, useSession } from '../../../lib/session/session';
import { useTranslation } from '../../../lib/useTranslation';
import { Button } from '../../../ui/Button';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { LegalSentence } from '../../../ui/Rich';
import { Spinner } from '../../../ui/waiting/Spinner';
import { textsToAccept } from '../texts-to-accept';
import {
  chooseStandIn,
  documentAllowsGoogle,
  drawGoogleButton,
  takeAnswer,
  useGoogleSettings,
  type GoogleAnswer,
} from './google';
import { isAboutCode } from './SecondFactorField';

const GooglePassword = lazy(() => import('./GooglePassword').then((file) => ({ default: file.GooglePassword })));

type State =
  | { at: 'idle' | 'entering' | 'missing' }
  | { at: 'password' | 'code'; answered: GoogleAnswer; why: string }
  | { at: 'failed'; why: string };

/** Signing in with Google, where that is set up; afterwards the visitor goes on where they were. */
export function GoogleButton({ next }: { next: string }) {
  const google = useGoogleSettings();
  return google && <GoogleDoor google={google} next={next} />;
}

/** Goes in with an answer of Google, also with the one that the stand-in sent the browser back with. */
function useEntry(): { state: State; setState: (state: State) => void; enter: (answered: GoogleAnswer) => void } {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const explain = useExplain();
  const [state, setState] = useState<State>({ at: 'idle' });

  const enter = async (answered: GoogleAnswer): Promise<void> => {
    setState({ at: 'entering' });
    // Without the texts the account is made all the same, and asked for them later.
    const accepted = await textsToAccept(language).catch(() => undefined);
    const { credential, nonce, remember } = answered;
    try {
      await session.logInWithGoogle({ credential, nonce, remember_me: remember, ...accepted });
    } catch (problem) {
      const why = explain(problem, t('account.google.failed'));
      if (codeOf(problem) === 'password-needed') setState({ at: 'password', answered, why });
      else if (isAboutCode(problem)) setState({ at: 'code', answered, why });
      else setState({ at: 'failed', why });
    }
  };
  const latest = useRef(enter);
  useEffect(() => {
    latest.current = enter;
  });
  useEffect(() => {
    const answered = takeAnswer();
    if (answered) void latest.current(answered);
  }, []);
  return { state, setState, enter: (answered) => void enter(answered) };
}

function GoogleDoor({ google, next }: { google: GoogleSettings; next: string }) {
  const { t } = useTranslation();
  const explain = useExplain();
  const { isLoggedIn } = useSession();
  const { state, setState, enter } = useEntry();
  const { standIn, clientId } = google;

  if (isLoggedIn && (state.at === 'entering' || 'answered' in state)) return <Navigate to={next} replace />;
  if ('answered' in state)
    return (
      <Suspense fallback={<Spinner small />}>
        <GooglePassword
          answered={state.answered}
          needs={state.at}
          why={state.why}
          onCancel={() => setState({ at: 'idle' })}
        />
      </Suspense>
    );
  if (state.at === 'missing')
    return (
      <p role="status" className="mb-6">
        {t('account.google.missing')}
      </p>
    );
  return (
    <section aria-label="Google" className="mb-6 grid grid-cols-1 gap-3">
      {state.at === 'failed' && <ErrorNotice key={state.why} focus title={state.why} />}
      {state.at === 'entering' && (
        <p role="status" className="flex min-h-12 items-center justify-center gap-3">
          <Spinner small />
          {t('account.google.entering')}
        </p>
      )}
      <div hidden={state.at === 'entering'}>
        {standIn ? (
          <Button
            look="secondary"
            wide
            onClick={() =>
              void chooseStandIn(standIn, clientId).catch((problem: unknown) =>
                setState({ at: 'failed', why: explain(problem, t('account.google.failed')) }),
              )
            }
          >
            {t('account.google.action')}
          </Button>
        ) : (
          <Drawn google={google} onAnswer={enter} onMissing={() => setState({ at: 'missing' })} />
        )}
      </div>
      {/* On a narrow phone it has three lines in our letters, and two in others until these are there. */}
      <p className="text-sm text-muted max-[389px]:min-h-[3lh]">
        <LegalSentence text={t('account.google.terms')} />
      </p>
      <p className="flex items-center gap-3 text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {t('account.google.or')}
      </p>
    </section>
  );
}

/** Google's own button, drawn by its script. */
function Drawn({
  google,
  onAnswer,
  onMissing,
}: {
  google: GoogleSettings;
  onAnswer: (answered: GoogleAnswer) => void;
  onMissing: () => void;
}) {
  const { language } = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef({ onAnswer, onMissing });
  useEffect(() => {
    latest.current = { onAnswer, onMissing };
  });
  useEffect(() => {
    if (!place.current) return;
    // The leave to load it belongs to the document: a person who came by a link inside the shop gets a new one.
    if (!documentAllowsGoogle(google)) return window.location.reload();
    drawGoogleButton(place.current, google.clientId, language, (answered) => latest.current.onAnswer(answered)).catch(
      () => latest.current.onMissing(),
    );
  }, [google, language]);
  return <div ref={place} className="flex min-h-11 justify-center [color-scheme:light]" />;
}
