import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useExplain } from '../../lib/explain';
import { post } from '../../lib/http';
import { useLanguage } from '../../lib/i18n';
import { coverIn } from '../../lib/picture';
import { useSession } from '../../lib/session/session';
import { useTranslation } from '../../lib/useTranslation';
import type { Discount, GameCard } from '../../lib/wire';
import { Button, LinkButton } from '../../ui/Button';
import { Cover } from '../../ui/game/Cover';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { useAgeQuestion } from '../../ui/game/useAgeQuestion';

interface RedeemProps {
  code: string;
  discount: Discount;
  game: GameCard | null;
  owned: boolean;
  /** Takes the code into the cart. */
  keepCode: (code: string) => void;
  onRedeemed: () => Promise<void>;
}

/** What a code gives; nothing of it is used before the person says so. */
export function Redeem({ code, discount, game, owned, keepCode, onRedeemed }: RedeemProps) {
  const { t } = useTranslation();
  const { user } = useSession();
  const plan = t(`codes.mine.plans.${discount.planId ?? 'monthly'}`);
  return (
    <section className="rounded-card border border-line bg-surface p-4 shadow-card sm:p-6">
      <p className="text-muted">{t('codes.redeem.code')}</p>
      <h2 className="font-display text-2xl font-extrabold [overflow-wrap:anywhere]">{code.toUpperCase()}</h2>
      {discount.kind === 'percent' && (
        <Step text={t('codes.redeem.percent.text', { percent: discount.percent })}>
          <ToCart code={code} keepCode={keepCode} />
        </Step>
      )}
      {discount.kind === 'game' &&
        (game ? (
          <Game code={code} game={game} owned={owned} onRedeemed={onRedeemed} />
        ) : (
          <p role="alert" className="mt-3 font-semibold">
            {t('codes.redeem.game.gone')}
          </p>
        ))}
      {discount.kind === 'plan' && (
        <Step text={t('codes.redeem.plan.text', { count: discount.periods ?? 1, plan })}>
          <LinkButton to={`/subscription?code=${encodeURIComponent(code)}`}>{t('codes.redeem.plan.action')}</LinkButton>
        </Step>
      )}
      <p className="mt-5 border-t border-line pt-4 text-muted">
        {t('codes.redeem.asking')} <b className="text-ink">{user.username ?? user.email}</b>
      </p>
    </section>
  );
}

function Step({ text, children }: { text: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      <p className="mt-3 text-lg">{text}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        {children}
        <LinkButton look="secondary" to="/my-discount-codes">
          {t('codes.redeem.notNow')}
        </LinkButton>
      </div>
    </>
  );
}

function ToCart({ code, keepCode }: Pick<RedeemProps, 'code' | 'keepCode'>) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const use = async () => {
    keepCode(code);
    await post('/v1/discounts/claim', { body: { code } }).catch(() => undefined);
    await navigate('/cart');
  };
  return <Button onClick={() => void use()}>{t('codes.redeem.percent.action')}</Button>;
}

function Game({
  code,
  game,
  owned: ownedBefore,
  onRedeemed,
}: Pick<RedeemProps, 'code' | 'owned' | 'onRedeemed'> & { game: GameCard }) {
  const { t } = useTranslation();
  const { language, pick } = useLanguage();
  const explain = useExplain();
  const [state, setState] = useState<
    { at: 'idle' | 'working' | 'done' } | { at: 'refused'; why: string; count: number }
  >({ at: 'idle' });

  const redeem = async () => {
    const count = state.at === 'refused' ? state.count + 1 : 1;
    setState({ at: 'working' });
    try {
      await post('/v1/payment/claim-free', { body: { game_id: game.id, discount_code: code } });
      setState({ at: 'done' });
      void onRedeemed();
    } catch (problem) {
      setState({ at: 'refused', why: explain(problem, t('codes.redeem.failed')), count });
    }
  };
  const { begin, question } = useAgeQuestion(game, redeem);
  const owned = state.at !== 'done' && ownedBefore;
  return (
    <>
      <div className="mt-4 flex items-center gap-4">
        <Cover src={coverIn(language, game)} className="w-20 shrink-0 !rounded-[14px]" />
        <div>
          <p className="font-display text-xl font-bold">{pick(game.title)}</p>
          <p className="text-sm text-muted">{t(`catalog.ages.${game.ageRating}`)}</p>
        </div>
      </div>
      {question}
      {state.at === 'refused' && (
        <div className="mt-4">
          <ErrorNotice key={state.count} focus title={t('codes.redeem.brokenTitle')}>
            {state.why}
          </ErrorNotice>
        </div>
      )}
      <div role="status">
        {state.at === 'done' && (
          <p className="mt-4 text-lg">
            <b>{t('codes.redeem.game.doneTitle')}.</b> {t('codes.redeem.game.done')}
          </p>
        )}
      </div>
      {state.at === 'done' || owned ? (
        <>
          {owned && <p className="mt-3 text-lg">{t('codes.redeem.game.owned')}</p>}
          <div className="mt-5">
            <LinkButton to="/library">{t('codes.redeem.game.library')}</LinkButton>
          </div>
        </>
      ) : (
        <Step text={`${t('codes.redeem.game.text')} ${t('codes.redeem.game.spends')}`}>
          <Button busy={state.at === 'working'} onClick={begin}>
            {state.at === 'working' ? t('codes.redeem.working') : t('codes.redeem.game.action')}
          </Button>
        </Step>
      )}
    </>
  );
}
