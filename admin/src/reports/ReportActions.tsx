import { Box, Button, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useGetIdentity, useRefresh, useTranslate } from 'react-admin';
import { commands } from '../commands';
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
        <Assign report={report} />
        <Answer report={report} />
        <Note report={report} />
      </Box>
    </Panel>
  );
}

function Assign({ report: { id, assignedTo, assignees } }: { report: Report }) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const { identity } = useGetIdentity();
  const { isBusy, refusal, carryOut } = useIntention();
  const assign = (staffId: string | null): void =>
    void carryOut(() => commands.assignReport(id, staffId), 'console.support.assigned', refresh);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <TextField
        select
        size="small"
        margin="none"
        label={translate('resources.reports.fields.assigneeName')}
        value={assignedTo ?? ''}
        disabled={isBusy}
        onChange={({ target }) => assign(target.value || null)}
        sx={{ minWidth: 200 }}
      >
        <MenuItem value="">{translate('console.support.nobody')}</MenuItem>
        {assignees.map((person) => (
          <MenuItem key={person.id} value={person.id}>
            {person.name}
          </MenuItem>
        ))}
      </TextField>
      {identity && assignedTo !== identity.id && (
        <Button variant="outlined" disabled={isBusy} onClick={() => assign(String(identity.id))}>
          {translate('console.support.take')}
        </Button>
      )}
      <Refusal sentence={refusal} />
    </Box>
  );
}

function Answer({ report: { id, status, templates, email } }: { report: Report }) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const { isBusy, refusal, carryOut } = useIntention();
  const [text, setText] = useState('');
  const [next, setNext] = useState<Report['status']>(status === 'received' ? 'in-progress' : status);
  const done = (): void => {
    setText('');
    refresh();
  };
  const send = (): void =>
    void carryOut(() => commands.answerReport(id, text.trim(), next), 'console.support.answered', done);
  const keep = (): void =>
    void carryOut(() => commands.setReportStatus(id, next), 'console.support.statusSet', refresh);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <TemplateChoice templates={templates} onChoose={setText} />
      <TextField
        multiline
        minRows={4}
        margin="none"
        label={translate('console.support.text')}
        helperText={translate(email ? 'console.support.textByMail' : 'console.support.textOnPage')}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <NextStatus next={next} onChoose={setNext} />
      <Refusal sentence={refusal} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" disabled={isBusy || text.trim() === ''} onClick={send}>
          {translate('console.support.send')}
        </Button>
        <Button variant="outlined" disabled={isBusy || next === status} onClick={keep}>
          {translate('console.support.onlyStatus')}
        </Button>
      </Box>
    </Box>
  );
}

interface TemplateChoiceProps {
  templates: Report['templates'];
  onChoose: (text: string) => void;
}

/** Prepared words that begin an answer. */
function TemplateChoice({ templates, onChoose }: TemplateChoiceProps) {
  const translate = useTranslate();
  return (
    <TextField
      select
      size="small"
      margin="none"
      label={translate('console.support.template')}
      value=""
      onChange={({ target }) => onChoose(templates.find(({ key }) => key === target.value)?.text ?? '')}
    >
      {templates.map(({ key, text: words }) => (
        <MenuItem key={key} value={key} sx={{ whiteSpace: 'normal' }}>
          {words}
        </MenuItem>
      ))}
    </TextField>
  );
}

interface NextStatusProps {
  next: Report['status'];
  onChoose: (next: Report['status']) => void;
}

function NextStatus({ next, onChoose }: NextStatusProps) {
  const translate = useTranslate();
  return (
    <TextField
      select
      size="small"
      margin="none"
      label={translate('console.support.nextStatus')}
      value={next}
      onChange={({ target }) => onChoose(target.value as Report['status'])}
    >
      {STATES.map((state) => (
        <MenuItem key={state} value={state}>
          {translate(`console.support.status.${state}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}

function Note({ report: { id } }: { report: Report }) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const { isBusy, refusal, carryOut } = useIntention();
  const [text, setText] = useState('');
  const done = (): void => {
    setText('');
    refresh();
  };
  const add = (): void => void carryOut(() => commands.noteReport(id, text.trim()), 'console.support.noted', done);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <TextField
        multiline
        minRows={2}
        margin="none"
        label={translate('console.support.note')}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Refusal sentence={refusal} />
      <Box>
        <Button variant="outlined" disabled={isBusy || text.trim() === ''} onClick={add}>
          {translate('console.support.addNote')}
        </Button>
      </Box>
    </Box>
  );
}
