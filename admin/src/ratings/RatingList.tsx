import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { List, SearchInput, SelectArrayInput, useListContext, useTranslate, type RaRecord } from 'react-admin';
import type { Rating } from '../lib/wire';
import { RatingCard } from './RatingCard';
import { RatingDialog, type RatingAction } from './RatingDialog';

const STATES: readonly Rating['state'][] = ['waiting', 'published', 'refused'];
const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectArrayInput
    key="state"
    source="state"
    choices={STATES.map((id) => ({ id, name: `console.rating.state.${id}` }))}
    alwaysOn
    sx={{ minWidth: 220 }}
  />,
];

/** What people write about games; first what waits for staff, the oldest first. */
export default function RatingList() {
  return (
    <List
      filters={FILTERS}
      filterDefaultValues={{ state: ['waiting'] }}
      sort={{ field: 'writtenAt', order: 'ASC' }}
      actions={false}
      exporter={false}
      empty={false}
    >
      <Ratings />
    </List>
  );
}

function Ratings() {
  const { data } = useListContext<Rating & RaRecord>();
  // As it was read: the list may bring other words, or lose the rating, while the dialog is open.
  const [chosen, setChosen] = useState<{ rating: Rating; action: RatingAction } | null>(null);
  return (
    <>
      {data && data.length === 0 && <Nothing />}
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 2, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
      >
        {data?.map((rating) => (
          <RatingCard key={rating.id} rating={rating} onChoose={(action) => setChosen({ rating, action })} />
        ))}
      </Box>
      {chosen && <RatingDialog {...chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

/** Good news where only those that wait were asked for. */
function Nothing() {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const { state, q } = filterValues as { state?: string[]; q?: string };
  const isAllRead = !q && state?.join() === 'waiting';
  return (
    <Typography sx={{ p: 2 }}>{translate(isAllRead ? 'console.rating.allRead' : 'console.rating.noMatch')}</Typography>
  );
}
