import { Gamepad2 } from 'lucide-react';
import { lazy } from 'react';
import type { Game } from '../lib/wire';

export default {
  list: lazy(() => import('./GameList')),
  show: lazy(() => import('./GameShow')),
  edit: lazy(() => import('./GameEdit')),
  icon: Gamepad2,
  recordRepresentation: (game: Game) => game.title.es,
};
