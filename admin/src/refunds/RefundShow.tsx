import { Box, Table, TableBody, TableCell, TableRow, Typography } from '@mui/material';
import { Show, useTranslate } from 'react-admin';
import { Documents } from '../documents/Documents';
import { Fact, Facts, Panel } from '../lib/Facts';
import { useFormat } from '../lib/format';
import { RecordLink } from '../lib/RecordLink';
import { useWholeRecord } from '../lib/useWholeRecord';
import type { Refund } from '../lib/wire';
import { PersonLink } from '../people/PersonLink';
import { Timeline } from '../timeline/Timeline';
import { useSeenWord } from '../timeline/words';
import { RefundMails } from './RefundMails';
import { Promised } from './Promised';
import { RefundActions } from './RefundActions';
import { RefundState } from './RefundState';
import { RefundDetail } from './RefundDetail';

const LOOK_AGAIN_MS = 2_000;
/** These change by themselves. */
const MOVING = ['approved', 'started', 'unknown'];

/** One refund: where it stands in plain words, what may be done, and all that happened. */
export default function RefundShow() {
  const moves = (query: { state: { data?: unknown } }): number | false =>
    MOVING.includes((query.state.data as Refund | undefined)?.state ?? '') ? LOOK_AGAIN_MS : false;
  return (
    <Show<Refund> component="div" actions={false} queryOptions={{ refetchInterval: moves }}>
      <RefundPage />
    </Show>
  );
}

function RefundPage() {
  const translate = useTranslate();
  const refund = useWholeRecord<Refund>('timeline');
  if (!refund) return null;
  const titles = Object.fromEntries(refund.lines.flatMap(({ gameId, title }) => (gameId ? [[gameId, title]] : [])));
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        py: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' },
        alignItems: 'start',
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <RefundDetail refund={refund} />
        <RefundActions refund={refund} />
        <Panel title={translate('console.refund.facts')}>
          <RefundFacts refund={refund} />
        </Panel>
        <Panel title={translate('console.refund.lines')}>
          <Lines refund={refund} />
        </Panel>
        {(refund.words || refund.basis === 'request') && (
          <Panel title={translate('console.refund.words')}>
            <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {refund.words ?? translate('console.refund.noWords')}
            </Typography>
          </Panel>
        )}
        {refund.notes.length > 0 && (
          <Panel title={translate('console.refund.notes')}>
            <Notes notes={refund.notes} />
          </Panel>
        )}
        <Panel title={translate('console.refund.mails')}>
          <RefundMails refund={refund} />
        </Panel>
        {refund.documents.length > 0 && (
          <Panel title={translate('console.document.title')}>
            <Documents documents={refund.documents} />
          </Panel>
        )}
      </Box>
      <Panel title={translate('console.refund.timeline')}>
        <Timeline entries={refund.timeline} titles={titles} />
      </Panel>
    </Box>
  );
}

function RefundFacts({ refund }: { refund: Refund }) {
  const translate = useTranslate();
  const format = useFormat();
  const seenWord = useSeenWord();
  const word = (name: string): string => translate(`console.refund.${name}`);
  const field = (name: string): string => translate(`resources.refunds.fields.${name}`);
  const {
    state,
    amount,
    orderId,
    orderNumber,
    paymentId,
    basis,
    reason,
    deniedBecause,
    why,
    how,
    approvedBy,
    approvedAgainBy,
  } = refund;
  return (
    <Facts>
      <Fact name={field('state')}>
        <RefundState state={state} />
      </Fact>
      <Fact name={field('amount')}>{format.money(amount)}</Fact>
      <Fact name={field('orderNumber')}>
        <RecordLink resource="orders" id={orderId}>
          {orderNumber}
        </RecordLink>
      </Fact>
      <Fact name={word('payment')}>
        <RecordLink resource="payments" id={paymentId}>
          {word('seePayment')}
        </RecordLink>
      </Fact>
      <Fact name={field('personName')}>
        <PersonLink id={refund.personId} name={refund.personName} />
        {refund.personEmail && ` · ${refund.personEmail}`}
      </Fact>
      <Fact name={field('basis')}>{word(`basis.${basis}`)}</Fact>
      <Fact name={field('requestedAt')}>{format.moment(refund.requestedAt, 'full')}</Fact>
      {refund.answerBy && (
        <Fact name={field('answerBy')}>
          <Promised refund={refund} />
        </Fact>
      )}
      {refund.automatic && <Fact name={word('approvedBy')}>{word('automatic')}</Fact>}
      {approvedBy && (
        <Fact name={word('approvedBy')}>
          <PersonLink id={approvedBy.id} name={approvedBy.name} />
          {refund.approvedAt && ` · ${format.moment(refund.approvedAt)}`}
        </Fact>
      )}
      {reason && <Fact name={word('reason')}>{reason}</Fact>}
      {approvedAgainBy && (
        <Fact name={word('approvedAgainBy')}>
          <PersonLink id={approvedAgainBy.id} name={approvedAgainBy.name} />
        </Fact>
      )}
      {deniedBecause && <Fact name={word('deniedBecause')}>{deniedBecause}</Fact>}
      {why && <Fact name={word('bankSaid')}>{seenWord(why)}</Fact>}
      {how && <Fact name={word('how')}>{translate(`timeline.how.${how}`)}</Fact>}
      {refund.decidedAt && <Fact name={field('decidedAt')}>{format.moment(refund.decidedAt, 'full')}</Fact>}
      {refund.bankTakesBackUntil && state !== 'completed' && state !== 'denied' && (
        <Fact name={word('takesBackUntil')}>{format.moment(refund.bankTakesBackUntil, 'date')}</Fact>
      )}
    </Facts>
  );
}

function Lines({ refund: { lines } }: { refund: Refund }) {
  const format = useFormat();
  return (
    <Table size="small">
      <TableBody>
        {lines.map(({ gameId, title, amount }) => (
          <TableRow key={gameId ?? 'plan'}>
            <TableCell component="th" scope="row" sx={{ pl: 0 }}>
              {title[format.language]}
            </TableCell>
            <TableCell align="right" sx={{ pr: 0, whiteSpace: 'nowrap' }}>
              {format.money(amount)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function Notes({ notes }: Pick<Refund, 'notes'>) {
  const translate = useTranslate();
  const format = useFormat();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {notes.map(({ authorId, authorName, note, at }) => (
        <Typography
          key={`${authorId} ${at}`}
          component="li"
          variant="body2"
          sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}
        >
          {note}
          <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            {authorName ?? translate('console.refund.erased')} · {format.moment(at)}
          </Box>
        </Typography>
      ))}
    </Box>
  );
}
