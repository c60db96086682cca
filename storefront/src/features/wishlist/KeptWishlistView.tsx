import { useEffect } from 'react';
import { useTranslation } from '../../lib/useTranslation';
import { useSession } from '../../lib/session/session';
import type { GameCard } from '../../lib/wire';
import { LinkButton } from '../../ui/Button';
import { Section } from '../../ui/Section';
import { keptWishlist, useKeptWishlist } from './kept-wishlist';
import { NoWishes, WishedGames, type Wished } from './WishlistView';

interface KeptWishlistViewProps {
  /** What was in this browser when the page came. */
  loadedIds: readonly string[];
  games: readonly GameCard[];
  /** What is done with a game to get it. */
  actionOf: (game: Wished) => React.ReactNode;
  reload: () => void;
}

/** The list of a visitor without an account, which this browser keeps. */
export function KeptWishlistView({ loadedIds, games, actionOf, reload }: KeptWishlistViewProps) {
  const { isLoggedIn } = useSession();
  const ids = useKeptWishlist();
  const isOld = isLoggedIn || ids.some((id) => !loadedIds.includes(id));
  useEffect(() => {
    if (isOld) reload();
  }, [isOld, reload]);
  const wished = games.filter(({ id }) => ids.includes(id)).map(wishedGame);
  const takeOff = ({ gameId }: Wished): void => {
    keptWishlist.remove(gameId);
    // The button that had the keyboard is gone.
    document.getElementById('main')?.focus();
  };
  if (wished.length === 0) return <NoWishes />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <WishedGames games={wished} actionOf={actionOf} onRemove={takeOff} />
      <Invitation />
    </div>
  );
}

const wishedGame = ({ id, slug, title, cover, coverEn, price, inPlan, announced }: GameCard): Wished => ({
  gameId: id,
  slug,
  title,
  cover,
  coverEn,
  price,
  inPlan,
  announced,
  listed: true,
});

/** Where the list is kept, and what an account does for it. */
function Invitation() {
  const { t } = useTranslation();
  return (
    <Section title={t('wishlist.here.title')} lead={t('wishlist.here.lead')}>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/login?next=%2Fwishlist">{t('wishlist.here.login')}</LinkButton>
        <LinkButton look="secondary" to="/register-pending?next=%2Fwishlist">
          {t('wishlist.here.signup')}
        </LinkButton>
      </div>
    </Section>
  );
}
