import { Box, Button, Card, FormControlLabel, MenuItem, Switch, TextField, Typography } from '@mui/material';
import { useState, type FormEvent, type ReactNode } from 'react';
import { Title, useDataProvider, useGetList, useRequireAccess, useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router';
import type { ConsoleDataProvider } from '../dataProvider';
import { useFormat } from '../lib/format';
import { Refusal } from '../lib/dialogs/Refusal';
import { useIntention } from '../lib/dialogs/useIntention';
import type { Batch, Game } from '../lib/wire';
import { draftOf, EMPTY_CODE, rulesOf, type CodeDraft } from './draft';
import { SaveCodes } from './SaveCodes';

/** A new code under a word, or a batch of random codes, active once the member of staff confirms that they are saved. */
export default function CodeCreate() {
  const translate = useTranslate();
  useRequireAccess({ resource: 'codes', action: 'create' });
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const navigate = useNavigate();
  const { isBusy, refusal, carryOut } = useIntention();
  const [draft, setDraft] = useState<CodeDraft>(EMPTY_CODE);
  const [drawn, setDrawn] = useState<Batch | null>(null);
  const change = (more: Partial<CodeDraft>): void => setDraft((before) => ({ ...before, ...more }));

  const batch = { ...rulesOf(draft), count: Number(draft.count) };

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (draft.batch)
      return carryOut(
        async () => setDrawn(await dataProvider.drawCodes(batch)),
        null,
        () => undefined,
      );
    await carryOut(
      () => dataProvider.issueCode({ ...rulesOf(draft), text: draft.text }),
      'console.code.made',
      () => void navigate('/codes'),
    );
  };
  const issue = (): void =>
    void carryOut(
      () => dataProvider.issueCodes({ ...batch, ...drawn }),
      'console.code.batchMade',
      () => void navigate('/codes'),
    );

  if (drawn)
    return (
      <Frame>
        <SaveCodes batch={drawn} isBusy={isBusy} refusal={refusal} onSaved={issue} onBack={() => setDrawn(null)} />
      </Frame>
    );
  return (
    <Frame>
      <Box component="form" onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 2.5 }}>
        <FormControlLabel
          control={<Switch checked={draft.batch} onChange={(_, many) => change({ batch: many })} />}
          label={translate('console.code.many')}
        />
        {draft.batch ? (
          <>
            <Text name="count" draft={draft} change={change} type="number" required />
            <Typography variant="body2">{translate('console.code.once')}</Typography>
          </>
        ) : (
          <Text name="text" draft={draft} change={change} hint="console.code.textHint" required />
        )}
        <Benefit draft={draft} change={change} />
        <Limits draft={draft} change={change} />
        <Text name="purpose" draft={draft} change={change} hint="console.code.purposeHint" required />
        <Refusal sentence={refusal} />
        <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
          <Button type="submit" variant="contained" disabled={isBusy}>
            {translate(draft.batch ? 'console.code.makeBatch' : 'console.code.make')}
          </Button>
          <Button component={Link} to="/codes" color="inherit">
            {translate('ra.action.cancel')}
          </Button>
        </Box>
      </Box>
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ py: 2, minWidth: 0 }}>
      <Title title="console.code.make" />
      <Card sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2.5, maxWidth: 720 }}>{children}</Card>
    </Box>
  );
}

interface PartProps {
  draft: CodeDraft;
  change: (more: Partial<CodeDraft>) => void;
}

function Benefit({ draft, change }: PartProps) {
  const translate = useTranslate();
  const { language } = useFormat();
  const { data: games = [] } = useGetList<Game>('games', {
    pagination: { page: 1, perPage: 200 },
    sort: { field: 'title', order: 'ASC' },
  });
  const options = (table: string, ids: readonly string[]) =>
    ids.map((id) => (
      <MenuItem key={id} value={id}>
        {translate(`console.code.${table}.${id}`)}
      </MenuItem>
    ));
  return (
    <>
      <TextField
        select
        name="kind"
        label={translate('resources.codes.fields.kind')}
        value={draft.kind}
        onChange={(event) => change(draftOf('kind', event.target.value))}
      >
        {options('kind', ['percent', 'game', 'plan'])}
      </TextField>
      {draft.kind === 'percent' && <Text name="percent" draft={draft} change={change} type="number" required />}
      {draft.kind === 'game' && (
        <TextField
          select
          required
          name="gameId"
          label={translate('console.code.game')}
          value={draft.gameId}
          onChange={(event) => change({ gameId: event.target.value })}
        >
          {games.map(({ id, title }) => (
            <MenuItem key={id} value={id}>
              {title[language]}
            </MenuItem>
          ))}
        </TextField>
      )}
      {draft.kind === 'plan' && (
        <>
          <TextField
            select
            name="planId"
            label={translate('console.code.planLabel')}
            value={draft.planId}
            onChange={(event) => change(draftOf('planId', event.target.value))}
          >
            {options('plan', ['monthly', 'yearly'])}
          </TextField>
          <Text name="periods" draft={draft} change={change} type="number" required />
        </>
      )}
    </>
  );
}

function Limits({ draft, change }: PartProps) {
  const translate = useTranslate();
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <Text name="uses" draft={draft} change={change} type="number" hint="console.code.noLimit" />
        <Text name="usesPerPerson" draft={draft} change={change} type="number" hint="console.code.noLimit" />
        <Text name="validFrom" draft={draft} change={change} type="date" />
        <Text name="validUntil" draft={draft} change={change} type="date" />
      </Box>
      <FormControlLabel
        control={
          <Switch
            checked={draft.firstPurchaseOnly}
            onChange={(_, firstPurchaseOnly) => change({ firstPurchaseOnly })}
          />
        }
        label={translate('console.code.firstOnly')}
      />
    </>
  );
}

type TextName =
  'text' | 'count' | 'percent' | 'periods' | 'uses' | 'usesPerPerson' | 'validFrom' | 'validUntil' | 'purpose';

function Text({
  name,
  draft,
  change,
  type = 'text',
  hint,
  required,
}: PartProps & { name: TextName; type?: string; hint?: string; required?: boolean }) {
  const translate = useTranslate();
  return (
    <TextField
      name={name}
      type={type}
      label={translate(`console.code.field.${name}`)}
      value={draft[name]}
      required={required}
      autoComplete="off"
      helperText={hint && translate(hint)}
      onChange={(event) => change({ [name]: event.target.value })}
      slotProps={{
        inputLabel: type === 'date' ? { shrink: true } : {},
        htmlInput: type === 'number' ? { min: 1, step: 1 } : {},
      }}
    />
  );
}
