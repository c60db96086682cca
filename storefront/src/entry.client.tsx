import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { startCart } from './lib/cart';
import { isLanguage, loadTexts } from './lib/i18n';
import { startSession } from './lib/session';

async function begin(): Promise<void> {
  const drawn = document.documentElement.lang;
  startCart();
  startSession();
  await loadTexts(isLanguage(drawn) ? drawn : 'en');
  startTransition(() => {
    hydrateRoot(document, <StrictMode><HydratedRouter /></StrictMode>);
  });
}

void begin();
