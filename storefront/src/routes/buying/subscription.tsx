import { useState } from 'react';
import {
  useLoaderData,
  useSearchParams,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { NeighboursContext } from '../../features/subscriptions/neighbours';
import { IncludedGames } from '../../features/subscriptions/subscribe/IncludedGames';
import { PlanChooser } from '../../features/subscriptions/subscribe/PlanChooser';
import type { PlanId } from '../../features/subscriptions/subscriptions';
import { SubscribePanel } from '../../features/subscriptions/subscribe/SubscribePanel';
import { get } from '../../lib/http';
import { languageOf, says } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import { Head } from '../../ui/Head';
import { neighbours } from './subscription.neighbours';

export const handle = says('plans', 'unanswered');

/** The plans on sale and the games that they include. */
export async function loader({ request }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const [{ plans }, { games }] = await Promise.all([
    get('/v1/plans', { language }),
    get('/v1/games', { params: { query: { plan: 'included', size: 100 } }, language }),
  ]);
  return { plans, games };
}

/** Choosing a plan changes the address, but nothing of what the server told. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate;
}

export default function SubscriptionPage() {
  const { t } = useTranslation();
  const { plans, games } = useLoaderData<typeof loader>();
  const [search, setSearch] = useSearchParams();
  const [chosen, setChosen] = useState(search.get('plan'));
  const plan = plans.find(({ plan_id: id }) => id === chosen) ?? plans[0];
  const choose = (id: PlanId) => {
    setChosen(id);
    setSearch({ plan: id }, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <Head title={t('plans.title')} description={t('plans.lead')} />
      <div className="edge column pb-16 pt-8 md:pt-11">
        <h1 className="max-w-[14.5em] text-3xl md:text-4xl">{t('plans.promise')}</h1>
        <p className="mb-8 mt-2 max-w-[38.2em] text-lg text-muted">{t('plans.lead')}</p>
        {plan && (
          <div className="grid max-w-4xl gap-6">
            <PlanChooser plans={plans} chosen={plan.plan_id} onChoose={choose} />
            <NeighboursContext value={neighbours}>
              <SubscribePanel plan={plan} />
            </NeighboursContext>
          </div>
        )}
        <div className="mt-12">
          <IncludedGames games={games} />
        </div>
      </div>
    </>
  );
}
