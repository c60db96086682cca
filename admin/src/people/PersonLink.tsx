import { useCanAccess, useTranslate } from 'react-admin';
import { RecordLink } from '../lib/RecordLink';

/** A person by name, with the way to their page for those who may open it; erased people have neither. */
export function PersonLink({ id, name }: { id: string; name: string | null }) {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: 'people', action: 'show' });
  if (name === null) return <>{translate('timeline.actor.erased')}</>;
  return canAccess ? (
    <RecordLink resource="people" id={id}>
      {name}
    </RecordLink>
  ) : (
    <>{name}</>
  );
}
