import { Activity, LayoutDashboard } from 'lucide-react';
import type { ReactNode } from 'react';
import { AppBar, Layout as BaseLayout, Menu, useCanAccess, useTranslate } from 'react-admin';

/** Bar, menu and page; the menu shows what the person may open. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <BaseLayout appBar={ConsoleBar} menu={ConsoleMenu} appBarAlwaysOn>
      {children}
    </BaseLayout>
  );
}

function ConsoleBar() {
  return <AppBar color="default" alwaysOn />;
}

function ConsoleMenu() {
  const translate = useTranslate();
  const { canAccess: seesFigures } = useCanAccess({ resource: 'dashboard', action: 'list' });
  return (
    <nav aria-label={translate('console.menu')}>
      <Menu>
        <Menu.DashboardItem primaryText="console.dashboard" leftIcon={<LayoutDashboard size={20} aria-hidden />} />
        <Menu.ResourceItem name="orders" />
        <Menu.ResourceItem name="payments" />
        <Menu.ResourceItem name="games" />
        {seesFigures && <Menu.Item to="/operations" primaryText="console.operations" leftIcon={<Activity size={20} aria-hidden />} />}
      </Menu>
    </nav>
  );
}
