import { en } from './en.js';
import { es } from './es.js';

export const texts = { es, en };
