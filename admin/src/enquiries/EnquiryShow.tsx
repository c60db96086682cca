import { Box, Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { Show, useCanAccess, useRefresh, useTranslate } from 'react-admin';
import { commands } from '../commands';
import { Fact, Facts, Panel } from '../lib/Facts';
import { useFormat } from '../lib/format';
import { Refusal } from '../lib/dialogs/Refusal';
import { useIntention } from '../lib/dialogs/useIntention';
import { useWholeRecord } from '../lib/useWholeRecord';
import type { Enquiry } from '../lib/wire';
import { EnquiryState } from './EnquiryState';

const WORDS = 'resources.enquiries.fields';

/** An enquiry and its reply. */
export default function EnquiryShow() {
  return (
    <Show<Enquiry> component="div" actions={false}>
      <Page />
    </Show>
  );
}

function Page() {
  const enquiry = useWholeRecord<Enquiry>('message');
  if (!enquiry) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, py: 2, maxWidth: 860 }}>
      <Summary enquiry={enquiry} />
      {enquiry.reply && <Reply enquiry={enquiry} />}
      <Answer enquiry={enquiry} />
    </Box>
  );
}

function Summary({ enquiry }: { enquiry: Enquiry }) {
  const translate = useTranslate();
  const format = useFormat();
  const { number, template, name, company, email, phone, message, receivedAt, promisedOn } = enquiry;
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
        <Fact name={translate(`${WORDS}.receivedAt`)}>{format.moment(receivedAt)}</Fact>
        <Fact name={translate(`${WORDS}.promisedOn`)}>{format.civilDay(promisedOn)}</Fact>
      </Facts>
      <Typography sx={{ mt: 2, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{message}</Typography>
    </Panel>
  );
}

function Reply({ enquiry: { reply, repliedAt, repliedByName } }: { enquiry: Enquiry }) {
  const translate = useTranslate();
  const format = useFormat();
  return (
    <Panel title={translate('console.enquiry.reply')}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[repliedByName ?? '—', repliedAt && format.moment(repliedAt)].filter(Boolean).join(' · ')}
      </Typography>
      <Typography sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{reply}</Typography>
    </Panel>
  );
}

function Answer({ enquiry: { id, status } }: { enquiry: Enquiry }) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const { canAccess } = useCanAccess({ resource: 'enquiries', action: 'answer' });
  const { isBusy, refusal, carryOut } = useIntention();
  const [text, setText] = useState('');
  if (!canAccess || status !== 'open') return null;
  const send = (): void =>
    void carryOut(() => commands.replyToEnquiry(id, text.trim()), 'console.enquiry.sent', refresh);
  const close = (): void => void carryOut(() => commands.closeEnquiry(id), 'console.enquiry.closed', refresh);
  return (
    <Panel title={translate('console.enquiry.answer')}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <TextField
          multiline
          minRows={4}
          margin="none"
          label={translate('console.enquiry.text')}
          helperText={translate('console.enquiry.textHint')}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Refusal sentence={refusal} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="contained" disabled={isBusy || text.trim() === ''} onClick={send}>
            {translate('console.enquiry.send')}
          </Button>
          <Button variant="outlined" disabled={isBusy} onClick={close}>
            {translate('console.enquiry.close')}
          </Button>
        </Box>
      </Box>
    </Panel>
  );
}
