import { useState } from 'react';
import { momentInChile, pesos } from '../../../lib/format';
import { post, remove } from '../../../lib/http';
import { useAction } from '../../../lib/hooks/useAction';
import { useTranslation } from '../../../lib/useTranslation';
import type { StudioGame } from '../../../lib/wire';
import { Button } from '../../../ui/Button';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Field } from '../../../ui/form/Field';
import { Section } from '../../../ui/Section';
import { TextArea } from '../../../ui/form/TextArea';

interface SaleSectionProps {
  game: StudioGame;
  canEdit: boolean;
  onChanged: (game: StudioGame) => void;
}

/** Price, and whether the game is on sale; nothing of it needs a review. */
export function SaleSection({ game, canEdit, onChanged }: SaleSectionProps) {
  const { t, language } = useTranslation();
  const { busy, wrong, run } = useAction(t('publishing.failed'));
  const path = { gameId: game.id };
  const change = (to: 'withdraw' | 'restore'): void =>
    void run(async () => onChanged(await post(`/v1/developer/games/{gameId}/${to}`, { params: { path } })));
  return (
    <Section id="sale" title={t('publishing.sale.title')} lead={t('publishing.sale.lead')}>
      {game.price !== null && (
        <p>
          {t('publishing.sale.price')}: <strong>{pesos(game.price, language)}</strong>
        </p>
      )}
      {wrong && <ErrorNotice key={wrong.count} title={wrong.text} focus />}
      <PlannedPrices game={game} canEdit={canEdit} onChanged={onChanged} />
      {canEdit && game.state !== 'taken-down' && <PlanPrice game={game} onChanged={onChanged} />}
      {canEdit && game.state === 'taken-down' && !game.appealed && <Appeal game={game} onChanged={onChanged} />}
      {game.withdrawnBy === 'staff' ? (
        <TakenOffByShop game={game} />
      ) : (
        canEdit && <OnSale game={game} busy={busy} onChange={change} />
      )}
    </Section>
  );
}

function TakenOffByShop({ game: { withdrawnBecause } }: Pick<SaleSectionProps, 'game'>) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-1">
      {withdrawnBecause && <p>{t('publishing.sale.byShop', { reason: withdrawnBecause })}</p>}
      <p className="text-sm text-muted">{t('publishing.sale.byShopText')}</p>
    </div>
  );
}

interface OnSaleProps {
  game: StudioGame;
  busy: boolean;
  onChange: (to: 'withdraw' | 'restore') => void;
}

function OnSale({ game: { state }, busy, onChange }: OnSaleProps) {
  const { t } = useTranslation();
  if (state !== 'released' && state !== 'withdrawn') return null;
  const isReleased = state === 'released';
  return (
    <div>
      <Button look="secondary" busy={busy} onClick={() => onChange(isReleased ? 'withdraw' : 'restore')}>
        {t(isReleased ? 'publishing.sale.withdraw' : 'publishing.sale.restore')}
      </Button>
      {isReleased && <p className="mt-2 text-sm text-muted">{t('publishing.sale.withdrawText')}</p>}
    </div>
  );
}

function PlannedPrices({ game, canEdit, onChanged }: SaleSectionProps) {
  const { t, language } = useTranslation();
  const { busy, wrong, run } = useAction(t('publishing.failed'));
  const planned = game.priceChanges.filter(({ state }) => state === 'pending');
  if (planned.length === 0) return null;
  const cancel = (changeId: string): void =>
    void run(async () => {
      const path = { gameId: game.id, changeId };
      onChanged(await remove('/v1/developer/games/{gameId}/prices/{changeId}', { params: { path } }));
    });
  return (
    <>
      {wrong && <ErrorNotice key={wrong.count} title={wrong.text} focus />}
      <ul className="grid gap-2">
        {planned.map(({ changeId, price, appliesAt }) => (
          <li key={changeId} className="flex flex-wrap items-center gap-3">
            {t('publishing.sale.planned', {
              price: pesos(price, language),
              when: momentInChile(appliesAt, language),
            })}
            {canEdit && (
              <Button look="quiet" busy={busy} onClick={() => cancel(changeId)}>
                {t('publishing.sale.cancel')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** What is typed of a new price, and its sending. */
function usePlannedPrice({ game, onChanged }: Pick<SaleSectionProps, 'game' | 'onChanged'>) {
  const { t } = useTranslation();
  const { busy, wrong, run } = useAction(t('publishing.failed'));
  const [price, setPrice] = useState('');
  const [when, setWhen] = useState('');
  const [isMissing, setMissing] = useState(false);
  const plan = async (): Promise<void> => {
    setMissing(price === '');
    if (price === '') return;
    const body = { price: Number(price), ...(when ? { appliesAt: new Date(when).toISOString() } : {}) };
    onChanged(await post('/v1/developer/games/{gameId}/prices', { params: { path: { gameId: game.id } }, body }));
    setPrice('');
    setWhen('');
  };
  return { price, setPrice, when, setWhen, isMissing, busy, wrong, send: () => void run(plan) };
}

function PlanPrice(props: Pick<SaleSectionProps, 'game' | 'onChanged'>) {
  const { t } = useTranslation();
  const { price, setPrice, when, setWhen, isMissing, busy, wrong, send } = usePlannedPrice(props);
  return (
    <div className="grid gap-3">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={t('publishing.sale.newPrice')}
          inputMode="numeric"
          value={price}
          problem={isMissing ? t('publishing.facts.missing') : null}
          onChange={({ target }) => setPrice(target.value.replace(/\D/g, '').slice(0, 8))}
        />
        <Field
          label={t('publishing.sale.when')}
          hint={t('publishing.sale.whenHint')}
          type="datetime-local"
          value={when}
          onChange={({ target }) => setWhen(target.value)}
        />
      </div>
      {wrong && <ErrorNotice key={wrong.count} title={wrong.text} focus />}
      <div>
        <Button look="secondary" busy={busy} onClick={send}>
          {t('publishing.sale.change')}
        </Button>
      </div>
    </div>
  );
}

function Appeal({ game, onChanged }: Pick<SaleSectionProps, 'game' | 'onChanged'>) {
  const { t } = useTranslation();
  const { busy, wrong, run } = useAction(t('publishing.failed'));
  const [words, setWords] = useState('');
  const appeal = async (): Promise<void> => {
    const path = { gameId: game.id };
    onChanged(await post('/v1/developer/games/{gameId}/appeal', { params: { path }, body: { words } }));
  };
  return (
    <div className="grid gap-3">
      <TextArea
        label={t('publishing.sale.appeal')}
        hint={t('publishing.sale.appealHint')}
        value={words}
        maxLength={2000}
        onChange={({ target }) => setWords(target.value)}
      />
      {wrong && <ErrorNotice key={wrong.count} title={wrong.text} focus />}
      <div>
        <Button busy={busy} onClick={() => void run(appeal)}>
          {t('publishing.sale.sendAppeal')}
        </Button>
      </div>
    </div>
  );
}
