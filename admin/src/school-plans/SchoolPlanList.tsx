import {
  CreateButton,
  DataTable,
  List,
  SearchInput,
  SelectArrayInput,
  SimpleList,
  TopToolbar,
  useCanAccess,
  useTranslate,
} from 'react-admin';
import { useIsNarrow } from '../lib/narrow';
import { useFormat } from '../lib/format';
import { Mark, type Tone } from '../lib/Mark';
import { RecordLink } from '../lib/RecordLink';
import type { SchoolPlan } from '../lib/wire';

const CHOICES = ['running', 'ended', 'over'].map((id) => ({ id, name: `console.schoolPlans.state.${id}` }));
const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectArrayInput key="state" source="state" choices={CHOICES} alwaysOn sx={{ minWidth: 200 }} />,
];
const TONE: Record<SchoolPlan['state'], Tone> = { running: 'good', ended: 'bad', over: 'over' };

const Column = DataTable.Col<SchoolPlan>;

/** Seats of schools, the newest first. */
export default function SchoolPlanList() {
  return (
    <List
      filters={FILTERS}
      actions={<Actions />}
      sort={{ field: 'givenAt', order: 'DESC' }}
      perPage={25}
      exporter={false}
      empty={false}
    >
      <Rows />
    </List>
  );
}

function Actions() {
  const { canAccess } = useCanAccess({ resource: 'school-plans', action: 'create' });
  return <TopToolbar>{canAccess && <CreateButton label="console.schoolPlans.give" />}</TopToolbar>;
}

/** Whether it gives seats; in a word, never by colour alone. */
export function PlanState({ state }: Pick<SchoolPlan, 'state'>) {
  const translate = useTranslate();
  return <Mark tone={TONE[state]}>{translate(`console.schoolPlans.state.${state}`)}</Mark>;
}

function Rows() {
  const translate = useTranslate();
  const format = useFormat();
  const isNarrow = useIsNarrow();
  const seats = ({ used, seats: all }: SchoolPlan): string => translate('console.schoolPlans.usedOf', { used, all });
  if (isNarrow)
    return (
      <SimpleList<SchoolPlan>
        rowClick="show"
        primaryText={(plan) => <strong>{plan.school}</strong>}
        secondaryText={(plan) => (
          <span style={{ display: 'flex', justifyContent: 'space-between', gap: 8, flexWrap: 'wrap' }}>
            {seats(plan)}
            <PlanState state={plan.state} />
          </span>
        )}
      />
    );
  return (
    <DataTable rowClick="show" bulkActionButtons={false} size="small">
      <Column
        source="school"
        render={({ id, school }) => (
          <RecordLink resource="school-plans" id={id}>
            {school}
          </RecordLink>
        )}
      />
      <Column source="state" disableSort render={({ state }) => <PlanState state={state} />} />
      <Column source="used" align="right" render={seats} />
      <Column source="endsOn" render={({ endsOn }) => format.civilDay(endsOn, 'date')} />
      <Column source="reference" disableSort />
      <Column source="givenAt" render={({ givenAt }) => format.moment(String(givenAt), 'short')} />
    </DataTable>
  );
}
