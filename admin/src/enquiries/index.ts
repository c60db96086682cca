import { Mail } from 'lucide-react';
import { lazy } from 'react';
import type { EnquiryLine } from '../lib/wire';

export default {
  list: lazy(() => import('./EnquiryList')),
  show: lazy(() => import('./EnquiryShow')),
  icon: Mail,
  recordRepresentation: (enquiry: EnquiryLine) => enquiry.number,
};
