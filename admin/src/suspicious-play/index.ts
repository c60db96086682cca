import { ScanEye } from 'lucide-react';
import { lazy } from 'react';

export default { list: lazy(() => import('./SuspiciousPlayList')), icon: ScanEye };
