import './lib/session/closed-storage';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import './fonts.css';
import { followPerson } from './lib/session/session';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no place for the console');
followPerson(() => location.reload());
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
