import { Alert, AlertTitle } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormat } from '../lib/format';
import type { Person } from '../lib/wire';

/** Says that an account is on its way out, and until when it can be kept. */
export function ErasureNotice({ erasure: { dueAt } }: { erasure: NonNullable<Person['erasure']> }) {
  const translate = useTranslate();
  const format = useFormat();
  const words = (name: string, day?: string): string => translate(`console.person.erasure.${name}`, { day });
  return (
    <Alert severity="warning" variant="outlined" role="status">
      <AlertTitle>{dueAt ? words('waiting', format.moment(dueAt, 'day')) : words('underWay')}</AlertTitle>
      {words(dueAt ? 'text' : 'underWayText')}
    </Alert>
  );
}
