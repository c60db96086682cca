import { MessageSquareQuote } from 'lucide-react';
import { lazy } from 'react';

export default { list: lazy(() => import('./RatingList')), icon: MessageSquareQuote };
