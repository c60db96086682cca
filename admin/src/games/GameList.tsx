import { Box } from '@mui/material';
import { DataTable, List, SearchInput, SimpleList, TopToolbar, useTranslate } from 'react-admin';
import { useIsNarrow } from '../lib/narrow';
import { ExportButton } from '../lib/ExportButton';
import { useFormat } from '../lib/format';
import { RecordLink } from '../lib/RecordLink';
import type { Game } from '../lib/wire';
import { OnSale } from './OnSale';

const Column = DataTable.Col<Game>;

/** The catalogue, games off sale included. */
export default function GameList() {
  const translate = useTranslate();
  const filters = [
    <SearchInput
      key="q"
      source="q"
      alwaysOn
      placeholder={translate('resources.games.fields.q')}
      sx={{ minWidth: { sm: 280 } }}
    />,
  ];
  return (
    <List
      filters={filters}
      actions={<Actions />}
      sort={{ field: 'title', order: 'ASC' }}
      perPage={25}
      exporter={false}
      empty={false}
    >
      <Rows />
    </List>
  );
}

function Rows() {
  const format = useFormat();
  const isNarrow = useIsNarrow();
  if (isNarrow) return <Cards />;
  return (
    <DataTable rowClick="show" bulkActionButtons={false} size="small">
      <Column
        source="title"
        render={({ id, title, cover }) => (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
            <Cover cover={cover} />
            <RecordLink resource="games" id={id}>
              {title[format.language]}
            </RecordLink>
          </Box>
        )}
      />
      <Column source="developer" disableSort render={({ developer }) => developer.name} />
      <Column source="listed" disableSort render={(game) => <OnSale game={game} />} />
      <Column source="releasedOn" render={({ releasedOn }) => format.civilDay(releasedOn, 'date')} />
      <Column source="price" align="right" render={({ price }) => <Price price={price} />} />
    </DataTable>
  );
}

function Cards() {
  const format = useFormat();
  return (
    <SimpleList<Game>
      rowClick="show"
      primaryText={({ title }) => <strong>{title[format.language]}</strong>}
      secondaryText={({ price, ...game }) => (
        <span style={{ display: 'flex', justifyContent: 'space-between', gap: 8 }}>
          <Price price={price} />
          <OnSale game={game} />
        </span>
      )}
    />
  );
}

function Actions() {
  const translate = useTranslate();
  const fields = ['title.es', 'title.en', 'developer', 'price', 'listed', 'releasedOn', 'slug'];
  return (
    <TopToolbar>
      <ExportButton<Game>
        name={translate('console.game.downloadName')}
        head={fields.map((field) => translate(`resources.games.fields.${field}`))}
        cells={({ title, developer, price, listed, releasedOn, slug }) => [
          title.es,
          title.en,
          developer.name,
          price,
          translate(listed ? 'ra.boolean.true' : 'ra.boolean.false'),
          releasedOn,
          slug,
        ]}
      />
    </TopToolbar>
  );
}

function Price({ price }: { price: number }) {
  const translate = useTranslate();
  const format = useFormat();
  return <>{price === 0 ? translate('console.game.free') : format.money(price)}</>;
}

function Cover({ cover }: { cover: string }) {
  return (
    <Box
      component="img"
      src={new URL(cover).pathname}
      alt=""
      loading="lazy"
      sx={{ width: 27, height: 36, objectFit: 'cover', borderRadius: 0.5, bgcolor: 'divider' }}
    />
  );
}
