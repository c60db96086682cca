import { DataTable, List, SelectArrayInput, SimpleList } from 'react-admin';
import { CardLine, useIsNarrow } from '../lib/narrow';
import { useFormat } from '../lib/format';
import { RecordLink } from '../lib/RecordLink';
import type { PublishedGameLine } from '../lib/wire';
import { PublishingState } from './PublishingState';

const CHOICES = ['waiting', 'appealed', 'released', 'taken-down'].map((id) => ({
  id,
  name: `console.publishing.state.${id}`,
}));
const FILTERS = [<SelectArrayInput key="only" source="only" choices={CHOICES} alwaysOn sx={{ minWidth: 220 }} />];

const Column = DataTable.Col<PublishedGameLine>;

/** Games of studios: first what waits for a decision, oldest first. */
export default function PublishingList() {
  return (
    <List
      filters={FILTERS}
      filterDefaultValues={{ only: ['waiting', 'appealed'] }}
      sort={{ field: 'submittedAt', order: 'ASC' }}
      actions={false}
      exporter={false}
      empty={false}
    >
      <Rows />
    </List>
  );
}

const titleOf = ({ title }: PublishedGameLine): string => title.es || title.en;

function Rows() {
  const format = useFormat();
  const isNarrow = useIsNarrow();
  if (isNarrow) return <Cards />;
  return (
    <DataTable rowClick="show" bulkActionButtons={false} size="small">
      <Column
        source="title"
        disableSort
        render={(game) => (
          <RecordLink resource="publishing" id={game.id}>
            {titleOf(game)}
          </RecordLink>
        )}
      />
      <Column source="developerName" disableSort render={({ developerName }) => developerName ?? '—'} />
      <Column source="state" disableSort render={(game) => <PublishingState game={game} />} />
      <Column source="submittedAt" render={({ submittedAt }) => (submittedAt ? format.moment(submittedAt) : '—')} />
      <Column source="decideBy" disableSort render={({ decideBy }) => (decideBy ? format.civilDay(decideBy) : '—')} />
      <Column
        source="price"
        align="right"
        disableSort
        render={({ price }) => (price === null ? '—' : format.money(price))}
      />
    </DataTable>
  );
}

function Cards() {
  const format = useFormat();
  return (
    <SimpleList<PublishedGameLine>
      rowClick="show"
      primaryText={(game) => <strong>{titleOf(game)}</strong>}
      secondaryText={(game) => (
        <CardLine>
          <span>{game.submittedAt ? format.moment(game.submittedAt) : game.slug}</span>
          <PublishingState game={game} />
        </CardLine>
      )}
    />
  );
}
