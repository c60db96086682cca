import { pesos } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { useTranslation } from '../../../lib/useTranslation';
import type { Plan } from '../../../lib/wire';
import { Tag } from '../../../ui/Tag';
import type { PlanId } from '../subscriptions';
import { priceFor, savingOf } from '../subscription-status';

/** About so many dollars, as the plans tell it. */
const dollars = (usd: number): string => `≈\u00a0US$\u00a0${Number.isInteger(usd) ? usd : usd.toFixed(2)}`;

interface PlanChooserProps {
  plans: readonly Plan[];
  chosen: PlanId;
  onChoose: (plan: PlanId) => void;
}

/** The plans side by side, each with its price a month and a year. */
export function PlanChooser({ plans, chosen, onChoose }: PlanChooserProps) {
  const { t } = useTranslation();
  return (
    <fieldset>
      <legend className="mb-3 font-display text-2xl font-bold text-heading">{t('plans.choose')}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        {plans.map((plan) => (
          <Option
            key={plan.plan_id}
            plan={plan}
            saving={savingOf(plan, plans)}
            checked={plan.plan_id === chosen}
            onChoose={onChoose}
          />
        ))}
      </div>
      <p className="mt-3 text-sm text-muted">{t('plans.vat')}</p>
    </fieldset>
  );
}

function Option({
  plan,
  saving,
  checked,
  onChoose,
}: {
  plan: Plan;
  saving: number;
  checked: boolean;
  onChoose: (plan: PlanId) => void;
}) {
  const { t } = useTranslation();
  const { language, pick } = useLanguage();
  const isYearly = plan.months === 12;
  const { pesos: other } = priceFor(plan, isYearly ? 1 : 12);
  return (
    <label className="flex cursor-pointer items-start gap-4 rounded-card border-2 border-line bg-surface p-4 shadow-card hover:border-edge has-[:checked]:border-love-text has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-link sm:p-5">
      <input
        type="radio"
        name="plan"
        value={plan.plan_id}
        checked={checked}
        onChange={() => onChoose(plan.plan_id)}
        className="mt-1.5 size-6 shrink-0 accent-[var(--link)]"
      />
      <span className="grid min-w-0 gap-1">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 font-display text-lg font-bold">
          {pick(plan.title)}
          {saving > 0 && <Tag>{t('plans.saves', { amount: pesos(saving, language) })}</Tag>}
        </span>
        <span className="font-display text-2xl font-extrabold leading-tight text-heading">
          {t(isYearly ? 'plans.perYear' : 'plans.perMonth', { amount: pesos(plan.price, language) })}
        </span>
        {language === 'en' && <span className="text-muted">{dollars(plan.approximate_usd)}</span>}
        <span className="text-muted">
          {t(isYearly ? 'plans.perMonth' : 'plans.perYear', { amount: pesos(other, language) })}
        </span>
      </span>
    </label>
  );
}
