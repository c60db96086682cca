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
import contestedPlay from './contested-play';
import payouts from './payouts';
import bankFiles from './payouts/bank-files';
import statements from './statements';
import suspiciousPlay from './suspicious-play';
import publishing from './publishing';
import enquiries from './enquiries';
import ratings from './ratings';
import refunds from './refunds';
import reports from './reports';
import schoolPlans from './school-plans';
import settlements from './settlements';
import { LoginPage } from './session/LoginPage';
import { darkTheme, lightTheme } from './theme';

const EarningsPage = lazy(() => import('./earnings/EarningsPage'));
const BooksPage = lazy(() => import('./books/BooksPage'));
const Operations = lazy(() => import('./dashboard/Operations'));

/** Every resource by its name in the API, in the order of the menu. */
const RESOURCES = {
  orders,
  payments,
  refunds,
  incidents,
  settlements,
  games,
  developers,
  payouts,
  'bank-files': bankFiles,
  statements,
  'contested-play': contestedPlay,
  'suspicious-play': suspiciousPlay,
  publishing,
  reports,
  enquiries,
  ratings,
  codes,
  'school-plans': schoolPlans,
  people,
  roles,
  audit,
  'late-work': lateWork,
};

const router = withoutStepsToTheDoor(createHashRouter([{ path: '*', element: <Console /> }]));

/** The page that sends a person to the form is not kept before it: Back would lead there, and from there to the form again. */
function withoutStepsToTheDoor(made: ReturnType<typeof createHashRouter>): ReturnType<typeof createHashRouter> {
  const go = made.navigate.bind(made) as (to: unknown, options?: object) => Promise<void>;
  made.navigate = (to: unknown, options?: object) => {
    const path = typeof to === 'string' ? to : ((to ?? {}) as { pathname?: string }).pathname;
    return go(to, path === '/login' ? { ...options, replace: true } : options);
  };
  return made;
}

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
      {Object.entries(RESOURCES).map(([name, pages]) => (
        <Resource key={name} name={name} {...pages} />
      ))}
      <CustomRoutes>
        <Route path="/earnings" element={<EarningsPage />} />
        <Route path="/books" element={<BooksPage />} />
        <Route path="/operations" element={<Operations />} />
      </CustomRoutes>
    </Admin>
  );
}
