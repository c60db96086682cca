import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useState } from 'react';
import { Show, useCanAccess, useDataProvider, useGetList, useRefresh, useTranslate } from 'react-admin';
import type { ConsoleDataProvider } from '../dataProvider';
import { Fact, Facts, Panel } from '../lib/Facts';
import { useFormat } from '../lib/format';
import { ReasonDialog } from '../lib/dialogs/ReasonDialog';
import { RecordLink } from '../lib/RecordLink';
import { Refusal } from '../lib/dialogs/Refusal';
import { useIntention } from '../lib/dialogs/useIntention';
import { useWholeRecord } from '../lib/useWholeRecord';
import type { Code, CodePreview, Game } from '../lib/wire';
import { PersonLink } from '../people/PersonLink';
import { CodeState } from './CodeList';
import { nameOf, useBenefitWord } from './words';

/** One code: its rules, its uses, what it does to a cart, and the way to switch it off. */
export default function CodeShow() {
  return (
    <Show component="div" actions={false}>
      <CodePage />
    </Show>
  );
}

function CodePage() {
  const translate = useTranslate();
  const code = useWholeRecord<Code>('latestUses');
  if (!code) return null;
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
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Panel title={nameOf(code)}>
          <CodeFacts code={code} />
        </Panel>
        <Panel title={translate('console.code.try')}>
          <Preview code={code} />
        </Panel>
      </Box>
      <Panel title={translate('console.code.latestUses')}>
        <Uses code={code} />
      </Panel>
    </Box>
  );
}

function CodeFacts({ code }: { code: Code }) {
  const translate = useTranslate();
  const format = useFormat();
  const benefitWord = useBenefitWord();
  const none = translate('console.none');
  const day = (instant: string | null): string => (instant ? format.moment(instant, 'full') : none);
  return (
    <>
      <Facts>
        <Fact name={translate('resources.codes.fields.state')}>
          <CodeState code={code} />
        </Fact>
        {code.deactivatedBecause && <Fact name={translate('console.code.because')}>{code.deactivatedBecause}</Fact>}
        <Fact name={translate('resources.codes.fields.kind')}>{benefitWord(code)}</Fact>
        <Fact name={translate('console.code.field.uses')}>{code.uses ?? none}</Fact>
        <Fact name={translate('console.code.field.usesPerPerson')}>{code.usesPerPerson ?? none}</Fact>
        <Fact name={translate('console.code.field.validFrom')}>{day(code.validFrom)}</Fact>
        <Fact name={translate('console.code.end')}>{day(code.validUntil)}</Fact>
        {code.firstPurchaseOnly && (
          <Fact name={translate('console.code.firstOnly')}>{translate('ra.boolean.true')}</Fact>
        )}
        <Fact name={translate('resources.codes.fields.purpose')}>{code.purpose}</Fact>
        <Fact name={translate('resources.codes.fields.issuedAt')}>{format.moment(String(code.issuedAt), 'full')}</Fact>
      </Facts>
      <Off code={code} />
    </>
  );
}

function Off({ code }: { code: Code }) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { canAccess } = useCanAccess({ resource: 'codes', action: 'create' });
  const [chosen, setChosen] = useState<'code' | 'batch' | null>(null);
  if (!canAccess || code.deactivatedAt) return null;
  const close = (): void => setChosen(null);
  return (
    <Box sx={{ mt: 2, display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      <Button variant="outlined" color="error" onClick={() => setChosen('code')}>
        {translate('console.code.switchOff')}
      </Button>
      {code.batchId && (
        <Button variant="outlined" color="error" onClick={() => setChosen('batch')}>
          {translate('console.code.switchBatchOff')}
        </Button>
      )}
      {chosen && (
        <ReasonDialog
          title={translate(chosen === 'batch' ? 'console.code.switchBatchOff' : 'console.code.switchOff')}
          consequence={translate('console.code.offMeans')}
          action={translate('console.code.switchOff')}
          done="console.code.switchedOff"
          tone="error"
          intention={(reason) =>
            chosen === 'batch'
              ? dataProvider.switchBatchOff(code.id, reason)
              : dataProvider.switchCodeOff(code.id, reason)
          }
          onClose={close}
          onDone={() => {
            close();
            refresh();
          }}
        />
      )}
    </Box>
  );
}

function Uses({ code }: { code: Code }) {
  const translate = useTranslate();
  const format = useFormat();
  if (code.latestUses.length === 0) return <Typography variant="body2">{translate('console.code.noUses')}</Typography>;
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={translate('console.code.latestUses')}>
      <Table size="small" sx={{ '& td, & th': { px: 1.25, whiteSpace: 'nowrap' } }}>
        <TableHead>
          <TableRow>
            {['who', 'order', 'useState', 'off', 'when'].map((name) => (
              <TableCell key={name}>{translate(`console.code.use.${name}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {code.latestUses.map((use) => (
            <TableRow key={use.useId}>
              <TableCell>
                <PersonLink id={use.personId} name={use.personName} />
              </TableCell>
              <TableCell>
                {use.orderId && use.orderNumber ? (
                  <RecordLink resource="orders" id={use.orderId}>
                    {use.orderNumber}
                  </RecordLink>
                ) : (
                  translate('console.none')
                )}
              </TableCell>
              <TableCell>{translate(`console.code.use.${use.state}`)}</TableCell>
              <TableCell>{use.discount === null ? translate('console.none') : format.money(use.discount)}</TableCell>
              <TableCell>{format.moment(String(use.at), 'short')}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

/** A cart of the four dearest games, or of those that the code is for. */
function Preview({ code }: { code: Code }) {
  const translate = useTranslate();
  const format = useFormat();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { data: games = [] } = useGetList<Game>('games', {
    pagination: { page: 1, perPage: 4 },
    sort: { field: 'price', order: 'DESC' },
  });
  const { isBusy, refusal, carryOut } = useIntention();
  const [seen, setSeen] = useState<CodePreview | null>(null);
  const cart = [
    ...new Set([
      ...(code.gameId ? [code.gameId] : []),
      ...(code.gameIds ?? []).slice(0, 4),
      ...games.map(({ id }) => id),
    ]),
  ];
  const look = () =>
    carryOut(
      async () => setSeen(await dataProvider.previewCode(code.id, cart)),
      null,
      () => undefined,
    );
  return (
    <>
      <Typography variant="body2" sx={{ mb: 1.5 }}>
        {translate('console.code.tryHint')}
      </Typography>
      <Button variant="outlined" disabled={isBusy || cart.length === 0} onClick={() => void look()}>
        {translate('console.code.tryAction')}
      </Button>
      <Refusal sentence={refusal} />
      <Box role="status">
        {seen && (
          <Box sx={{ mt: 2 }}>
            {seen.why && <Typography>{translate(`console.code.why.${seen.why}`, { _: seen.why })}</Typography>}
            <Facts>
              {seen.lines.map(({ id, title, before, after }) => (
                <Fact key={id} name={title[format.language] ?? ''}>
                  {before === after ? format.money(before) : `${format.money(before)} → ${format.money(after)}`}
                </Fact>
              ))}
              <Fact name={translate('console.code.totalOf')}>
                {format.money(seen.totalBefore)} → {format.money(seen.totalAfter)}
              </Fact>
            </Facts>
          </Box>
        )}
      </Box>
    </>
  );
}
