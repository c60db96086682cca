import { useTranslate } from 'react-admin';
import { Mark } from '../lib/Mark';
import type { PersonLine } from '../lib/wire';

export function PersonState({ blockedAt }: Pick<PersonLine, 'blockedAt'>) {
  const translate = useTranslate();
  return (
    <Mark tone={blockedAt ? 'over' : 'good'}>
      {translate(blockedAt ? 'console.person.blocked' : 'console.person.active')}
    </Mark>
  );
}

export function Verified({ verified }: Pick<PersonLine, 'verified'>) {
  const translate = useTranslate();
  return (
    <Mark tone={verified ? 'good' : 'open'}>
      {translate(verified ? 'console.person.verified' : 'console.person.unverified')}
    </Mark>
  );
}
