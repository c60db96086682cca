import { Box, Button, Typography } from '@mui/material';
import { Show, useNotify, useTranslate } from 'react-admin';
import { History } from '../lib/cases/History';
import { Fact, Facts, Panel } from '../lib/Facts';
import { useFormat } from '../lib/format';
import { getAttachment } from '../lib/http';
import { Mark } from '../lib/Mark';
import { RecordLink } from '../lib/RecordLink';
import { useWholeRecord } from '../lib/useWholeRecord';
import type { Report } from '../lib/wire';
import { ReportActions } from './ReportActions';
import { ReportState } from './ReportState';
import { SubjectFacts } from './Subject';

const WORDS = 'resources.reports.fields';

/** A report with its file, its answers and what staff noted. */
export default function ReportShow() {
  return (
    <Show<Report> component="div" actions={false}>
      <Page />
    </Show>
  );
}

function Page() {
  const report = useWholeRecord<Report>('entries');
  if (!report) return null;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        py: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
        alignItems: 'start',
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <Summary report={report} />
        <Words report={report} />
      </Box>
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <ReportActions report={report} />
        <History entries={report.entries} assignees={report.assignees} words="console.support.status" />
      </Box>
    </Box>
  );
}

function Summary({ report }: { report: Report }) {
  const translate = useTranslate();
  const format = useFormat();
  const { number, email, personId, personName, assigneeName, receivedAt, promisedOn, dueOn } = report;
  return (
    <Panel title={number}>
      <Facts>
        <Fact name={translate(`${WORDS}.status`)}>
          <ReportState report={report} />
        </Fact>
        <SubjectFacts report={report} />
        <Fact name={translate(`${WORDS}.email`)}>{email ?? '—'}</Fact>
        {personId && (
          <Fact name={translate(`${WORDS}.personName`)}>
            <RecordLink resource="people" id={personId}>
              {personName ?? '—'}
            </RecordLink>
          </Fact>
        )}
        <Fact name={translate(`${WORDS}.assigneeName`)}>{assigneeName ?? '—'}</Fact>
        <Fact name={translate(`${WORDS}.receivedAt`)}>{format.moment(receivedAt)}</Fact>
        <Fact name={translate(`${WORDS}.promisedOn`)}>{format.civilDay(promisedOn)}</Fact>
        {dueOn !== null && dueOn !== promisedOn && (
          <Fact name={translate(`${WORDS}.dueOn`)}>{format.civilDay(dueOn)}</Fact>
        )}
        {report.answeredAfterHours !== null && (
          <Fact name={translate(`${WORDS}.answeredAfterHours`)}>
            {translate('console.support.hours', { hours: report.answeredAfterHours })}
          </Fact>
        )}
      </Facts>
    </Panel>
  );
}

function Words({ report: { id, description, steps, facts, attachment, attachmentDeletedAt } }: { report: Report }) {
  const translate = useTranslate();
  const format = useFormat();
  return (
    <Panel title={translate('console.support.words')}>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{description}</Typography>
      {steps && (
        <>
          <Typography component="h3" variant="subtitle2" sx={{ mt: 2 }}>
            {translate(`${WORDS}.steps`)}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{steps}</Typography>
        </>
      )}
      {attachment && <SaveAttachment id={id} attachment={attachment} />}
      {attachmentDeletedAt && (
        <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
          {translate('console.support.fileDeleted', { at: format.moment(attachmentDeletedAt) })}
        </Typography>
      )}
      {facts && (
        <Box sx={{ mt: 2 }}>
          <Facts>
            {Object.entries(facts).map(([name, value]) => (
              <Fact key={name} name={translate(`console.support.fact.${name}`)}>
                {String(value)}
              </Fact>
            ))}
          </Facts>
        </Box>
      )}
    </Panel>
  );
}

function SaveAttachment({ id, attachment }: { id: string; attachment: NonNullable<Report['attachment']> }) {
  const translate = useTranslate();
  const notify = useNotify();
  const save = async (): Promise<void> => {
    try {
      const address = URL.createObjectURL(await getAttachment(id));
      const link = document.createElement('a');
      link.href = address;
      link.download = attachment.name;
      link.click();
      URL.revokeObjectURL(address);
    } catch (problem) {
      notify(problem instanceof Error ? problem.message : 'ra.notification.http_error', { type: 'error' });
    }
  };
  return (
    <Box sx={{ mt: 2 }}>
      <Button variant="outlined" onClick={() => void save()}>
        {translate('console.support.save', { name: attachment.name })}
      </Button>
      {attachment.scan === 'unscanned' && (
        <Box sx={{ mt: 1 }}>
          <Mark tone="bad" long>
            {translate('console.support.unscanned')}
          </Mark>
        </Box>
      )}
    </Box>
  );
}
