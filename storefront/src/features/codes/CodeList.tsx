import type { ReactNode } from 'react';
import { dayInChile } from '../../lib/format';
import { useLanguage } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import type { OwnCode } from '../../lib/wire';
import { LinkButton } from '../../ui/Button';
import { Tag } from '../../ui/Tag';

const TONES = { available: 'mint', used: 'plain', inactive: 'danger' } as const;

/** Someone's codes: status, type, expiry and uses of each, and why it does not work. */
export function CodeList({ codes }: { codes: readonly OwnCode[] }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="codes">
      <h2 id="codes" className="mb-3 text-xl">
        {t('codes.mine.list')}
      </h2>
      <ul className="grid gap-4">
        {codes.map((code) => (
          <li key={code.id}>
            <Code code={code} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Code({ code }: { code: OwnCode }) {
  const { t } = useTranslation();
  const known = !code.code.startsWith('…');
  return (
    <article className="rounded-card border border-line bg-surface p-4 shadow-card sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-display text-lg font-extrabold [overflow-wrap:anywhere]">{code.code}</h3>
        <Tag tone={TONES[code.status]}>{t(`codes.mine.status.${code.status}`)}</Tag>
      </div>
      <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-3">
        <Fact name={t('codes.mine.type')}>
          <Kind code={code} />
        </Fact>
        <Fact name={t('codes.mine.expiry')}>
          <Validity code={code} />
        </Fact>
        <Fact name={t('codes.mine.uses')}>
          {code.usesPerPerson === null
            ? t('codes.mine.usesFree', { count: code.uses })
            : t('codes.mine.usesOf', { n: code.uses, of: code.usesPerPerson })}
        </Fact>
      </dl>
      {code.message && <p className="mt-3 font-semibold">{code.message}</p>}
      {code.status === 'available' && known && (
        <div className="mt-3">
          <LinkButton
            look="secondary"
            to={`/redeem-code/${encodeURIComponent(code.code)}`}
            aria-label={t('codes.mine.useNamed', { code: code.code })}
          >
            {t('codes.mine.useNow')}
          </LinkButton>
        </div>
      )}
    </article>
  );
}

function Kind({ code }: { code: OwnCode }) {
  const { t } = useTranslation();
  const limits = [
    code.gameIds && t('codes.mine.someGames'),
    code.firstPurchaseOnly && t('codes.mine.firstOnly'),
  ].filter(Boolean);
  return (
    <>
      {code.type === 'percent' && t('codes.mine.kinds.percent', { percent: code.percent })}
      {code.type === 'game' && t('codes.mine.kinds.game')}
      {code.type === 'plan' &&
        t('codes.mine.kinds.plan', {
          count: code.periods ?? 1,
          plan: t(`codes.mine.plans.${code.planId ?? 'monthly'}`),
        })}
      {limits.map((limit) => (
        <span key={String(limit)} className="block text-sm font-normal text-muted">
          {limit}
        </span>
      ))}
    </>
  );
}

/** The last day is told, not the moment after it. */
function Validity({ code: { validFrom, validUntil, why } }: { code: OwnCode }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const lastDay = validUntil && new Date(Date.parse(validUntil) - 1).toISOString();
  return (
    <>
      {lastDay ? t('codes.mine.until', { date: dayInChile(lastDay, language) }) : t('codes.mine.never')}
      {validFrom && why === 'code-not-yet-valid' && (
        <span className="block text-sm font-normal text-muted">
          {t('codes.mine.from', { date: dayInChile(validFrom, language) })}
        </span>
      )}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
