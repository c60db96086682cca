import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useRefresh, useTranslate } from 'react-admin';
import { commands } from '../commands';
import { AnswerText } from '../lib/cases/AnswerText';
import { Assign } from '../lib/cases/Assign';
import { NextStatus } from '../lib/cases/NextStatus';
import { Note } from '../lib/cases/Note';
import { TemplateChoice } from '../lib/cases/TemplateChoice';
import { Panel } from '../lib/Facts';
import { Refusal } from '../lib/dialogs/Refusal';
import { useIntention } from '../lib/dialogs/useIntention';
import type { Enquiry } from '../lib/wire';

const NEXT = ['answered', 'closed'] as const;

/** Who works on it, answers by mail until it is closed, and notes that only staff read. */
export function EnquiryActions({ enquiry }: { enquiry: Enquiry }) {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: 'enquiries', action: 'answer' });
  if (!canAccess) return null;
  return (
    <Panel title={translate('console.support.answer')}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Assign
          assignedTo={enquiry.assignedTo}
          assignees={enquiry.assignees}
          assign={(staffId) => commands.assignEnquiry(enquiry.id, staffId)}
        />
        {enquiry.status === 'closed' ? <Reopen enquiry={enquiry} /> : <Answer enquiry={enquiry} />}
        <Note add={(text) => commands.noteEnquiry(enquiry.id, text)} />
      </Box>
    </Panel>
  );
}

function Answer({ enquiry: { id, templates, entries } }: { enquiry: Enquiry }) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const { isBusy, refusal, carryOut } = useIntention();
  const [text, setText] = useState('');
  const [next, setNext] = useState<(typeof NEXT)[number]>('answered');
  const answersSeen = entries.filter(({ kind }) => kind === 'answer').length;
  const send = async (): Promise<void> => {
    const answer = { text: text.trim(), status: next, answersSeen };
    await carryOut(
      () => commands.answerEnquiry(id, answer),
      'console.enquiry.sent',
      () => setText(''),
    );
    // A refused answer may follow one of someone else, which is then shown below.
    refresh();
  };
  const close = (): void => void carryOut(() => commands.closeEnquiry(id), 'console.enquiry.closed', refresh);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <TemplateChoice templates={templates} onChoose={setText} />
      <AnswerText hint="console.enquiry.textHint" text={text} onChange={setText} />
      <NextStatus states={NEXT} words="console.enquiry.status" next={next} onChoose={setNext} />
      <Refusal sentence={refusal} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" disabled={isBusy || text.trim() === ''} onClick={() => void send()}>
          {translate('console.enquiry.send')}
        </Button>
        <Button variant="outlined" disabled={isBusy} onClick={close}>
          {translate('console.enquiry.close')}
        </Button>
      </Box>
    </Box>
  );
}

function Reopen({ enquiry: { id } }: { enquiry: Enquiry }) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const { isBusy, refusal, carryOut } = useIntention();
  const reopen = (): void => void carryOut(() => commands.reopenEnquiry(id), 'console.enquiry.reopened', refresh);
  return (
    <Box>
      <Refusal sentence={refusal} />
      <Button variant="outlined" disabled={isBusy} onClick={reopen}>
        {translate('console.enquiry.reopen')}
      </Button>
    </Box>
  );
}
