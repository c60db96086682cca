/** What the console says about pay-outs to studios, in English. */
export const payoutsEn = {
  resource: {
    name: 'Pay-out |||| Pay-outs',
    fields: {
      developerName: 'Studio',
      state: 'State',
      amount: 'Gross',
      withheld: 'Withheld',
      paid: 'To transfer',
      promisedFor: 'Promised by',
      requestedAt: 'Requested',
      queuePlace: 'Place in the queue',
      taxDocument: 'Tax document',
      approvedBy: 'Approved by',
      releasedBy: 'Released by',
      account: 'Transfer to',
      bankFile: 'Bank file',
      reference: 'Number of the transfer',
      why: 'Why it did not arrive',
      noReleaseBefore: 'No release before',
      overdue: 'Late',
    },
  },
  console: {
    state: {
      requested: 'To be approved',
      approved: 'Needs a second person',
      released: 'To be transferred',
      paid: 'Transferred',
      failed: 'Did not arrive',
      overdue: 'Late',
    },
    kind: { 'fees-note': 'Fees note', invoice: 'Invoice', 'foreign-form': 'Form from abroad' },
    why: {
      'account-unknown': 'The bank does not know the account',
      'account-closed': 'The account is closed',
      'holder-differs': 'The holder is another',
      'bank-refused': 'The bank refused',
      'document-wrong': 'The tax document does not fit',
    },
    referenceFault: 'Enter the number as the bank gave it: at least 3 characters.',
    validUntil: 'valid until %{day}',
    noTaxDocument: 'Missing: the pay-out waits',
    decide: 'What to do',
    otherReleases: 'You approved it. Another person has to release it.',
    byHand:
      'It goes into the next bank file. If you transfer it by hand, record that at once, so that it is not in the file too.',
    inBankFile:
      'It is in a file for the bank. If the bank has not processed it yet, take it out of the upload too; the file can no longer be downloaded.',
    do: {
      approve: {
        action: 'Approve',
        title: 'Approve this pay-out?',
        consequence: 'You are the first of two people. Nothing is transferred yet.',
        done: 'Pay-out approved.',
      },
      release: {
        action: 'Release',
        title: 'Release this pay-out?',
        consequence:
          'You are the second person. The statements withheld the tax of %{amount} already; the rest may be transferred.',
        done: 'Pay-out released.',
      },
      paid: {
        action: 'Record the transfer',
        title: 'Record the transfer?',
        consequence: 'The bank transferred the money. The books take it, and the owners get a mail.',
        done: 'Transfer recorded.',
      },
      fail: {
        action: 'It did not arrive',
        title: 'Record that it did not arrive?',
        consequence: 'The whole amount is payable again, and the owners are told why.',
        done: 'Recorded; the balance is back.',
      },
    },
  },
};

/** What the console says about files of pay-outs for the bank. */
export const bankFilesEn = {
  resource: {
    name: 'Bank file |||| Bank files',
    fields: {
      number: 'File',
      madeAt: 'Made',
      madeBy: 'Made by',
      count: 'Pay-outs',
      sum: 'Total',
      state: 'State',
      reference: 'Reference',
      paid: 'Amount',
      withdrawnAt: 'Put back',
      withdrawnBy: 'Put back by',
      withdrawnBecause: 'Why it was put back',
    },
  },
  console: {
    numbered: 'Bank file %{number}',
    nothing: 'There is no file yet.',
    countAndSum: '%{count} · %{sum}',
    payouts: '%{smart_count} pay-out |||| %{smart_count} pay-outs',
    held: 'Pay-outs of the file',
    state: {
      waiting: 'To be transferred',
      partly: 'Recorded in part',
      done: 'Finished',
      withdrawn: 'Put back',
    },
    payoutState: {
      released: 'To be transferred',
      paid: 'Transferred',
      failed: 'Did not arrive',
      'put-back': 'Put back',
    },
    next: {
      title: 'The next file',
      empty: 'There is no released pay-out that is in no file yet.',
      holds: 'All released pay-outs that are in no file:',
      leftOut: 'These released pay-outs stay out:',
    },
    leftOut: {
      'account-changed':
        'The account changed after the release. Open the pay-out and record that it did not arrive; the studio can request it again.',
      'account-missing':
        'The studio has no account any more. Open the pay-out and record that it did not arrive; the amount is payable again.',
      abroad: 'The account is abroad. Transfer it by hand and record the transfer.',
      'rut-missing': 'The studio has no valid RUT. Transfer it by hand or record that it did not arrive.',
      own: 'It is of a studio of yours. Another person has to make the file.',
    },
    untouched: {
      paid: 'was transferred already',
      failed: 'is recorded as not arrived',
      own: 'is of a studio of yours; another person records it',
    },
    recorded: '%{smart_count} transfer recorded, %{sum}. |||| %{smart_count} transfers recorded, %{sum}.',
    recordedNone: 'No transfer was recorded.',
    left: 'These stayed as they were:',
    download: 'Download the file',
    downloadFailed: 'The file could not be downloaded.',
    fileName: 'ludoteca-nomina-%{number}.csv',
    uploadOnce: 'Upload it at the bank once. The bank has to show %{payouts} and %{sum}.',
    noDownload:
      'It can no longer be downloaded: transfers or pay-outs that did not arrive are recorded, and uploading it again would pay twice.',
    doNotUpload: 'Do not upload it at the bank: its pay-outs go into another file.',
    ownBack: 'If it was not uploaded at the bank, another person can put it back.',
    do: {
      make: {
        action: 'Make the file',
        title: 'Make the file?',
        consequence: '%{payouts} of %{sum} go into the file and into no other. Afterwards you download it.',
        done: 'File made.',
      },
      paid: {
        action: 'Record the transfers',
        title: 'Record the transfers?',
        consequence:
          'The bank transferred %{payouts} of %{sum}. If one did not arrive, record that on its own page first. The owners of each studio get a mail.',
      },
      back: {
        action: 'Put the file back',
        title: 'Put the file back?',
        consequence:
          'First check at the bank that it was not uploaded: if it was, the studios would get the money twice. Its pay-outs go into the next file.',
        done: 'File put back.',
      },
    },
  },
};
