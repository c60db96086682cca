import { useState, type ReactNode } from 'react';
import { dayInChile } from '../../lib/format';
import { post, put, remove } from '../../lib/http';
import { useLanguage } from '../../lib/i18n';
import { useAction } from '../../lib/hooks/useAction';
import { coverIn } from '../../lib/picture';
import { useTranslation } from '../../lib/useTranslation';
import type { WishedGame, Wishlist } from '../../lib/wire';
import { Button, LinkButton } from '../../ui/Button';
import { CopyButton } from '../../ui/CopyButton';
import { Checkbox } from '../../ui/form/Checkbox';
import { Cover } from '../../ui/game/Cover';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Field } from '../../ui/form/Field';
import { Money } from '../../ui/Money';
import { Section } from '../../ui/Section';
import { Tag } from '../../ui/Tag';
import { noteWishlist } from './wishlist';
import { Link } from '../../ui/Link';

interface WishlistViewProps {
  first: Wishlist;
  /** What is done with a game to get it. */
  actionOf: WishedGamesProps['actionOf'];
}

/** The person's list, with its mails and its address for parents. */
export function WishlistView({ first, actionOf }: WishlistViewProps) {
  const { t } = useTranslation();
  const [list, setList] = useState(first);
  const { busy, wrong, run } = useAction(t('wishlist.failed'));
  const change = (work: () => Promise<Wishlist>): void =>
    void run(async () => {
      const next = await work();
      setList(next);
      noteWishlist(next);
    });
  const takeOff = ({ gameId }: Wished): void =>
    change(async () => {
      const next = await remove('/v1/wishlist/games/{gameId}', { params: { path: { gameId } } });
      // The button that had the keyboard is gone.
      document.getElementById('main')?.focus();
      return next;
    });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {wrong && <ErrorNotice key={wrong.count} focus title={wrong.text} />}
      {list.games.length === 0 ? (
        <NoWishes />
      ) : (
        <WishedGames games={list.games} actionOf={actionOf} onRemove={takeOff} />
      )}
      <Mails wanted={list.mails} change={change} />
      <Sharing url={list.shareUrl} busy={busy} change={change} />
    </div>
  );
}

/** An empty list, and the way to fill it. */
export function NoWishes() {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('wishlist.none.title')}
      action={<LinkButton to="/games">{t('wishlist.none.action')}</LinkButton>}
    >
      {t('wishlist.none.text')}
    </EmptyState>
  );
}

/** A game of a list; on the one that a browser keeps, no one knows since when. */
export interface Wished extends Omit<WishedGame, 'addedAt'> {
  addedAt?: string;
}

interface WishedGamesProps {
  games: readonly Wished[];
  actionOf: (game: Wished) => ReactNode;
  onRemove?: (game: Wished) => void;
}

/** The games of a wishlist. */
export function WishedGames({ games, ...rest }: WishedGamesProps) {
  return (
    <ul className="grid gap-4">
      {games.map((game) => (
        <li
          key={game.gameId}
          className="flex flex-wrap items-center gap-4 rounded-card border border-line bg-surface p-4 shadow-card sm:flex-nowrap"
        >
          <Game game={game} {...rest} />
        </li>
      ))}
    </ul>
  );
}

function Game({ game, actionOf, onRemove }: Omit<WishedGamesProps, 'games'> & { game: Wished }) {
  const { t } = useTranslation();
  const { language, pick } = useLanguage();
  return (
    <>
      <Cover src={coverIn(language, game)} className="w-20 shrink-0" />
      <div className="min-w-0 grow basis-40">
        <h2 className="text-lg">
          <Link to={`/games/${game.slug}`} className="text-heading hover:underline">
            {pick(game.title)}
          </Link>
        </h2>
        <p className="mt-1 flex flex-wrap items-center gap-2 font-bold">
          <Price game={game} />
          {game.listed && game.inPlan && <Tag tone="love">{t('wishlist.inPlan')}</Tag>}
        </p>
        {game.addedAt && (
          <p className="mt-1 text-sm text-muted">{t('wishlist.since', { date: dayInChile(game.addedAt, language) })}</p>
        )}
      </div>
      <div className="grid w-full gap-1 sm:w-52 sm:shrink-0">
        {game.listed && actionOf(game)}
        {onRemove && (
          <button type="button" onClick={() => onRemove(game)} className="link min-h-11 font-semibold">
            {t('wishlist.remove')}
            <span className="sr-only">: {pick(game.title)}</span>
          </button>
        )}
      </div>
    </>
  );
}

function Price({ game: { listed, announced, price } }: { game: Wished }) {
  const { t } = useTranslation();
  if (!listed) return <Tag>{t('wishlist.notOnSale')}</Tag>;
  return announced ? <Tag tone="sun">{t('wishlist.coming')}</Tag> : <Money amount={price} />;
}

type Change = (work: () => Promise<Wishlist>) => void;

function Mails({ wanted, change }: { wanted: boolean; change: Change }) {
  const { t } = useTranslation();
  return (
    <Section title={t('wishlist.mails.title')}>
      <Checkbox
        label={t('wishlist.mails.label')}
        checked={wanted}
        onChange={({ target }) => change(() => put('/v1/wishlist/mails', { body: { mails: target.checked } }))}
      />
      <p className="text-sm text-muted">{t('wishlist.mails.hint')}</p>
    </Section>
  );
}

interface SharingProps {
  url: string | null;
  busy: boolean;
  change: Change;
}

function Sharing({ url, busy, change }: SharingProps) {
  const { t } = useTranslation();
  return (
    <Section title={t('wishlist.share.title')} lead={t('wishlist.share.lead')}>
      {url ? (
        <>
          <Field label={t('wishlist.share.address')} value={url} readOnly onFocus={({ target }) => target.select()} />
          <div className="flex flex-wrap gap-3">
            <CopyButton text={url} look="primary">
              {t('wishlist.share.copy')}
            </CopyButton>
            <Button look="secondary" busy={busy} onClick={() => change(() => remove('/v1/wishlist/share'))}>
              {t('wishlist.share.stop')}
            </Button>
          </div>
        </>
      ) : (
        <div>
          <Button look="secondary" busy={busy} onClick={() => change(() => post('/v1/wishlist/share'))}>
            {t('wishlist.share.begin')}
          </Button>
        </div>
      )}
    </Section>
  );
}
