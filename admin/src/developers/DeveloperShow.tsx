import { Box, Link } from '@mui/material';
import { Show, useTranslate } from 'react-admin';
import { Fact, Facts, Panel } from '../lib/Facts';
import { useFormat } from '../lib/format';
import { RecordLink } from '../lib/RecordLink';
import { useWholeRecord } from '../lib/useWholeRecord';
import type { Developer } from '../lib/wire';
import { DeveloperState } from './DeveloperState';
import { Decision } from './Decision';

const WORDS = 'resources.developers.fields';

/** A studio, or an application to be one, with all that decides about it. */
export default function DeveloperShow() {
  return (
    <Show<Developer> component="div" actions={false}>
      <Page />
    </Show>
  );
}

function Page() {
  const developer = useWholeRecord<Developer>('members');
  if (!developer) return null;
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
        <Summary developer={developer} />
        <Decision developer={developer} />
        <Members developer={developer} />
      </Box>
      <Application developer={developer} />
    </Box>
  );
}

function Summary({ developer }: { developer: Developer }) {
  const translate = useTranslate();
  const format = useFormat();
  const { name, applicantId, applicantName, applicantEmail, appliedAt, decideBy, decidedAt, reason } = developer;
  return (
    <Panel title={name}>
      <Facts>
        <Fact name={translate(`${WORDS}.state`)}>
          <DeveloperState developer={developer} />
        </Fact>
        <Fact name={translate(`${WORDS}.applicantName`)}>
          {applicantName ? (
            <RecordLink resource="people" id={applicantId}>
              {applicantName}
            </RecordLink>
          ) : (
            '—'
          )}
          {applicantEmail && ` · ${applicantEmail}`}
        </Fact>
        <Fact name={translate(`${WORDS}.country`)}>{developer.country}</Fact>
        <Fact name={translate(`${WORDS}.appliedAt`)}>{format.moment(appliedAt)}</Fact>
        <Fact name={translate(`${WORDS}.decideBy`)}>{format.civilDay(decideBy)}</Fact>
        {decidedAt && <Fact name={translate(`${WORDS}.decidedAt`)}>{format.moment(decidedAt)}</Fact>}
        {reason && <Fact name={translate(`${WORDS}.reason`)}>{reason}</Fact>}
        <Fact name={translate(`${WORDS}.termsVersion`)}>{developer.termsVersion}</Fact>
      </Facts>
    </Panel>
  );
}

function Members({ developer: { members } }: { developer: Developer }) {
  const translate = useTranslate();
  const format = useFormat();
  if (members.length === 0) return null;
  return (
    <Panel title={translate('console.developers.members')}>
      <Facts>
        {members.map(({ personId, username, role, since }) => (
          <Fact key={personId} name={translate(`console.developers.role.${role}`)}>
            <RecordLink resource="people" id={personId}>
              {username}
            </RecordLink>
            {` · ${format.moment(since)}`}
          </Fact>
        ))}
      </Facts>
    </Panel>
  );
}

function Application({ developer: { application } }: { developer: Developer }) {
  const translate = useTranslate();
  if (!application) return <Panel title={translate('console.developers.application')}>—</Panel>;
  const { about, link, taxId, account, answer } = application;
  const kind = account.kind ? translate(`console.developers.account.${account.kind}`) : '';
  const number = account.last4 ? `… ${account.last4}` : '';
  return (
    <Panel title={translate('console.developers.application')}>
      <Facts>
        <Fact name={translate(`${WORDS}.aboutEs`)}>{about.es}</Fact>
        <Fact name={translate(`${WORDS}.aboutEn`)}>{about.en}</Fact>
        <Fact name={translate(`${WORDS}.link`)}>
          {link ? (
            <Link href={link} target="_blank" rel="noopener noreferrer nofollow">
              {link}
            </Link>
          ) : (
            '—'
          )}
        </Fact>
        <Fact name={translate(`${WORDS}.taxId`)}>{taxId}</Fact>
        <Fact name={translate(`${WORDS}.account`)}>
          {[account.holder, account.bank, kind, number].filter(Boolean).join(' · ')}
        </Fact>
        {answer && <Fact name={translate(`${WORDS}.answer`)}>{answer}</Fact>}
      </Facts>
    </Panel>
  );
}
