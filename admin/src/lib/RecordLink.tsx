import { Link as MuiLink } from '@mui/material';
import type { ReactNode } from 'react';
import { useCreatePath } from 'react-admin';
import { Link } from 'react-router';

interface RecordLinkProps {
  resource: string;
  id: string;
  children: ReactNode;
}

/** A real link to a record: opens in a new tab too. */
export function RecordLink({ resource, id, children }: RecordLinkProps) {
  const createPath = useCreatePath();
  return (
    <MuiLink
      component={Link}
      to={createPath({ resource, id, type: 'show' })}
      onClick={(event) => event.stopPropagation()}
      sx={{ fontWeight: 600 }}
    >
      {children}
    </MuiLink>
  );
}
