import { lazy } from 'react';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { createHashRouter, Route, RouterProvider } from 'react-router';
import audit from './audit';
import { authProvider } from './authProvider';
import { Dashboard } from './dashboard/Dashboard';
import codes from './codes';
import { dataProvider } from './dataProvider';
import games from './games';
import { i18nProvider } from './i18n';
import incidents from './incidents';
import { Layout } from './Layout';
import { queryClient } from './lib/queries';
import orders from './orders';
import payments from './payments';
import people from './people';
import roles from './roles';
import lateWork from './late-work';
import developers from './developers';
import publishing from './publishing';
import refunds from './refunds';
import settlements from './settlements';
import { LoginPage } from './session/LoginPage';
import { darkTheme, lightTheme } from './theme';

const BooksPage = lazy(() => import('./books/BooksPage'));
const Operations = lazy(() => import('./dashboard/Operations'));

const router = createHashRouter([{ path: '*', element: <Console /> }]);

/** The console and its addresses. */
export function App() {
  // As transitions, the step to the sign-in page would wait while react-admin sends a stranger there again and again.
  return <RouterProvider router={router} useTransitions={false} />;
}

/** The console's table of contents. */
function Console() {
  return (
    <Admin
      title="Ludoteca"
      disableTelemetry
      requireAuth
      queryClient={queryClient}
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      theme={lightTheme}
      darkTheme={darkTheme}
      layout={Layout}
      loginPage={LoginPage}
      dashboard={Dashboard}
    >
      <Resource name="orders" {...orders} />
      <Resource name="payments" {...payments} />
      <Resource name="refunds" {...refunds} />
      <Resource name="incidents" {...incidents} />
      <Resource name="settlements" {...settlements} />
      <Resource name="games" {...games} />
      <Resource name="developers" {...developers} />
      <Resource name="publishing" {...publishing} />
      <Resource name="codes" {...codes} />
      <Resource name="people" {...people} />
      <Resource name="roles" {...roles} />
      <Resource name="audit" {...audit} />
      <Resource name="late-work" {...lateWork} />
      <CustomRoutes>
        <Route path="/books" element={<BooksPage />} />
        <Route path="/operations" element={<Operations />} />
      </CustomRoutes>
    </Admin>
  );
}
