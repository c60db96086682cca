import { Box, Button, Typography } from '@mui/material';
import { Plus } from 'lucide-react';
import { Show, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Fact, Facts, Panel } from '../lib/Facts';
import { useFormat } from '../lib/format';
import { useWholeRecord } from '../lib/useWholeRecord';
import type { Settlement } from '../lib/wire';
import { PersonLink } from '../people/PersonLink';
import { DifferenceList } from './DifferenceList';
import { directionOf, DIRECTIONS, sumOf, type Direction } from './differences';
import { SettlementState } from './SettlementState';

/** What came of comparing one settlement file: what agrees, and what differs in which direction. */
export default function SettlementShow() {
  return (
    <Show component="div" actions={false}>
      <SettlementPage />
    </Show>
  );
}

function SettlementPage() {
  const translate = useTranslate();
  const settlement = useWholeRecord<Settlement>('differences');
  if (!settlement) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, py: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Panel title={translate('console.settlement.result')}>
        <Box role="status" sx={{ mb: 2 }}>
          <SettlementState differing={settlement.differing} />
        </Box>
        <SettlementFacts settlement={settlement} />
        <Button
          component={Link}
          to="/settlements/create"
          variant="outlined"
          startIcon={<Plus size={18} aria-hidden />}
          sx={{ mt: 2 }}
        >
          {translate('console.settlement.makeAnother')}
        </Button>
      </Panel>
      {settlement.differing > 0 &&
        DIRECTIONS.map((direction) => <DirectionPanel key={direction} direction={direction} settlement={settlement} />)}
    </Box>
  );
}

function SettlementFacts({ settlement }: { settlement: Settlement }) {
  const { fileName, from, through, rows, matched, isRepeat, importedAt, importedById, importedByName } = settlement;
  const translate = useTranslate();
  const format = useFormat();
  const field = (name: string): string => translate(`resources.settlements.fields.${name}`);
  return (
    <Facts>
      <Fact name={field('matched')}>
        {translate('console.settlement.matchedOf', { matched: format.count(matched), rows: format.count(rows) })}
      </Fact>
      <Fact name={field('from')}>{format.civilDays(from, through)}</Fact>
      <Fact name={field('fileName')}>{fileName ?? translate('console.settlement.unnamed')}</Fact>
      <Fact name={field('importedAt')}>
        {format.moment(importedAt, 'full')}
        {isRepeat && `. ${translate('console.settlement.isRepeat')}`}
      </Fact>
      <Fact name={field('importedByName')}>
        <PersonLink id={importedById} name={importedByName} />
      </Fact>
    </Facts>
  );
}

function DirectionPanel({ direction, settlement }: { direction: Direction; settlement: Settlement }) {
  const translate = useTranslate();
  const format = useFormat();
  const differences = settlement.differences.filter((difference) => directionOf(difference) === direction);
  const sum = sumOf(direction, differences);
  const title = translate(`console.settlement.direction.${direction}`);
  const count = translate('console.settlement.differs', { smart_count: differences.length });
  return (
    <Panel title={title}>
      {differences.length === 0 && <Typography variant="body2">{translate('console.settlement.none')}</Typography>}
      {differences.length > 0 && (
        <>
          <Typography variant="body2" sx={{ mb: 1.5 }}>
            {sum === null ? count : translate('console.settlement.countAndSum', { count, sum: format.money(sum) })}
          </Typography>
          <DifferenceList title={title} differences={differences} />
        </>
      )}
    </Panel>
  );
}
