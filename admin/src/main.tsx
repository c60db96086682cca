import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import './fonts.css';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no place for the console');
createRoot(root).render(<StrictMode><App /></StrictMode>);
