import { Gavel } from 'lucide-react';
import { lazy } from 'react';

export default { list: lazy(() => import('./ContestedPlayList')), icon: Gavel };
