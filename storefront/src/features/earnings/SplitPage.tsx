import { pesos } from '../../lib/format';
import { useTranslation } from '../../lib/useTranslation';
import type { SplitRule } from '../../lib/wire';
import { LinkButton } from '../../ui/Button';
import { TableOf } from '../../ui/charts/TableOf';
import { Head } from '../../ui/Head';
import { Page } from '../../ui/Page';
import { Section } from '../../ui/Section';
import { useMoney } from './useMoney';

/** How a sale is split, with an example that the API's rule was applied to. */
export function SplitPage({ rule }: { rule: SplitRule }) {
  const { t, language } = useTranslation();
  const { payoutThreshold, payoutWorkingDays } = rule;
  return (
    <Page narrow title={t('earnings.split.title')} lead={t('earnings.split.lead')}>
      <Head title={t('earnings.split.title')} description={t('earnings.split.lead')} />
      <div className="grid gap-6">
        <Example rule={rule} />
        <Plan rule={rule} />
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
  const { example, version } = rule;
  return (
    <Section
      title={t('earnings.split.exampleTitle')}
      lead={t('earnings.split.exampleLead', { paid: pesos(example.paid, language), version })}
    >
      <ShareBar example={example} />
      <Amounts title={t('earnings.split.exampleTitle')} rows={useParts(rule, example, 'earnings.split.developer')} />
      <p>{t('earnings.split.shopPays')}</p>
    </Section>
  );
}

/** A month of the plan: first as a sale is, then by what was played. */
function Plan({ rule }: { rule: SplitRule }) {
  const { t, language } = useTranslation();
  const { plan } = rule;
  const played = plan.games.map(({ minutes, amount }) => [t('earnings.split.played', { minutes }), amount] as const);
  const title = t('earnings.split.planTitle');
  return (
    <Section title={title} lead={t('earnings.split.planLead', { paid: pesos(plan.paid, language) })}>
      <ShareBar example={plan} />
      <Amounts title={title} rows={[...useParts(rule, plan, 'earnings.split.studios'), ...played]} />
      <ul className="grid list-disc gap-2 pl-6">
        {(['byPlay', 'ownPeople', 'held', 'waits'] as const).map((one) => (
          <li key={one}>
            {t(`earnings.split.${one}`, {
              hours: plan.hoursOfOneDay,
              days: plan.heldDays,
              months: plan.waitsMonths,
              players: plan.players,
            })}
          </li>
        ))}
      </ul>
    </Section>
  );
}

type Payment = SplitRule['example'];
type Row = readonly [name: string, amount: number];

/** Where a payment goes, by the rule. */
function useParts(
  rule: SplitRule,
  { paid, vat, net, developer, shop }: Payment,
  studios: 'earnings.split.developer' | 'earnings.split.studios',
): Row[] {
  const { t } = useTranslation();
  const percent = rule.developerPercent;
  return [
    [t('earnings.split.paid'), paid],
    [t('earnings.split.vat', { percent: rule.vatPercent }), -vat],
    [t('earnings.split.net'), net],
    [t('earnings.split.shop', { percent: 100 - percent }), shop],
    [t(studios, { percent }), developer],
  ];
}

function Amounts({ title, rows }: { title: string; rows: readonly Row[] }) {
  const { t } = useTranslation();
  const money = useMoney();
  return (
    <TableOf
      title={title}
      columns={[t('earnings.split.what'), t('earnings.split.amount')]}
      rows={rows.map(([name, amount]) => ({
        key: name,
        cells: [
          name,
          <b key="amount" className="whitespace-nowrap">
            {money(amount)}
          </b>,
        ],
      }))}
    />
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

/** The three parts of a payment in their proportions; the table below says the same. */
function ShareBar({ example }: { example: Payment }) {
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
