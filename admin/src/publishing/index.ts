import { Gamepad2 } from 'lucide-react';
import { lazy } from 'react';
import type { PublishedGameLine } from '../lib/wire';

export default {
  list: lazy(() => import('./PublishingList')),
  show: lazy(() => import('./PublishingShow')),
  icon: Gamepad2,
  recordRepresentation: (game: PublishedGameLine) => game.title.es || game.title.en,
};
