import { Box } from '@mui/material';
import { Show, useTranslate } from 'react-admin';
import { Fact, Facts, Panel } from '../lib/Facts';
import { useFormat } from '../lib/format';
import { RecordLink } from '../lib/RecordLink';
import { useWholeRecord } from '../lib/useWholeRecord';
import type { Payout } from '../lib/wire';
import { PayoutActions } from './PayoutActions';
import { PayoutState } from './PayoutState';

const WORDS = 'resources.payouts.fields';

/** A pay-out with all that two people decide by. */
export default function PayoutShow() {
  return (
    <Show<Payout> component="div" actions={false}>
      <Page />
    </Show>
  );
}

function Page() {
  const payout = useWholeRecord<Payout>('queuePlace');
  if (!payout) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, py: 2, maxWidth: 760 }}>
      <Money payout={payout} />
      <PayoutActions payout={payout} />
      <Story payout={payout} />
    </Box>
  );
}

function Money({ payout }: { payout: Payout }) {
  const translate = useTranslate();
  const format = useFormat();
  const { developerId, developerName, amount, withheld, paid, account } = payout;
  return (
    <Panel title={developerName}>
      <Facts>
        <Fact name={translate(`${WORDS}.state`)}>
          <PayoutState payout={payout} />
        </Fact>
        <Fact name={translate(`${WORDS}.developerName`)}>
          <RecordLink resource="developers" id={developerId}>
            {developerName}
          </RecordLink>
        </Fact>
        <Fact name={translate(`${WORDS}.amount`)}>{format.money(amount)}</Fact>
        {withheld !== null && <Fact name={translate(`${WORDS}.withheld`)}>{format.money(withheld)}</Fact>}
        {paid !== null && <Fact name={translate(`${WORDS}.paid`)}>{format.money(paid)}</Fact>}
        {account && (
          <Fact name={translate(`${WORDS}.account`)}>
            {[
              account.holder,
              account.bank,
              translate(`console.developers.account.${account.kind}`),
              account.number,
            ].join(' · ')}
          </Fact>
        )}
      </Facts>
    </Panel>
  );
}

function Story({ payout }: { payout: Payout }) {
  const translate = useTranslate();
  const format = useFormat();
  const { taxDocument, queuePlace, promisedFor, requestedAt, approvedBy, releasedBy } = payout;
  const { bankFile, reference, why, noReleaseBefore } = payout;
  const name = (field: string): string => translate(`${WORDS}.${field}`);
  const taxDocumentWords = taxDocument
    ? `${translate(`console.payouts.kind.${taxDocument.kind}`)} ${taxDocument.number}, ${translate(
        'console.payouts.validUntil',
        {
          day: format.civilDay(taxDocument.expiresOn, 'date'),
        },
      )}`
    : translate('console.payouts.noTaxDocument');
  return (
    <Panel title={translate('resources.payouts.name', { smart_count: 1 })}>
      <Facts>
        <Fact name={name('requestedAt')}>{format.moment(requestedAt)}</Fact>
        <Fact name={name('promisedFor')}>{format.civilDay(promisedFor, 'date')}</Fact>
        {queuePlace !== null && <Fact name={name('queuePlace')}>{queuePlace}</Fact>}
        <Fact name={name('taxDocument')}>{taxDocumentWords}</Fact>
        {noReleaseBefore && <Fact name={name('noReleaseBefore')}>{format.moment(noReleaseBefore)}</Fact>}
        {approvedBy && <Fact name={name('approvedBy')}>{approvedBy.name}</Fact>}
        {releasedBy && <Fact name={name('releasedBy')}>{releasedBy.name}</Fact>}
        {bankFile && (
          <Fact name={name('bankFile')}>
            <RecordLink resource="bank-files" id={bankFile.id}>
              {translate('console.bankFile.numbered', { number: bankFile.number })}
            </RecordLink>{' '}
            · {bankFile.reference}
          </Fact>
        )}
        {reference && <Fact name={name('reference')}>{reference}</Fact>}
        {why && <Fact name={name('why')}>{translate(`console.payouts.why.${why}`)}</Fact>}
      </Facts>
    </Panel>
  );
}
