import { Box, Table, TableBody, TableCell, TableHead, TableRow, useMediaQuery, type Theme } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { Button, useCanAccess, useTranslate } from 'react-admin';
import { IncidentState } from '../incidents/IncidentState';
import { useFinding, useKindSentence } from '../incidents/words';
import { Fact, Facts } from '../lib/Facts';
import { RecordLink } from '../lib/RecordLink';
import type { SettlementDifference } from '../lib/wire';
import { directionOf } from './differences';

const AT_ONCE = 50;
const COLUMNS = ['payment', 'order', 'inShop', 'atBank', 'incident'] as const;
type Column = 'what' | (typeof COLUMNS)[number];

/** Differences with the ways to what they are about; the first fifty at once. */
export function DifferenceList({ title, differences }: { title: string; differences: SettlementDifference[] }) {
  const translate = useTranslate();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('lg'));
  const [shown, setShown] = useState(AT_ONCE);
  const some = differences.slice(0, shown);
  const left = differences.length - some.length;
  return (
    <>
      {isNarrow ? <Cards title={title} differences={some} /> : <Rows title={title} differences={some} />}
      {left > 0 && (
        <Button
          label={translate('console.settlement.showMore', { left })}
          onClick={() => setShown(shown + AT_ONCE * 10)}
          sx={{ mt: 1 }}
        />
      )}
    </>
  );
}

interface PartProps {
  title: string;
  differences: SettlementDifference[];
}

/** Only where both sides have the payment is it to be told what differs. */
const columnsOf = ([first]: readonly SettlementDifference[]): readonly Column[] =>
  first && directionOf(first) === 'both' ? ['what', ...COLUMNS] : COLUMNS;

function Rows({ title, differences }: PartProps) {
  const translate = useTranslate();
  const cell = useCells();
  const columns = columnsOf(differences);
  return (
    <Box tabIndex={0} role="region" aria-label={title} sx={{ overflowX: 'auto' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {columns.map((name) => (
              <TableCell key={name} align={isSum(name) ? 'right' : 'left'}>
                {translate(`console.settlement.difference.${name}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {differences.map((difference, place) => (
            <TableRow key={keyOf(difference, place)}>
              {columns.map((name) => (
                <TableCell
                  key={name}
                  align={isSum(name) ? 'right' : 'left'}
                  sx={{
                    whiteSpace: name === 'what' || name === 'payment' ? 'normal' : 'nowrap',
                    overflowWrap: 'anywhere',
                  }}
                >
                  {cell(name, difference)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

function Cards({ title, differences }: PartProps) {
  const translate = useTranslate();
  const cell = useCells();
  const columns = columnsOf(differences);
  return (
    <Box component="ul" aria-label={title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {differences.map((difference, place) => (
        <Box component="li" key={keyOf(difference, place)} sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
          <Facts>
            {columns.map((name) => (
              <Fact key={name} name={translate(`console.settlement.difference.${name}`)}>
                {cell(name, difference)}
              </Fact>
            ))}
          </Facts>
        </Box>
      ))}
    </Box>
  );
}

const isSum = (column: Column): boolean => column === 'inShop' || column === 'atBank';
/** A file may name the same foreign order twice. */
const keyOf = ({ kind, subject }: SettlementDifference, place: number): string => `${place} ${kind} ${subject}`;

/** Draws one property of a difference. */
function useCells(): (column: Column, difference: SettlementDifference) => ReactNode {
  const translate = useTranslate();
  const sentence = useKindSentence();
  const finding = useFinding();
  const none = translate('console.none');
  return (column, difference) => {
    const { kind, subject, expected, found, incidentId, incidentStatus, paymentId, buyOrder, orderId, orderNumber } =
      difference;
    const direction = directionOf(difference);
    switch (column) {
      case 'what':
        return sentence(kind);
      case 'payment':
        return paymentId && buyOrder ? (
          <Way resource="payments" id={paymentId}>
            {buyOrder}
          </Way>
        ) : (
          subject
        );
      case 'order':
        return orderId && orderNumber ? (
          <Way resource="orders" id={orderId}>
            {orderNumber}
          </Way>
        ) : (
          none
        );
      case 'inShop':
        return direction === 'bank' ? translate('console.settlement.absent') : finding(kind, expected);
      case 'atBank':
        return direction === 'shop' ? translate('console.settlement.absent') : finding(kind, found);
      case 'incident':
        return incidentId && incidentStatus ? <IncidentWay id={incidentId} status={incidentStatus} /> : none;
    }
    return column satisfies never;
  };
}

function IncidentWay({ id, status }: { id: string; status: 'open' | 'resolved' }) {
  const translate = useTranslate();
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 1.5, flexWrap: 'wrap' }}>
      <IncidentState status={status} />
      <Way resource="incidents" id={id}>
        {translate('console.settlement.seeIncident')}
      </Way>
    </Box>
  );
}

/** A link for those who may open it, else its words; an incident that may not be opened needs none. */
function Way({
  resource,
  id,
  children,
}: {
  resource: 'payments' | 'orders' | 'incidents';
  id: string;
  children: ReactNode;
}) {
  const { canAccess } = useCanAccess({ resource, action: 'show' });
  if (canAccess)
    return (
      <RecordLink resource={resource} id={id}>
        {children}
      </RecordLink>
    );
  return resource === 'incidents' ? null : <>{children}</>;
}
