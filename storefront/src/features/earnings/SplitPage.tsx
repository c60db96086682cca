import { pesos } from '../../lib/format';
import { useTranslation } from '../../lib/useTranslation';
import type { SplitRule } from '../../lib/wire';
import { LinkButton } from '../../ui/Button';
import { TableOf } from '../../ui/charts/TableOf';
import { Head } from '../../ui/Head';
import { Page } from '../../ui/Page';
import { Section } from '../../ui/Section';

/** How a sale is split, with an example that the API's rule was applied to. */
export function SplitPage({ rule }: { rule: SplitRule }) {
  const { t, language } = useTranslation();
  const { payoutThreshold, payoutWorkingDays } = rule;
  return (
    <Page narrow title={t('earnings.split.title')} lead={t('earnings.split.lead')}>
      <Head title={t('earnings.split.title')} description={t('earnings.split.lead')} />
      <div className="grid gap-6">
        <Example rule={rule} />
        <Section title={t('earnings.split.refundsTitle')}>
          <p>{t('earnings.split.refunds')}</p>
        </Section>
        <Section title={t('earnings.split.payTitle')}>
          <p>{t('earnings.split.pay', { threshold: pesos(payoutThreshold, language), days: payoutWorkingDays })}</p>
        </Section>
        <Withheld withholding={rule.withholding} />
        <p>{t('earnings.split.versions')}</p>
        <div>
          <LinkButton to="/developer">{t('earnings.split.apply')}</LinkButton>
        </div>
      </div>
    </Page>
  );
}

/** One sale, peso by peso. */
function Example({ rule }: { rule: SplitRule }) {
  const { t, language } = useTranslation();
  const money = (amount: number): string => pesos(amount, language);
  const { example, developerPercent, vatPercent, version } = rule;
  const rows = [
    [t('earnings.split.paid'), example.paid],
    [t('earnings.split.vat', { percent: vatPercent }), -example.vat],
    [t('earnings.split.net'), example.net],
    [t('earnings.split.developer', { percent: developerPercent }), example.developer],
    [t('earnings.split.shop', { percent: 100 - developerPercent }), example.shop],
  ] as const;
  return (
    <Section
      title={t('earnings.split.exampleTitle')}
      lead={t('earnings.split.exampleLead', { paid: money(example.paid), version })}
    >
      <ShareBar rule={rule} />
      <TableOf
        title={t('earnings.split.exampleTitle')}
        columns={[t('earnings.split.what'), t('earnings.split.amount')]}
        rows={rows.map(([name, amount]) => ({
          key: name,
          cells: [name, <b key="amount">{amount < 0 ? `−${money(-amount)}` : money(amount)}</b>],
        }))}
      />
      <p>{t('earnings.split.shopPays')}</p>
    </Section>
  );
}

function Withheld({ withholding }: Pick<SplitRule, 'withholding'>) {
  const { t, language } = useTranslation();
  return (
    <Section title={t('earnings.split.taxTitle')} lead={t('earnings.split.taxLead')}>
      <TableOf
        title={t('earnings.split.taxTitle')}
        columns={[t('earnings.taxDocumentKind'), t('earnings.split.tax')]}
        rows={withholding.map(({ kind, points }) => ({
          key: kind,
          cells: [t(`earnings.taxDocuments.${kind}`), percentOf(points, language)],
        }))}
      />
    </Section>
  );
}

/** The three parts of the example in their proportions; the table below says the same. */
function ShareBar({ rule: { example } }: { rule: SplitRule }) {
  const parts = [
    ['var(--link)', example.developer],
    ['var(--love)', example.shop],
    ['var(--edge)', example.vat],
  ] as const;
  let left = 0;
  return (
    <svg
      viewBox={`0 0 ${example.paid} 240`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-8 w-full rounded-full"
    >
      {parts.map(([colour, amount]) => {
        left += amount;
        return <rect key={colour} x={left - amount} width={amount} height="240" fill={colour} />;
      })}
    </svg>
  );
}

function percentOf(points: number, language: 'es' | 'en'): string {
  const text = new Intl.NumberFormat(language === 'es' ? 'es-CL' : 'en-GB', { maximumFractionDigits: 2 });
  return `${text.format(points / 100)} %`;
}
