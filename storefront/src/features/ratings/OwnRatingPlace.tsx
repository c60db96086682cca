import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../../lib/session/session';
import { useTranslation } from '../../lib/useTranslation';
import type { OwnRating } from '../../lib/wire';
import { Button } from '../../ui/Button';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Link } from '../../ui/Link';
import { Rich } from '../../ui/Rich';
import { OwnRatingPanel } from './OwnRatingPanel';
import type { useOwnRating } from './useOwnRating';

interface OwnRatingPlaceProps {
  slug: string;
  own: ReturnType<typeof useOwnRating>;
  onChanged: () => void;
}

/** The person's own review. Its room is kept: what is known of a person comes after the page. */
export function OwnRatingPlace({ slug, own: { loaded, put, again }, onChanged }: OwnRatingPlaceProps) {
  const { t } = useTranslation();
  const { isLoggedIn, verifying } = useSession();
  return (
    <div className="needs-scripts min-h-44">
      {!isLoggedIn && !verifying && <Guest />}
      {isLoggedIn && loaded.at === 'failed' && (
        <ErrorNotice
          title={t('ratings.own.notLoaded')}
          action={<Button onClick={again}>{t('shell.errors.retry')}</Button>}
        />
      )}
      {isLoggedIn && loaded.at === 'here' && loaded.value && (
        <Own own={loaded.value} slug={slug} put={put} onChanged={onChanged} />
      )}
    </div>
  );
}

interface OwnProps extends Pick<OwnRatingPlaceProps, 'slug' | 'onChanged'> {
  own: OwnRating;
  put: (own: OwnRating) => void;
}

function Own(props: OwnProps) {
  const { t } = useTranslation();
  const { bar, rating, minutesMissing } = props.own;
  if (bar === 'rating-by-child' || bar === 'rating-own-game') return null;
  // What was said stays the person's to delete, even where it may not be said again.
  if (bar === null || rating) return <OwnRatingPanel {...props} />;
  return (
    <Sentence>
      {bar === 'rating-needs-game' ? t('ratings.own.needsGame') : t('ratings.own.needsPlay', { count: minutesMissing })}
    </Sentence>
  );
}

function Guest() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const login = `/login?next=${encodeURIComponent(`${pathname}${search}#ratings`)}`;
  return (
    <Sentence>
      <Rich
        text={t('ratings.own.guest')}
        parts={{
          login: (words) => (
            <Link to={login} className="link">
              {words}
            </Link>
          ),
        }}
      />
    </Sentence>
  );
}

function Sentence({ children }: { children: ReactNode }) {
  return <p className="measure rounded-card border border-line bg-surface p-4 sm:p-5">{children}</p>;
}
