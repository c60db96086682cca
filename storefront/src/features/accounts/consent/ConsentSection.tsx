import { useState } from 'react';
import { Link } from 'react-router';
import { useExplain } from '../../../lib/explain';
import { dayInChile } from '../../../lib/format';
import { get, post } from '../../../lib/http';
import { useLanguage } from '../../../lib/i18n';
import { notify } from '../../../ui/notice';
import { session, useSession } from '../../../lib/session';
import { useTranslation } from '../../../lib/useTranslation';
import type { Agreement, Consents, LegalText } from '../../../lib/wire';
import { Button } from '../../../ui/Button';
import { Checkbox } from '../../../ui/Checkbox';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Spinner } from '../../../ui/Spinner';
import { Section } from '../../../ui/Section';
import { loadedFrom, useLoaded, type Loaded } from '../../../lib/useLoaded';

const PAGES = { terms: '/legal', privacy: '/privacy' } as const;

const consentsOf = (id: string): Promise<Consents> => get('/v1/users/{id}/consents', { params: { path: { id } } });

/** To which texts this person agreed. */
export const givenConsents = (userId: string): Promise<Loaded<Consents>> => loadedFrom(consentsOf(userId));

/** What the person agreed to, word for word, and whether news may come by mail. */
export function ConsentSection({
  userId,
  news,
  consents,
}: {
  userId: string;
  news: LegalText | null;
  consents?: Loaded<Consents>;
}) {
  const { t } = useTranslation();
  const explain = useExplain();
  const { loaded, put, again } = useLoaded(consentsOf, userId, consents);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<{ text: string; turn: number } | null>(null);

  const answer = async ({ text, hash }: Agreement, given: boolean) => {
    if (busy) return;
    setBusy(true);
    setWrong(null);
    try {
      put(await post('/v1/users/{id}/consents', { params: { path: { id: userId } }, body: { text, hash, given } }));
      notify({ tone: 'success', title: t('privacy.consents.agreements.saved') });
      await session.check({ force: true });
    } catch (problem) {
      setWrong((before) => ({
        text: explain(problem, t('privacy.consents.agreements.failed')),
        turn: (before?.turn ?? 0) + 1,
      }));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Section id="consents" title={t('privacy.consents.agreements.title')} lead={t('privacy.consents.agreements.lead')}>
      {wrong && <ErrorNotice key={wrong.turn} focus title={wrong.text} />}
      {loaded.at === 'loading' && <Spinner label={t('privacy.consents.agreements.loading')} />}
      {loaded.at === 'failed' && (
        <ErrorNotice
          title={t('privacy.consents.agreements.loadFailed')}
          action={
            <Button look="secondary" onClick={again}>
              {t('privacy.consents.agreements.again')}
            </Button>
          }
        >
          {explain(loaded.problem)}
        </ErrorNotice>
      )}
      {loaded.at === 'here' &&
        loaded.value.texts.map((agreement) =>
          agreement.text === 'marketing' ? (
            <News
              key={agreement.text}
              text={news}
              agreement={agreement}
              busy={busy}
              onChange={(given) => void answer(agreement, given)}
            />
          ) : (
            <Text
              key={agreement.text}
              agreement={agreement}
              text={agreement.text}
              busy={busy}
              onAccept={() => void answer(agreement, true)}
            />
          ),
        )}
    </Section>
  );
}

function Text({
  agreement: { latest, agreed, version },
  text,
  busy,
  onAccept,
}: {
  agreement: Agreement;
  text: 'terms' | 'privacy';
  busy: boolean;
  onAccept: () => void;
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const name = t(`privacy.consents.agreements.${text}`);
  const facts = latest && { version: latest.version, date: dayInChile(latest.at, language) };
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line pb-4">
      <div className="min-w-0 grow basis-60">
        <Link to={PAGES[text]} className="link font-semibold">
          {name}
        </Link>
        <p className="text-muted">
          {facts
            ? t(`privacy.consents.agreements.${agreed ? 'accepted' : 'outdated'}`, facts)
            : t('privacy.consents.agreements.never')}
        </p>
      </div>
      {!agreed && (
        <Button
          look="secondary"
          busy={busy}
          aria-label={t('privacy.consents.agreements.acceptNamed', { text: name, version })}
          onClick={onAccept}
        >
          {t('privacy.consents.agreements.accept', { version })}
        </Button>
      )}
    </div>
  );
}

function News({
  text,
  agreement: { agreed },
  busy,
  onChange,
}: {
  text: LegalText | null;
  agreement: Agreement;
  busy: boolean;
  onChange: (given: boolean) => void;
}) {
  const { t } = useTranslation();
  const { user } = useSession();
  return (
    <div>
      <h3 className="text-lg">{t('privacy.consents.news.title')}</h3>
      {user.minor ? (
        <p className="mt-1 text-muted">{t('privacy.consents.news.children')}</p>
      ) : (
        <>
          {/* The very words that a yes is about. */}
          {text?.sections
            .flatMap(({ paragraphs }) => paragraphs)
            .map((paragraph) => (
              <p key={paragraph} className="mt-1 text-muted">
                {paragraph}
              </p>
            ))}
          <Checkbox
            name="marketing"
            checked={agreed}
            aria-disabled={busy || undefined}
            onChange={(event) => onChange(event.target.checked)}
            label={<b>{t('privacy.consents.news.on')}</b>}
          />
          <p className="text-sm text-muted">{t(`privacy.consents.news.${agreed ? 'active' : 'off'}`)}</p>
        </>
      )}
    </div>
  );
}
