/** The bank's settlement files, in English. */
export const settlementsEn = {
  resource: {
    name: 'Settlement |||| Settlements',
    fields: {
      importedAt: 'Compared', fileName: 'File', from: 'Days', matched: 'Agree', differing: 'Differences', importedByName: 'By', q: 'Name of the file',
      importedAt_gte: 'Compared from', importedAt_lte: 'Compared until',
    },
  },
  console: {
    make: 'Compare a settlement', makeAnother: 'Compare another settlement', nothing: 'No settlement of the bank has been compared yet.', unnamed: 'Without a name', again: 'again',
    intro: 'Choose the CSV file of sales that the bank\'s portal exports, with whole days. You first see what it holds: nothing is compared or kept until you confirm.',
    choose: 'Choose a file', chooseAnother: 'Choose another file', reading: 'Reading %{name}…', tryAgain: 'Try again',
    willRead: 'What will be compared', file: 'File', size: 'Size', days: 'Days', movements: 'Movements', sales: 'Sales', refunds: 'Refunds', countAndSum: '%{count}, for %{sum}',
    first: 'First movements: %{first} of %{rows}', movement: { sale: 'Sale', refund: 'Refund' },
    earlier: 'This very file was compared on %{at}, by %{name}. You may compare it again: incidents are not repeated.', seeEarlier: 'See that result',
    compare: 'Compare with the shop', compareAgain: 'Compare again', comparing: 'Comparing…', made: 'The comparison is kept.',
    result: 'Result', agrees: 'All agrees', differs: '%{smart_count} difference |||| %{smart_count} differences', matchedOf: '%{matched} of %{rows} movements', isRepeat: 'The same file had been compared before.',
    direction: { bank: 'The bank has it and the shop does not', shop: 'The shop has it and the bank does not', both: 'Both have it, with different details' },
    none: 'Nothing.', absent: 'Not there', seeIncident: 'See the incident', showMore: 'Show more (%{left} left)', named: 'File: %{name}.',
    difference: { what: 'What differs', payment: 'Payment', order: 'Order', inShop: 'In the shop', atBank: 'At the bank', incident: 'Incident' },
    column: { line: 'Line', day: 'Date', kind: 'Kind of transaction', buyOrder: 'Buy order', authorizationCode: 'Authorization code', amount: 'Amount' },
    place: 'In line %{line} this is missing or cannot be understood: %{columns}.',
    fault: {
      empty: 'The file is empty.', noMovements: 'The file holds no movement.', tooLarge: 'The file has %{size} and the limit is %{largest}.', spreadsheet: 'The file is a spreadsheet, not a CSV.',
      notText: 'The file is no CSV text.', unreadable: 'The browser could not read the file.', columns: 'The file does not hold what the shop needs to compare.', noAnswer: 'The shop did not answer.',
    },
    hint: {
      empty: 'Export it again from the bank\'s portal and choose the new file.', noMovements: 'Choose a period with sales in the bank\'s portal and export it again.',
      tooLarge: 'Export fewer days per file, always whole ones, and compare each file by itself.', spreadsheet: 'Choose the CSV format in the bank\'s portal, or open the spreadsheet and save it as CSV.',
      notText: 'Choose the CSV format in the bank\'s portal.', unreadable: 'It may have been moved or be open in another program. Close it there and try again, or choose another file.',
      columns: 'Export it again from the bank\'s portal with day of the sale, kind of transaction, buy order, authorization code and amount, without editing it.',
      noAnswer: 'Nothing was kept. Check your connection and try again.',
    },
  },
};
