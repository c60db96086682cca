import { Box, Button, Card, MenuItem, TextField } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { Title, useRequireAccess, useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router';
import { commands } from '../commands';
import { Refusal } from '../lib/dialogs/Refusal';
import { useIntention } from '../lib/dialogs/useIntention';
import { yearNow } from '../lib/server-time';

const WORDS = 'resources.school-plans.fields';
const FIELDS = [
  { name: 'school', max: 120 },
  { name: 'seats', max: 4 },
  { name: 'reference', max: 200 },
  { name: 'teacher', max: 254 },
] as const;
const EMPTY = { school: '', seats: '', reference: '', teacher: '' };

/** Gives a school seats, and so a code for its teachers. */
export default function SchoolPlanCreate() {
  const translate = useTranslate();
  useRequireAccess({ resource: 'school-plans', action: 'create' });
  const navigate = useNavigate();
  const { isBusy, refusal, carryOut } = useIntention();
  const [typed, setTyped] = useState(EMPTY);
  const [thisYear] = useState(yearNow);
  const [year, setYear] = useState(thisYear);
  // The same id again changes nothing, so that a second press gives no second plan.
  const [planId] = useState(() => crypto.randomUUID());
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const { school, seats, reference, teacher } = typed;
    const plan = { planId, school, seats: Number(seats), year, reference, teacher: teacher.trim() || undefined };
    void carryOut(
      () => commands.giveSchoolPlan(plan),
      'console.schoolPlans.given',
      () => void navigate(`/school-plans/${planId}/show`),
    );
  };
  return (
    <Box sx={{ py: 2, minWidth: 0 }}>
      <Title title="console.schoolPlans.give" />
      <Card component="form" onSubmit={submit} sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2.5, maxWidth: 720 }}>
        <Fields typed={typed} onType={setTyped} />
        <Year year={year} choices={[thisYear, thisYear + 1]} onChoose={setYear} />
        <Refusal sentence={refusal} />
        <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
          <Button type="submit" variant="contained" disabled={isBusy}>
            {translate('console.schoolPlans.give')}
          </Button>
          <Button component={Link} to="/school-plans" color="inherit">
            {translate('ra.action.cancel')}
          </Button>
        </Box>
      </Card>
    </Box>
  );
}

type Typed = typeof EMPTY;

function Fields({ typed, onType }: { typed: Typed; onType: (typed: Typed) => void }) {
  const translate = useTranslate();
  return FIELDS.map(({ name, max }) => (
    <TextField
      key={name}
      name={name}
      label={translate(`${WORDS}.${name}`)}
      helperText={translate(`console.schoolPlans.hint.${name}`)}
      value={typed[name]}
      onChange={(event) => onType({ ...typed, [name]: event.target.value })}
      required={name !== 'teacher'}
      autoComplete="off"
      slotProps={{
        htmlInput: { maxLength: max, ...(name === 'seats' ? { inputMode: 'numeric' } : {}) },
        inputLabel: { required: false },
      }}
    />
  ));
}

interface YearProps {
  year: number;
  choices: readonly number[];
  onChoose: (year: number) => void;
}

function Year({ year, choices, onChoose }: YearProps) {
  const translate = useTranslate();
  return (
    <TextField
      select
      name="year"
      label={translate(`${WORDS}.endsOn`)}
      value={year}
      onChange={(event) => onChoose(Number(event.target.value))}
    >
      {choices.map((one) => (
        <MenuItem key={one} value={one}>
          {translate('console.schoolPlans.until', { year: one })}
        </MenuItem>
      ))}
    </TextField>
  );
}
