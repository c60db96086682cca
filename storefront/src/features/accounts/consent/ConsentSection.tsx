import { useState } from 'react';
import { useExplain } from '../../../lib/explain';
import { dayInChile } from '../../../lib/format';
import { get, post } from '../../../lib/http';
import { useLanguage } from '../../../lib/i18n';
import { notify } from '../../../ui/notice';
import { session, useSession } from '../../../lib/session/session';
import { useTranslation } from '../../../lib/useTranslation';
import type { AcceptedText, Consents, LegalText } from '../../../lib/wire';
import { Button } from '../../../ui/Button';
import { Checkbox } from '../../../ui/form/Checkbox';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Spinner } from '../../../ui/waiting/Spinner';
import { Section } from '../../../ui/Section';
import { loadedFrom, useLoaded, type Loaded } from '../../../lib/hooks/useLoaded';
import { Link } from '../../../ui/Link';

const PAGES = {
  terms: '/legal',
  privacy: '/privacy',
  subscription: '/subscriber-agreement',
  'page-views': '/cookies',
  'network-tag': '/cookies',
} as const;
type Listed = keyof typeof PAGES;

/** Lists only what this person was asked about. */
const isListed = ({ text, latest }: AcceptedText): boolean =>
  latest !== null || text === 'terms' || text === 'privacy' || text === 'marketing';

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
  const [wrong, setWrong] = useState<{ text: string; count: number } | null>(null);

  const answer = async ({ text, hash }: AcceptedText, given: boolean) => {
    // The subscriber agreement is accepted by subscribing.
    if (busy || text === 'subscription') return;
    setBusy(true);
    setWrong(null);
    try {
      put(await post('/v1/users/{id}/consents', { params: { path: { id: userId } }, body: { text, hash, given } }));
      notify({ tone: 'success', title: t('privacy.consents.agreements.saved') });
      await session.check({ force: true });
    } catch (problem) {
      setWrong((before) => ({
        text: explain(problem, t('privacy.consents.agreements.failed')),
        count: (before?.count ?? 0) + 1,
      }));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Section id="consents" title={t('privacy.consents.agreements.title')} lead={t('privacy.consents.agreements.lead')}>
      {wrong && <ErrorNotice key={wrong.count} focus title={wrong.text} />}
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
        loaded.value.texts
          .filter(isListed)
          .map((accepted) =>
            accepted.text === 'marketing' ? (
              <News
                key={accepted.text}
                text={news}
                accepted={accepted}
                busy={busy}
                onChange={(given) => void answer(accepted, given)}
              />
            ) : (
              <Text
                key={accepted.text}
                accepted={accepted}
                text={accepted.text}
                busy={busy}
                onAccept={() => void answer(accepted, true)}
                onWithdraw={() => void answer(accepted, false)}
              />
            ),
          )}
    </Section>
  );
}

function Text({
  accepted: { latest, agreed, version },
  text,
  busy,
  onAccept,
  onWithdraw,
}: {
  accepted: AcceptedText;
  text: Listed;
  busy: boolean;
  onAccept: () => void;
  onWithdraw: () => void;
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const name = t(`privacy.consents.agreements.${text}`);
  const facts = latest && { version: latest.version, date: dayInChile(latest.at, language) };
  const isMeasuring = PAGES[text] === '/cookies';
  if (isMeasuring && latest && !latest.given) return <Refused name={name} date={dayInChile(latest.at, language)} />;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line pb-4">
      <div className="min-w-0 grow basis-60">
        <Link to={latest ? `${PAGES[text]}?version=${latest.version}` : PAGES[text]} className="link font-semibold">
          {name}
        </Link>
        <p className="text-muted">
          {facts
            ? t(`privacy.consents.agreements.${agreed ? 'accepted' : 'outdated'}`, facts)
            : t('privacy.consents.agreements.never')}
        </p>
      </div>
      {agreed && isMeasuring && <Withdraw busy={busy} onWithdraw={onWithdraw} />}
      {!agreed && !isMeasuring && text !== 'subscription' && (
        <Accept name={name} version={version} busy={busy} onAccept={onAccept} />
      )}
    </div>
  );
}

function Withdraw({ busy, onWithdraw }: { busy: boolean; onWithdraw: () => void }) {
  const { t } = useTranslation();
  return (
    <Button look="secondary" busy={busy} onClick={onWithdraw}>
      {t('privacy.consents.agreements.withdraw')}
    </Button>
  );
}

interface AcceptProps {
  name: string;
  version: string;
  busy: boolean;
  onAccept: () => void;
}

function Accept({ name, version, busy, onAccept }: AcceptProps) {
  const { t } = useTranslation();
  return (
    <Button
      look="secondary"
      busy={busy}
      aria-label={t('privacy.consents.agreements.acceptNamed', { text: name, version })}
      onClick={onAccept}
    >
      {t('privacy.consents.agreements.accept', { version })}
    </Button>
  );
}

/** A no to being measured; the page on cookies is where it can be changed. */
function Refused({ name, date }: { name: string; date: string }) {
  const { t } = useTranslation();
  return (
    <div className="border-b border-line pb-4">
      <Link to="/cookies#choices" className="link font-semibold">
        {name}
      </Link>
      <p className="text-muted">{t('privacy.consents.agreements.refused', { date })}</p>
    </div>
  );
}

function News({
  text,
  accepted: { agreed },
  busy,
  onChange,
}: {
  text: LegalText | null;
  accepted: AcceptedText;
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
