import { Button, useMediaQuery, type Theme } from '@mui/material';
import { Activity, BookOpenCheck, LayoutDashboard } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  AppBar,
  Layout as BaseLayout,
  LoadingIndicator,
  Menu,
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
    <BaseLayout appBar={ConsoleBar} menu={ConsoleMenu} appBarAlwaysOn>
      {children}
    </BaseLayout>
  );
}

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
      <TitlePortal component="h1" />
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

function ConsoleMenu() {
  const translate = useTranslate();
  const { canAccess: readsBooks } = useCanAccess({ resource: 'books', action: 'list' });
  const { canAccess: seesFigures } = useCanAccess({ resource: 'dashboard', action: 'list' });
  return (
    <nav aria-label={translate('console.menu')}>
      <Menu>
        <Menu.DashboardItem primaryText="console.dashboard" leftIcon={<LayoutDashboard size={20} aria-hidden />} />
        <Menu.ResourceItem name="orders" />
        <Menu.ResourceItem name="payments" />
        <Menu.ResourceItem name="refunds" />
        <Menu.ResourceItem name="incidents" />
        <Menu.ResourceItem name="settlements" />
        {readsBooks && (
          <Menu.Item to="/books" primaryText="console.books.title" leftIcon={<BookOpenCheck size={20} aria-hidden />} />
        )}
        <Menu.ResourceItem name="games" />
        <Menu.ResourceItem name="developers" />
        <Menu.ResourceItem name="publishing" />
        <Menu.ResourceItem name="codes" />
        <Menu.ResourceItem name="people" />
        <Menu.ResourceItem name="roles" />
        <Menu.ResourceItem name="audit" />
        <Menu.ResourceItem name="late-work" />
        {seesFigures && (
          <Menu.Item to="/operations" primaryText="console.operations" leftIcon={<Activity size={20} aria-hidden />} />
        )}
      </Menu>
    </nav>
  );
}
