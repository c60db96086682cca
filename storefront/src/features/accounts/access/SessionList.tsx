import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useLogOut } from '../../../layout/AccountMenu';
import { useExplain } from '../../../lib/explain';
import { remove } from '../../../lib/http';
import { useTranslation } from '../../../lib/useTranslation';
import type { OpenSession } from '../../../lib/wire';
import { Button } from '../../../ui/Button';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Section } from '../../../ui/Section';
import { SessionRow } from './SessionRow';
import { LateDialog } from '../../../ui/dialog/LateDialog';

/** Every device with a session of this person; one, or all others, can be logged out from here. */
export function SessionList({ sessions }: { sessions: readonly OpenSession[] }) {
  const { t } = useTranslation();
  const explain = useExplain();
  const logOut = useLogOut();
  const { revalidate } = useRevalidator();
  const heading = useRef<HTMLHeadingElement>(null);
  const [ending, setEnding] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  // This device stands first, wherever it was used last.
  const ordered = [...sessions].sort((a, b) => Number(b.current) - Number(a.current));

  const end = async (which: string, request: () => Promise<unknown>, words: string) => {
    if (ending) return;
    setEnding(which);
    setDone(null);
    setFailed(null);
    try {
      await request();
      await revalidate();
      setDone(words);
      heading.current?.focus();
    } catch (problem) {
      setFailed(explain(problem, t('settings.account.sessions.failed')));
    } finally {
      setEnding(null);
    }
  };
  const endOne = ({ id, device, current }: OpenSession) =>
    current
      ? logOut()
      : end(
          id,
          () => remove('/v1/auth/sessions/{id}', { params: { path: { id } } }),
          t('settings.account.sessions.ended', { device: device ?? t('settings.account.sessions.unknown') }),
        );

  return (
    <Section title={t('settings.account.sessions.title')} lead={t('settings.account.sessions.lead')} heading={heading}>
      {failed && (
        <div className="mb-5">
          <ErrorNotice focus title={failed} />
        </div>
      )}
      <p role="status" className="mb-4 font-semibold text-mint-text empty:hidden">
        {done}
      </p>
      <ul className="divide-y divide-line">
        {ordered.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={ending === session.id}
            onEnd={() => void endOne(session)}
          />
        ))}
      </ul>
      <div className="mt-5 border-t border-line pt-5">
        {sessions.length > 1 ? (
          <EndOthers
            busy={ending === 'others'}
            onEnd={() =>
              end(
                'others',
                () => remove('/v1/auth/sessions', { params: { query: { except: 'current' } } }),
                t('settings.account.sessions.othersEnded'),
              )
            }
          />
        ) : (
          <p className="text-muted">{t('settings.account.sessions.othersNone')}</p>
        )}
      </div>
    </Section>
  );
}

function EndOthers({ busy, onEnd }: { busy: boolean; onEnd: () => Promise<void> }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const ask = () => {
    setOpen(true);
  };
  const agree = () => {
    setOpen(false);
    void onEnd();
  };
  return (
    <>
      <Button look="secondary" busy={busy} onClick={ask}>
        {t('settings.account.sessions.others')}
      </Button>
      <LateDialog open={open} onClose={() => setOpen(false)} title={t('settings.account.sessions.confirmTitle')}>
        <p>{t('settings.account.sessions.confirm')}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button onClick={agree}>{t('settings.account.sessions.others')}</Button>
          <Button look="secondary" onClick={() => setOpen(false)}>
            {t('settings.account.sessions.cancel')}
          </Button>
        </div>
      </LateDialog>
    </>
  );
}
