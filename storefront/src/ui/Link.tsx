import {
  Link as RouterLink,
  NavLink as RouterNavLink,
  useLocation,
  type LinkProps,
  type NavLinkProps,
  type To,
} from 'react-router';
import { onward } from '../lib/addresses';

export type { LinkProps, To } from 'react-router';

/** Where a path of the shop leads from this page. */
export function useOnward(path: string): string {
  return onward(path, useLocation().pathname);
}

function useOnwardTo(to: To): To {
  const { pathname } = useLocation();
  if (typeof to === 'string') return onward(to, pathname);
  return to.pathname ? { ...to, pathname: onward(to.pathname, pathname) } : to;
}

/** A way within the shop. From a page in a language it leads to the same language. */
export function Link({ to, ...rest }: LinkProps) {
  return <RouterLink {...rest} to={useOnwardTo(to)} />;
}

/** The same, which knows whether it leads to where one is. */
export function NavLink({ to, ...rest }: NavLinkProps) {
  return <RouterNavLink {...rest} to={useOnwardTo(to)} />;
}
