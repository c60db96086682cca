import { useSession } from '../lib/session/session';
import { useTranslation } from '../lib/useTranslation';
import { classes } from '../ui/classes';
import { Face } from '../ui/Face';
import { Link, type LinkProps } from '../ui/Link';

/** The account of the person who is logged in, by picture and name. */
export function ProfileLink({
  className,
  ...rest
}: Omit<LinkProps, 'to' | 'children' | 'className'> & { className: string }) {
  const { t } = useTranslation();
  const { user } = useSession();
  return (
    <Link {...rest} to="/account" className={classes(className, 'gap-3')}>
      <Face url={user.profilePictureUrl} className="text-muted" />
      <span className="min-w-0">
        <span className="block truncate">{user.username ?? user.email}</span>
        <span className="block text-sm font-normal text-muted">{t('shell.nav.profile')}</span>
      </span>
    </Link>
  );
}
