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
import type { Report } from '../lib/wire';
import { STATES } from './words';

/** Who works on it, an answer with its status, and a note that only staff read. */
export function ReportActions({ report }: { report: Report }) {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: 'reports', action: 'answer' });
  if (!canAccess) return null;
  return (
    <Panel title={translate('console.support.answer')}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Assign
          assignedTo={report.assignedTo}
          assignees={report.assignees}
          assign={(staffId) => commands.assignReport(report.id, staffId)}
        />
        <Answer report={report} />
        <Note add={(text) => commands.noteReport(report.id, text)} />
      </Box>
    </Panel>
  );
}

function Answer({ report }: { report: Report }) {
  const translate = useTranslate();
  const { isBusy, refusal, text, setText, next, setNext, send, keep } = useAnswer(report);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <TemplateChoice templates={report.templates} onChoose={setText} />
      <AnswerText
        hint={report.email ? 'console.support.textByMail' : 'console.support.textOnPage'}
        text={text}
        onChange={setText}
      />
      <NextStatus states={STATES} words="console.support.status" next={next} onChoose={setNext} />
      <Refusal sentence={refusal} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" disabled={isBusy || text.trim() === ''} onClick={send}>
          {translate('console.support.send')}
        </Button>
        <Button variant="outlined" disabled={isBusy || next === report.status} onClick={keep}>
          {translate('console.support.onlyStatus')}
        </Button>
      </Box>
    </Box>
  );
}

function useAnswer({ id, status, entries }: Report) {
  const refresh = useRefresh();
  const { isBusy, refusal, carryOut } = useIntention();
  const [text, setText] = useState('');
  const [next, setNext] = useState<Report['status']>(status === 'received' ? 'in-progress' : status);
  const wordsSeen = entries.filter(({ kind }) => kind === 'answer' || kind === 'reply').length;
  const carriedOut = async (command: () => Promise<unknown>, said: string, then: () => void): Promise<void> => {
    await carryOut(command, said, then);
    // A refused one may follow words of someone else, which are then shown.
    refresh();
  };
  const send = (): void => {
    const answer = { text: text.trim(), status: next, wordsSeen };
    void carriedOut(
      () => commands.answerReport(id, answer),
      'console.support.answered',
      () => setText(''),
    );
  };
  const keep = (): void =>
    void carriedOut(
      () => commands.setReportStatus(id, { status: next, wordsSeen }),
      'console.support.statusSet',
      () => undefined,
    );
  return { isBusy, refusal, text, setText, next, setNext, send, keep };
}
