import { specify } from '../../../../test/support/given.js';
import { payoutDecider } from './payout.decider.js';
import type { PayoutEvent } from '../payout.events.js';

const now = '2026-11-25T15:00:00.000Z';
const [developerId, payoutId] = ['d-1', 'p-1'];
const named = { developerId, payoutId };
const request = {
  type: 'RequestPayout',
  ...named,
  stated: { gross: 100_000, withheld: 15_250, owed: 0, returnable: [] },
  by: 'ana',
  now,
} as const;
const requested: PayoutEvent = {
  type: 'PayoutRequested',
  data: {
    ...named,
    amount: 100_000,
    withheld: 15_250,
    promisedFor: '2026-12-04',
    requestedBy: 'ana',
    requestedAt: now,
  },
};
const taxDocument: PayoutEvent = {
  type: 'TaxDocumentRecorded',
  data: {
    developerId,
    taxDocumentId: 'taxDocument-1',
    kind: 'fees-note',
    expiresOn: '2027-06-30',
    recordedBy: 'ana',
    recordedAt: now,
  },
};
const byEva = { payoutId, staffId: 'eva', members: ['ana'], now };
const byLeo = { ...byEva, staffId: 'leo' };
const approve = { type: 'ApprovePayout', ...byEva } as const;
const approved: PayoutEvent = { type: 'PayoutApproved', data: { ...named, approvedBy: 'eva', approvedAt: now } };
const release = { type: 'ReleasePayout', ...byLeo } as const;
const money = { amount: 100_000, withheld: 15_250, paid: 84_750 };
const released: PayoutEvent = {
  type: 'PayoutReleased',
  data: { ...named, ...money, taxDocumentKind: 'fees-note', releasedBy: 'leo', releasedAt: now },
};
const pay = { type: 'RecordPayoutPaid', ...byEva, reference: 'T-1' } as const;
const paid: PayoutEvent = { type: 'PayoutPaid', data: { ...named, ...money, reference: 'T-1', paidAt: now } };
const fail = { type: 'FailPayout', ...byEva, why: 'account-closed' } as const;
const failed = (wasPaid: boolean): PayoutEvent => ({
  type: 'PayoutFailed',
  data: { ...named, ...money, why: 'account-closed', wasPaid, failedAt: now },
});
const changed: PayoutEvent = {
  type: 'PayoutAccountChanged',
  data: {
    developerId,
    changedBy: 'ana',
    noReleaseBefore: '2026-11-28T15:00:00.000Z',
    unapproved: null,
    changedAt: now,
  },
};
const { given } = specify(payoutDecider);

describe('requesting a pay-out', () => {
  it('claims the whole payable balance, once', () => {
    given().when(request).then(requested);
    given(requested).when(request).thenNothing();
  });

  it('claims nothing twice', () => {
    given(requested)
      .when({ ...request, payoutId: 'p-2' })
      .thenRefused('payout-open');
    given(requested, taxDocument, approved, released, paid)
      .when({ ...request, payoutId: 'p-2' })
      .thenRefused('payout-below-threshold');
  });

  it('claims what later statements gave, and withholds what they did', () => {
    const more = { ...request, payoutId: 'p-2', stated: { ...request.stated, gross: 150_000, withheld: 23_250 } };
    const event = { ...requested.data, payoutId: 'p-2', amount: 50_000, withheld: 8_000 };
    given(requested, taxDocument, approved, released, paid)
      .when(more)
      .then({ ...requested, data: event } as PayoutEvent);
  });

  it('is refused below the threshold', () => {
    given()
      .when({ ...request, stated: { ...request.stated, gross: 9_999, withheld: 1_525 } })
      .thenRefused('payout-below-threshold');
  });

  it('leaves what buyers may give back, and what went back, with the tax of both', () => {
    const returnable = [
      { from: '2026-12-03', amount: 30_000 },
      { from: '2026-12-05', amount: 20_000 },
    ];
    const stated = { ...request.stated, owed: 7_000, returnable };
    const event = { ...requested.data, amount: 43_000, withheld: 6_557 };
    given()
      .when({ ...request, stated })
      .then({ ...requested, data: event } as PayoutEvent);
    given()
      .when({ ...request, stated: { ...stated, owed: 41_000 } })
      .thenRefused('payout-below-threshold');
  });

  it('takes the balance of a failed one again', () => {
    const again = { ...request, payoutId: 'p-2' };
    const event = { ...requested, data: { ...requested.data, payoutId: 'p-2' } } as PayoutEvent;
    given(requested, taxDocument, approved, released, failed(false)).when(again).then(event);
  });
});

describe('releasing a pay-out', () => {
  it('takes two people', () => {
    given(requested, taxDocument).when(approve).then(approved);
    given(requested, taxDocument, approved)
      .when({ ...release, staffId: 'eva' })
      .thenRefused('payout-same-person');
    given(requested, taxDocument, approved).when(release).then(released);
    given(requested, taxDocument).when(release).thenRefused('payout-not-approved');
  });

  it('is not for people of the studio', () => {
    given(requested, taxDocument)
      .when({ ...approve, staffId: 'ana' })
      .thenRefused('payout-own');
  });

  it('waits while a tax document is missing or has expired', () => {
    given(requested).when(approve).thenRefused('payout-tax-document-missing');
    given(requested, taxDocument, approved)
      .when({ ...release, now: '2027-07-01T15:00:00.000Z' })
      .thenRefused('payout-tax-document-missing');
  });

  it('waits after a change of the account, and begins again', () => {
    const unapproving = { ...changed, data: { ...changed.data, unapproved: payoutId } } as PayoutEvent;
    const change = { type: 'ChangePayoutAccount', developerId, by: 'ana', now } as const;
    given(requested, taxDocument, approved).when(change).then(unapproving);
    given(requested, taxDocument).when(change).then(changed);
    given(requested, taxDocument, approved, unapproving).when(release).thenRefused('payout-not-approved');
    given(requested, taxDocument, changed, approved).when(release).thenRefused('payout-account-waits');
    const later = '2026-11-28T15:00:00.000Z';
    given(requested, taxDocument, changed, approved)
      .when({ ...release, now: later })
      .then({ ...released, data: { ...released.data, releasedAt: later } } as PayoutEvent);
  });
});

describe('the transfer of a pay-out', () => {
  const before = [requested, taxDocument, approved, released] as const;

  it('is recorded once', () => {
    given(...before)
      .when(pay)
      .then(paid);
    given(...before, paid)
      .when(pay)
      .thenNothing();
    given(requested, taxDocument, approved).when(pay).thenRefused('payout-not-released');
  });

  it('may fail, also after it was made', () => {
    given(...before)
      .when(fail)
      .then(failed(false));
    given(...before, paid)
      .when(fail)
      .then(failed(true));
    given(...before, failed(false))
      .when(fail)
      .thenNothing();
  });

  it('keeps the account from changing while it is under way', () => {
    given(...before)
      .when({ type: 'ChangePayoutAccount', developerId, by: 'ana', now })
      .thenRefused('payout-under-way');
  });
});

describe('the file for the bank that a pay-out is in', () => {
  const before = [requested, taxDocument, approved, released] as const;
  const [fileId, number, reference] = ['file-1', 1, 'LUD00001N001'];
  const send = { type: 'SendPayoutToBank', ...byEva, fileId, number, reference } as const;
  const sent: PayoutEvent = {
    type: 'PayoutSentToBank',
    data: { ...named, fileId, number, reference, sentBy: 'eva', sentAt: now },
  };
  const put = { type: 'PutPayoutBack', ...byLeo, fileId } as const;
  const back: PayoutEvent = { type: 'PayoutPutBack', data: { ...named, fileId, putBackBy: 'leo', putBackAt: now } };
  const another = { ...send, fileId: 'file-2', number: 2, reference: 'LUD00002N001' };
  const again = {
    type: 'PayoutSentToBank',
    data: { ...sent.data, fileId: 'file-2', number: 2, reference: 'LUD00002N001' },
  } as PayoutEvent;
  const payFile = { ...pay, fileId };

  it('is one, and holds released ones alone', () => {
    given(...before)
      .when(send)
      .then(sent);
    given(...before, sent)
      .when(another)
      .thenRefused('payout-in-file');
    given(requested, taxDocument, approved).when(send).thenRefused('payout-not-released');
    given(...before, paid)
      .when(send)
      .thenRefused('payout-over');
    given(...before, failed(false))
      .when(send)
      .thenRefused('payout-over');
    given(...before)
      .when({ ...send, staffId: 'ana' })
      .thenRefused('payout-own');
  });

  it('never pays an account that changed after the release', () => {
    const afterwards = { ...changed, data: { ...changed.data, changedAt: '2026-11-25T15:00:00.001Z' } } as PayoutEvent;
    given(...before, afterwards)
      .when(send)
      .thenRefused('payout-account-changed');
  });

  it('is another one once it was put back', () => {
    given(...before, sent)
      .when(put)
      .then(back);
    given(...before, sent, back)
      .when(another)
      .then(again);
    given(...before, sent, back)
      .when(put)
      .thenNothing();
    given(...before, sent, failed(false))
      .when(put)
      .thenNothing();
    given(...before, sent, paid)
      .when(put)
      .thenRefused('bank-file-executed');
  });

  it('is recorded as a whole for those that are still in it', () => {
    given(...before, sent)
      .when(payFile)
      .then(paid);
    given(...before, sent)
      .when(pay)
      .then(paid);
    given(...before, sent, back)
      .when(payFile)
      .thenRefused('bank-file-withdrawn');
    given(...before, sent, failed(false))
      .when(payFile)
      .thenRefused('payout-not-released');
  });
});

describe('a tax document', () => {
  const at = (instant: string) => ({ type: 'AnnounceExpiry', developerId, now: instant }) as const;
  const announced = (daysBefore: number, announcedAt: string): PayoutEvent => ({
    type: 'TaxDocumentExpiryAnnounced',
    data: { developerId, taxDocumentId: 'taxDocument-1', expiresOn: '2027-06-30', daysBefore, announcedAt },
  });

  it('is announced 60, 30 and 7 days before its end, each once', () => {
    const [day60, day30, day7] = ['2027-05-01T14:00:00.000Z', '2027-05-31T14:00:00.000Z', '2027-06-23T14:00:00.000Z'];
    given(taxDocument).when(at('2027-05-01T13:59:00.000Z')).thenNothing();
    given(taxDocument).when(at(day60)).then(announced(60, day60));
    given(taxDocument, announced(60, day60)).when(at(day60)).thenNothing();
    given(taxDocument, announced(60, day60)).when(at(day30)).then(announced(30, day30));
    given(taxDocument, announced(30, day30)).when(at(day7)).then(announced(7, day7));
    given(taxDocument, announced(7, day7)).when(at('2027-06-30T14:00:00.000Z')).thenNothing();
  });

  it('is announced once where several announcements are due', () => {
    given(taxDocument).when(at('2027-06-25T14:00:00.000Z')).then(announced(7, '2027-06-25T14:00:00.000Z'));
  });

  it('is refused when it has expired already', () => {
    given()
      .when({
        type: 'RecordTaxDocument',
        developerId,
        taxDocumentId: 'x',
        kind: 'invoice',
        expiresOn: '2026-11-24',
        by: 'ana',
        now,
      })
      .thenRefused('taxDocument-expired');
  });
});
