import { Box, Button, Typography } from '@mui/material';
import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { Show, useCanAccess, useRefresh, useTranslate } from 'react-admin';
import { commands } from '../commands';
import { Fact, Facts, Panel } from '../lib/Facts';
import { useFormat } from '../lib/format';
import { ReasonDialog } from '../lib/dialogs/ReasonDialog';
import { RecordLink } from '../lib/RecordLink';
import { useWholeRecord } from '../lib/useWholeRecord';
import type { Incident } from '../lib/wire';
import { PersonLink } from '../people/PersonLink';
import { IncidentState } from './IncidentState';
import { useFinding, useKindSentence, useSubjectWord } from './words';

/** The subjects that have a page of their own. */
const PAGES: Partial<Record<Incident['subjectKind'], string>> = {
  order: 'orders',
  payment: 'payments',
  refund: 'refunds',
};

/** One difference: what should be, what is, who may deal with it and what became of it. */
export default function IncidentShow() {
  return (
    <Show component="div" actions={false}>
      <IncidentPage />
    </Show>
  );
}

function IncidentPage() {
  const translate = useTranslate();
  const incident = useWholeRecord<Incident>('assigned');
  if (!incident) return null;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        py: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        alignItems: 'start',
      }}
    >
      <Panel title={translate('console.incident.facts')}>
        <IncidentFacts incident={incident} />
      </Panel>
      <Panel title={translate('console.incident.assigned')}>
        {incident.assigned.length === 0 && (
          <Typography variant="body2">{translate('console.incident.nobody')}</Typography>
        )}
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {incident.assigned.map(({ id, name }) => (
            <li key={id}>
              <PersonLink id={id} name={name} />
            </li>
          ))}
        </Box>
        {incident.status === 'open' && <ResolveButton id={incident.id} />}
      </Panel>
    </Box>
  );
}

function IncidentFacts({ incident }: { incident: Incident }) {
  const { kind, expected, found, status, openedAt, resolvedAt, reason, resolvedBy } = incident;
  const translate = useTranslate();
  const format = useFormat();
  const sentence = useKindSentence();
  const finding = useFinding();
  const field = (name: string): string => translate(`resources.incidents.fields.${name}`);
  return (
    <>
      <Typography sx={{ mb: 2 }}>{sentence(kind)}</Typography>
      <Facts>
        <Fact name={field('status')}>
          <IncidentState status={status} />
        </Fact>
        <Fact name={field('subject')}>
          <Subject incident={incident} />
        </Fact>
        <Fact name={field('expected')}>{finding(kind, expected)}</Fact>
        <Fact name={field('found')}>{finding(kind, found)}</Fact>
        <Fact name={field('openedAt')}>{format.moment(openedAt, 'full')}</Fact>
        {resolvedAt && <Fact name={field('resolvedAt')}>{format.moment(resolvedAt, 'full')}</Fact>}
        {resolvedAt && (
          <Fact name={field('resolvedBy')}>
            {resolvedBy ? <PersonLink id={resolvedBy.id} name={resolvedBy.name} /> : translate('console.incident.gone')}
          </Fact>
        )}
        {reason && <Fact name={field('reason')}>{reason}</Fact>}
      </Facts>
    </>
  );
}

function Subject({ incident }: { incident: Incident }) {
  const word = useSubjectWord()(incident);
  const resource = PAGES[incident.subjectKind];
  return resource ? (
    <RecordLink resource={resource} id={incident.subject}>
      {word}
    </RecordLink>
  ) : (
    <>{word}</>
  );
}

function ResolveButton({ id }: { id: string }) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const [isOpen, setIsOpen] = useState(false);
  const { canAccess } = useCanAccess({ resource: 'incidents', action: 'resolve' });
  if (!canAccess) return null;
  const close = (): void => setIsOpen(false);
  return (
    <>
      <Button
        variant="contained"
        startIcon={<CheckCheck size={18} aria-hidden />}
        onClick={() => setIsOpen(true)}
        sx={{ mt: 2 }}
      >
        {translate('console.incident.do.action')}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={translate('console.incident.do.title')}
          consequence={translate('console.incident.do.consequence')}
          action={translate('console.incident.do.action')}
          done="console.incident.do.done"
          intention={(reason) => commands.resolveIncident(id, reason)}
          onClose={close}
          onDone={() => {
            close();
            refresh();
          }}
        />
      )}
    </>
  );
}
