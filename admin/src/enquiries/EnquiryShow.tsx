import { Box, Typography } from '@mui/material';
import { Show, useTranslate } from 'react-admin';
import { History } from '../lib/cases/History';
import { Fact, Facts, Panel } from '../lib/Facts';
import { useFormat } from '../lib/format';
import { useWholeRecord } from '../lib/useWholeRecord';
import type { Enquiry } from '../lib/wire';
import { EnquiryActions } from './EnquiryActions';
import { EnquiryState } from './EnquiryState';

const WORDS = 'resources.enquiries.fields';

/** An enquiry, and what staff did with it. */
export default function EnquiryShow() {
  return (
    <Show<Enquiry> component="div" actions={false}>
      <Page />
    </Show>
  );
}

function Page() {
  const enquiry = useWholeRecord<Enquiry>('entries');
  if (!enquiry) return null;
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
      <Summary enquiry={enquiry} />
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <EnquiryActions enquiry={enquiry} />
        <History entries={enquiry.entries} assignees={enquiry.assignees} words="console.enquiry.status" />
      </Box>
    </Box>
  );
}

function Summary({ enquiry }: { enquiry: Enquiry }) {
  const translate = useTranslate();
  const format = useFormat();
  const { number, template, name, company, email, phone, message, receivedAt, promisedOn, assigneeName } = enquiry;
  return (
    <Panel title={number}>
      <Facts>
        <Fact name={translate(`${WORDS}.status`)}>
          <EnquiryState enquiry={enquiry} />
        </Fact>
        <Fact name={translate(`${WORDS}.template`)}>{translate(`console.enquiry.template.${template}`)}</Fact>
        <Fact name={translate(`${WORDS}.name`)}>{name}</Fact>
        <Fact name={translate(`${WORDS}.company`)}>{company}</Fact>
        <Fact name={translate(`${WORDS}.email`)}>{email}</Fact>
        <Fact name={translate(`${WORDS}.phone`)}>{phone}</Fact>
        <Game enquiry={enquiry} />
        <Fact name={translate(`${WORDS}.assigneeName`)}>{assigneeName ?? '—'}</Fact>
        <Fact name={translate(`${WORDS}.receivedAt`)}>{format.moment(receivedAt)}</Fact>
        <Fact name={translate(`${WORDS}.promisedOn`)}>{format.civilDay(promisedOn)}</Fact>
        {enquiry.answeredAfterHours !== null && (
          <Fact name={translate(`${WORDS}.answeredAfterHours`)}>
            {translate('console.support.hours', { hours: enquiry.answeredAfterHours })}
          </Fact>
        )}
      </Facts>
      <Typography sx={{ mt: 2, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{message}</Typography>
    </Panel>
  );
}

/** What a studio said of its game in the form for developers. */
function Game({ enquiry: { webAddress, gameStage, gameKind } }: { enquiry: Enquiry }) {
  const translate = useTranslate();
  return (
    <>
      {webAddress && (
        <Fact name={translate(`${WORDS}.webAddress`)}>
          <a href={webAddress} target="_blank" rel="noreferrer">
            {webAddress}
          </a>
        </Fact>
      )}
      {gameStage && (
        <Fact name={translate(`${WORDS}.gameStage`)}>{translate(`console.enquiry.gameStage.${gameStage}`)}</Fact>
      )}
      {gameKind && (
        <Fact name={translate(`${WORDS}.gameKind`)}>{translate(`console.enquiry.gameKind.${gameKind}`)}</Fact>
      )}
    </>
  );
}
