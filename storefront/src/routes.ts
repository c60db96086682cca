import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('games', 'routes/games.tsx'),
  route('games/:id', 'routes/games.$id.tsx'),
  route('games/:id/achievements', 'routes/games.$id.achievements.tsx'),
  route('cart', 'routes/cart.tsx'),
  route('login', 'routes/login.tsx'),
  route('register', 'routes/register.tsx'),
  route('verify-email', 'routes/verify-email.tsx'),
  route('payment', 'routes/payment.tsx'),
  route('postorder', 'routes/postorder.tsx'),
  route('library', 'routes/library.tsx'),
  route('orders', 'routes/orders.tsx'),
  route('edit', 'routes/edit.tsx'),
  route('legal', 'routes/legal.tsx'),
  route('refund', 'routes/refund.tsx'),
  route('privacy', 'routes/privacy.tsx'),
  route('account', 'routes/account.tsx'),
  route('guardian', 'routes/guardian.tsx'),
  route('unsubscribe', 'routes/unsubscribe.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
