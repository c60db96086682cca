import { Box, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { Show, useCanAccess, useRecordContext, useRefresh, useTranslate } from 'react-admin';
import { commands } from '../commands';
import { Fact, Facts, Panel } from '../lib/Facts';
import { useFormat } from '../lib/format';
import { ReasonDialog } from '../lib/dialogs/ReasonDialog';
import type { SchoolPlan } from '../lib/wire';
import { PlanState } from './SchoolPlanList';

const WORDS = 'resources.school-plans.fields';

/** One school plan: its seats, its code, and what can be done to it. Of pupils only how many there are. */
export default function SchoolPlanShow() {
  return (
    <Show<SchoolPlan> component="div" actions={false}>
      <Page />
    </Show>
  );
}

function Page() {
  const translate = useTranslate();
  const format = useFormat();
  const plan = useRecordContext<SchoolPlan>();
  if (!plan) return null;
  const name = (field: string): string => translate(`${WORDS}.${field}`);
  return (
    <Box sx={{ display: 'grid', gap: 2, py: 2, maxWidth: 760 }}>
      <Panel title={plan.school}>
        <Facts>
          <Fact name={name('state')}>
            <PlanState state={plan.state} />
          </Fact>
          {plan.endedBecause && <Fact name={name('endedBecause')}>{plan.endedBecause}</Fact>}
          <Fact name={name('code')}>{plan.code}</Fact>
          <Fact name={name('used')}>
            {translate('console.schoolPlans.usedOf', { used: plan.used, all: plan.seats })}
          </Fact>
          <Fact name={name('classes')}>{plan.classes}</Fact>
          <Fact name={name('teachers')}>{plan.teachers}</Fact>
          <Fact name={name('endsOn')}>{format.civilDay(plan.endsOn, 'date')}</Fact>
          <Fact name={name('reference')}>{plan.reference}</Fact>
          <Fact name={name('givenAt')}>{format.moment(String(plan.givenAt), 'full')}</Fact>
        </Facts>
      </Panel>
      <Actions plan={plan} />
    </Box>
  );
}

function Actions({ plan }: { plan: SchoolPlan }) {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: 'school-plans', action: 'create' });
  const [chosen, setChosen] = useState<'seats' | 'end' | null>(null);
  if (!canAccess || plan.state !== 'running') return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button variant="contained" onClick={() => setChosen('seats')}>
        {translate('console.schoolPlans.do.seats.action')}
      </Button>
      <Button variant="outlined" color="error" onClick={() => setChosen('end')}>
        {translate('console.schoolPlans.do.end.action')}
      </Button>
      {chosen && <ActionDialog plan={plan} action={chosen} onClose={() => setChosen(null)} />}
    </Box>
  );
}

interface DialogProps {
  plan: SchoolPlan;
  action: 'seats' | 'end';
  onClose: () => void;
}

function ActionDialog({ plan, action, onClose }: DialogProps) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const [seats, setSeats] = useState(String(plan.seats));
  const word = (of: string): string => translate(`console.schoolPlans.do.${action}.${of}`);
  return (
    <ReasonDialog
      title={word('title')}
      consequence={word('consequence')}
      action={word('action')}
      done={`console.schoolPlans.do.${action}.done`}
      tone={action === 'end' ? 'error' : 'primary'}
      intention={(reason) =>
        action === 'end'
          ? commands.endSchoolPlan(plan.id, reason)
          : commands.changeSchoolSeats(plan.id, Number(seats), reason)
      }
      onClose={onClose}
      onDone={() => {
        onClose();
        refresh();
      }}
    >
      {action === 'seats' && (
        <TextField
          name="seats"
          label={translate(`${WORDS}.seats`)}
          value={seats}
          onChange={(event) => setSeats(event.target.value)}
          fullWidth
          autoComplete="off"
          sx={{ mb: 2 }}
          slotProps={{ htmlInput: { maxLength: 4, inputMode: 'numeric' } }}
        />
      )}
    </ReasonDialog>
  );
}
