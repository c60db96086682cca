import { Check, ShoppingCart } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { cart, useCart } from './cart';
import { useExplain } from '../../../lib/explain';
import { post } from '../../../lib/http';
import { useLanguage } from '../../../lib/i18n';
import { notify } from '../../../ui/notice';
import { useSession } from '../../../lib/session/session';
import { useTranslation } from '../../../lib/useTranslation';
import type { GameCard } from '../../../lib/wire';
import { Button, LinkButton } from '../../../ui/Button';
import { useAgeQuestion } from '../../../ui/game/useAgeQuestion';

type Offered = Pick<GameCard, 'id' | 'slug' | 'title' | 'price' | 'ageRating'>;

interface BuyButtonProps {
  game: Offered;
  owned: boolean;
  lent: boolean;
  /** What a person does with a game that they may play. */
  play: ReactNode;
  onClaimed: () => void;
}

/** The one thing to do with a game now: get it, buy it, go to the cart, or play it. */
export function BuyButton(props: BuyButtonProps) {
  const {
    game: { id },
    owned,
  } = props;
  const inCart = useCart().includes(id);
  return (
    <KeepsFocus key={id} step={owned ? 'owned' : inCart ? 'in-cart' : 'new'}>
      <Action {...props} inCart={inCart} />
    </KeepsFocus>
  );
}

/** When what was pressed gives way to the next step, the keyboard goes on from there. */
function KeepsFocus({ step, children }: { step: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    if (pressed.current && document.activeElement === document.body)
      box.current?.querySelector<HTMLElement>('a, button')?.focus();
    pressed.current = false;
  }, [step]);
  return (
    <div
      ref={box}
      onClickCapture={() => {
        pressed.current = true;
      }}
    >
      {children}
    </div>
  );
}

function Action({ game, inCart, owned, lent, play, onClaimed }: BuyButtonProps & { inCart: boolean }) {
  const { t } = useTranslation();
  const { pick } = useLanguage();
  if (owned) return play;
  if (game.price === 0) return <ClaimButton game={game} onClaimed={onClaimed} />;
  if (inCart)
    return (
      <LinkButton to="/cart" wide>
        <Check aria-hidden="true" className="size-5" />
        {t('catalog.game.goToCart')}
      </LinkButton>
    );
  const add = () => {
    const lasts = cart.add(game.id);
    const title = t('catalog.game.added', { title: pick(game.title) });
    notify(lasts ? { tone: 'success', title } : { tone: 'error', title, message: t('catalog.game.noRoom') });
  };
  if (lent) {
    return (
      <div className="grid gap-2.5">
        {play}
        <Button look="secondary" wide onClick={add}>
          {t('catalog.game.buyToKeep')}
        </Button>
      </div>
    );
  }
  return (
    <Button wide onClick={add}>
      <ShoppingCart aria-hidden="true" className="size-5" />
      {t('catalog.game.buy')}
    </Button>
  );
}

function ClaimButton({ game, onClaimed }: Pick<BuyButtonProps, 'game' | 'onClaimed'>) {
  const { t } = useTranslation();
  const { pick } = useLanguage();
  const { isLoggedIn } = useSession();
  const explain = useExplain();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [busy, setBusy] = useState(false);

  const claim = async () => {
    setBusy(true);
    try {
      await post('/v1/payment/claim-free-game', { body: { game_id: game.id } });
      onClaimed();
      cart.remove(game.id);
      notify({ tone: 'success', title: t('catalog.game.claimed', { title: pick(game.title) }) });
    } catch (problem) {
      notify({ tone: 'error', title: t('shell.errors.title'), message: explain(problem) });
    } finally {
      setBusy(false);
    }
  };
  const { begin, question } = useAgeQuestion(game, claim);
  const ask = () => (isLoggedIn ? begin() : void navigate(`/login?next=${encodeURIComponent(pathname)}`));
  return (
    <>
      <Button wide busy={busy} onClick={ask}>
        {busy ? t('catalog.game.claiming') : t('catalog.game.claim')}
      </Button>
      {question}
    </>
  );
}
