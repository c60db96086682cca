import { useCanAccess } from 'react-admin';
import { RecordLink } from '../lib/RecordLink';

/** A game by name. Games have no page for those who may not see them. */
export function GameLink({ id, name }: { id: string; name: string }) {
  const { canAccess } = useCanAccess({ resource: 'games', action: 'show' });
  return canAccess ? (
    <RecordLink resource="games" id={id}>
      {name}
    </RecordLink>
  ) : (
    <>{name}</>
  );
}
