import { Box, Typography } from '@mui/material';
import { DataTable, List, SimpleList, useTranslate } from 'react-admin';
import { useFormat } from '../../lib/format';
import { CardHead, CardLine, useIsNarrow } from '../../lib/narrow';
import { RecordLink } from '../../lib/RecordLink';
import type { BankFileLine } from '../../lib/wire';
import { PersonLink } from '../../people/PersonLink';
import { BankFileState } from './BankFileState';
import { NextFile } from './NextFile';
import { useCountAndSum } from './useCountAndSum';

const Column = DataTable.Col<BankFileLine>;

/** The file that can be made now, and those that were made, the newest first. */
export default function BankFileList() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1, pt: 2 }}>
      <NextFile />
      <List sort={{ field: 'number', order: 'DESC' }} actions={false} exporter={false} empty={false}>
        <Rows />
      </List>
    </Box>
  );
}

function Rows() {
  const translate = useTranslate();
  const format = useFormat();
  const isNarrow = useIsNarrow();
  const nothing = <Typography sx={{ p: 2 }}>{translate('console.bankFile.nothing')}</Typography>;
  if (isNarrow) return <Cards empty={nothing} />;
  return (
    <DataTable rowClick="show" bulkActionButtons={false} size="small" empty={nothing}>
      <Column
        source="number"
        render={({ id, number }) => (
          <RecordLink resource="bank-files" id={id}>
            {translate('console.bankFile.numbered', { number })}
          </RecordLink>
        )}
      />
      <Column source="state" disableSort render={(file) => <BankFileState file={file} />} />
      <Column source="madeAt" disableSort render={({ madeAt }) => format.moment(madeAt)} />
      <Column source="madeBy" disableSort render={({ madeBy }) => <PersonLink {...madeBy} />} />
      <Column source="count" disableSort align="right" render={({ count }) => format.count(count)} />
      <Column source="sum" disableSort align="right" render={({ sum }) => format.money(sum)} />
    </DataTable>
  );
}

function Cards({ empty }: { empty: React.ReactElement }) {
  const translate = useTranslate();
  const format = useFormat();
  const words = useCountAndSum();
  return (
    <SimpleList<BankFileLine>
      rowClick="show"
      empty={empty}
      primaryText={({ number, sum }) => (
        <CardHead>
          <span>{translate('console.bankFile.numbered', { number })}</span>
          <span>{format.money(sum)}</span>
        </CardHead>
      )}
      secondaryText={(file) => (
        <CardLine>
          <span>
            {format.moment(file.madeAt)} · {words(file.count, file.sum).payouts}
          </span>
          <Box component="span" sx={{ ml: 'auto' }}>
            <BankFileState file={file} />
          </Box>
        </CardLine>
      )}
    />
  );
}
