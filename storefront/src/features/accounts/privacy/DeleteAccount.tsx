import { useEffect, useRef, useState, type FormEvent } from 'react';
import { dayInChile } from '../../../lib/format';
import { codeOf, get, post, remove } from '../../../lib/http';
import { useLanguage } from '../../../lib/i18n';
import type { Erasure } from '../../../lib/wire';
import { Button } from '../../../ui/Button';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { IN_PLACE } from '../../../ui/form/Field';
import { PasswordField } from '../../../ui/form/PasswordField';
import { PrivacyCard } from './PrivacyCard';
import { useAction } from '../../../lib/hooks/useAction';
import { useTranslation } from '../../../lib/useTranslation';
import { loadedFrom, useLoaded, type Loaded } from '../../../lib/hooks/useLoaded';

const erasureNow = (): Promise<Erasure> => get('/v1/privacy/erasure');

/** Whether the account is to be erased, and when. */
export const loadErasure = (): Promise<Loaded<Erasure>> => loadedFrom(erasureNow());

/** Deletes the account after seven days, and keeps it when the person changes their mind. */
export function DeleteAccount({ request: first }: { request: Loaded<Erasure> }) {
  const { t } = useTranslation();
  const { loaded, put, again } = useLoaded(erasureNow, '', first);
  const [wasKept, setKept] = useState(false);
  const request = (erasure: Erasure) => {
    setKept(false);
    put(erasure);
  };
  const kept = (erasure: Erasure) => {
    setKept(true);
    put(erasure);
  };
  return (
    <PrivacyCard
      id="delete-account"
      title={t('privacy.myData.erase.title')}
      text={t('privacy.myData.erase.text')}
      loaded={loaded}
      again={again}
    >
      {(erasure) => (
        <>
          {wasKept && erasure.state === 'none' && <Notice>{t('privacy.myData.erase.kept')}</Notice>}
          {erasure.state === 'link-sent' && <Notice>{t('privacy.myData.erase.linkSent')}</Notice>}
          {erasure.state === 'waiting' && <Waiting erasure={erasure} onKept={kept} />}
          {erasure.state === 'under-way' && (
            <Notice text={t('privacy.myData.erase.underWayText')}>{t('privacy.myData.erase.underWay')}</Notice>
          )}
          {erasure.state === 'none' && <Ask erasure={erasure} onRequested={request} />}
        </>
      )}
    </PrivacyCard>
  );
}

function Ask({
  erasure: { needsPassword },
  onRequested,
}: {
  erasure: Erasure;
  onRequested: (erasure: Erasure) => void;
}) {
  const { t } = useTranslation();
  const { busy, wrong, run } = useAction(t('privacy.myData.erase.failed'));
  const [isEmpty, setEmpty] = useState(false);
  const isWrongPassword = wrong !== null && codeOf(wrong.problem) === 'password-wrong';
  const form = useRef<HTMLFormElement>(null);
  const count = isWrongPassword ? wrong.count : 0;
  useEffect(() => {
    if (count > 0 && form.current) focusPassword(form.current);
  }, [count]);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    const lacksPassword = needsPassword !== false && !password;
    setEmpty(lacksPassword);
    if (lacksPassword) return focusPassword(event.currentTarget);
    void run(async () =>
      onRequested(await post('/v1/privacy/erasure', { body: needsPassword === false ? {} : { password } })),
    );
  };

  return (
    <form ref={form} method={IN_PLACE} noValidate onSubmit={send} className="grid gap-4">
      <dl className="measure grid gap-3">
        <div>
          <dt className="font-bold">{t('privacy.myData.erase.goes')}</dt>
          <dd>{t('privacy.myData.erase.goesText')}</dd>
        </div>
        <div>
          <dt className="font-bold">{t('privacy.myData.erase.stays')}</dt>
          <dd>{t('privacy.myData.erase.staysText')}</dd>
        </div>
      </dl>
      {wrong && !isWrongPassword && <ErrorNotice key={wrong.count} focus title={wrong.text} />}
      {needsPassword === false ? (
        <p>{t('privacy.myData.erase.noPassword')}</p>
      ) : (
        <div className="max-w-md">
          <PasswordField
            label={t('privacy.myData.erase.password')}
            name="password"
            autoComplete="current-password"
            hint={t('privacy.myData.erase.passwordHint')}
            problem={isEmpty ? t('privacy.myData.erase.needPassword') : isWrongPassword ? wrong.text : null}
          />
        </div>
      )}
      <div>
        <Button type="submit" look="secondary" busy={busy} className="text-danger!">
          {busy
            ? t('privacy.myData.erase.sending')
            : t(needsPassword === false ? 'privacy.myData.erase.link' : 'privacy.myData.erase.action')}
        </Button>
      </div>
    </form>
  );
}

function Waiting({ erasure, onKept }: { erasure: Erasure; onKept: (erasure: Erasure) => void }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { busy, wrong, run } = useAction(t('privacy.myData.erase.keepFailed'));
  const { dueAt, daysLeft } = erasure;
  return (
    <>
      {dueAt !== null && (
        <Notice
          text={`${t('privacy.myData.erase.daysLeft', { count: daysLeft ?? 0 })} ${t('privacy.myData.erase.meanwhile')}`}
        >
          {t('privacy.myData.erase.waiting', { day: dayInChile(dueAt, language) })}
        </Notice>
      )}
      {wrong && <ErrorNotice key={wrong.count} focus title={wrong.text} />}
      <div>
        <Button busy={busy} onClick={() => void run(async () => onKept(await remove('/v1/privacy/erasure')))}>
          {t(busy ? 'privacy.myData.erase.keeping' : 'privacy.myData.erase.keep')}
        </Button>
      </div>
    </>
  );
}

/** How it stands, on a soft background. It takes the keyboard when the button that led to it is gone. */
function Notice({ children, text }: { children: string; text?: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.focus();
  }, []);
  return (
    <div ref={box} role="status" tabIndex={-1} className="rounded-[14px] bg-sun-soft p-4 text-sun-text outline-none">
      <p className="font-bold">{children}</p>
      {text && <p className="measure mt-1">{text}</p>}
    </div>
  );
}

function focusPassword(form: HTMLFormElement): void {
  const field = form.elements.namedItem('password');
  if (field instanceof HTMLElement) field.focus();
}
