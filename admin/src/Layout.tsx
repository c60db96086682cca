import { Button, useMediaQuery, type Theme } from '@mui/material';
import { Activity, BookOpenCheck, LayoutDashboard, PiggyBank } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  AppBar,
  Layout as BaseLayout,
  LoadingIndicator,
  Menu,
  Sidebar,
  type SidebarProps,
  TitlePortal,
  ToggleThemeButton,
  useCanAccess,
  useGetIdentity,
  useLocaleState,
  UserMenu,
  useTranslate,
} from 'react-admin';

/** Bar, menu and page; the menu shows what the person may open. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <BaseLayout appBar={ConsoleBar} menu={ConsoleMenu} sidebar={ConsoleSidebar} appBarAlwaysOn>
      {children}
    </BaseLayout>
  );
}

/** A new one when the window gets narrow: the one of before would never end closing, and hide the page from screen readers. */
function ConsoleSidebar(props: SidebarProps) {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return <Sidebar key={isNarrow ? 'narrow' : 'wide'} {...props} />;
}

/** A title that is too long for its line ends in dots. */
const ELLIPSIS = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' };

function ConsoleBar() {
  const tools = (
    <>
      <LanguageButton />
      <ToggleThemeButton />
      <LoadingIndicator />
    </>
  );
  return (
    <AppBar color="default" alwaysOn toolbar={tools} userMenu={<PersonMenu />}>
      {/* Twice, because the child's own display would win otherwise. */}
      <TitlePortal component="h1" sx={{ '&& > *': ELLIPSIS }} />
    </AppBar>
  );
}

/** Named by what stands on it: where there is room, the person's name. */
function PersonMenu() {
  const { identity } = useGetIdentity();
  const hasRoom = useMediaQuery<Theme>((theme) => theme.breakpoints.up('sm'));
  return <UserMenu label={(hasRoom && identity?.fullName) || 'ra.auth.user_menu'} />;
}

/** Goes over to the other language; named in that language. */
export function LanguageButton() {
  const [locale, setLocale] = useLocaleState();
  const [other, name] = locale === 'es' ? ['en', 'English'] : ['es', 'Español'];
  return (
    <Button
      color="inherit"
      size="small"
      lang={other}
      aria-label={name}
      onClick={() => setLocale(other ?? 'en')}
      sx={{ minWidth: 40, textTransform: 'uppercase' }}
    >
      {other}
    </Button>
  );
}

/** What stands above the books, above the earnings and below them. */
const SALES = ['orders', 'payments', 'refunds', 'incidents', 'settlements'];
const STUDIOS = ['games', 'developers'];
const OTHERS = [
  'statements',
  'payouts',
  'bank-files',
  'contested-play',
  'suspicious-play',
  'publishing',
  'reports',
  'enquiries',
  'ratings',
  'codes',
  'school-plans',
  'people',
  'roles',
  'audit',
  'late-work',
];

const resourceItem = (name: string) => <Menu.ResourceItem key={name} name={name} />;

function ConsoleMenu() {
  const translate = useTranslate();
  const { canAccess: seesEarnings } = useCanAccess({ resource: 'earnings', action: 'list' });
  const { canAccess: readsBooks } = useCanAccess({ resource: 'books', action: 'list' });
  const { canAccess: seesFigures } = useCanAccess({ resource: 'dashboard', action: 'list' });
  return (
    <nav aria-label={translate('console.menu')}>
      <Menu>
        <Menu.DashboardItem primaryText="console.dashboard" leftIcon={<LayoutDashboard size={20} aria-hidden />} />
        {SALES.map(resourceItem)}
        {readsBooks && (
          <Menu.Item to="/books" primaryText="console.books.title" leftIcon={<BookOpenCheck size={20} aria-hidden />} />
        )}
        {STUDIOS.map(resourceItem)}
        {seesEarnings && (
          <Menu.Item
            to="/earnings"
            primaryText="console.earnings.title"
            leftIcon={<PiggyBank size={20} aria-hidden />}
          />
        )}
        {OTHERS.map(resourceItem)}
        {seesFigures && (
          <Menu.Item to="/operations" primaryText="console.operations" leftIcon={<Activity size={20} aria-hidden />} />
        )}
      </Menu>
    </nav>
  );
}
