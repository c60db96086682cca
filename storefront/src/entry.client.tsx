import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { startCart } from './features/ordering/cart/cart';
import { drawnLanguage } from './lib/i18n';
import { loadTexts, type Part } from './lib/texts';
import { startKeptLibrary } from './features/offline/kept-library';
import { startKeptWishlist } from './features/wishlist/start-kept-wishlist';
import { COPIES_KEY } from './lib/games/copies-key';
import { startSession } from './lib/session/session';
import { memory } from './lib/store';

async function begin(): Promise<void> {
  const parts = (document.documentElement.dataset.texts ?? '').split(' ').filter(Boolean) as Part[];
  startCart();
  startKeptLibrary();
  startKeptWishlist();
  startSession();
  if (memory.read(COPIES_KEY)) void import('./features/play/copies/tidy');
  await loadTexts(drawnLanguage(), ['shell', ...parts]);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}

begin().catch(() => dispatchEvent(new Event('stuck')));
