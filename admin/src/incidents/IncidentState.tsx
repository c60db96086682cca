import { useTranslate } from 'react-admin';
import { Mark } from '../lib/Mark';

export function IncidentState({ status }: { status: 'open' | 'resolved' }) {
  const translate = useTranslate();
  return <Mark tone={status === 'open' ? 'bad' : 'good'}>{translate(`console.incident.status.${status}`)}</Mark>;
}
