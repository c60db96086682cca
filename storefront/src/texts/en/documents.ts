export const documents = {
  receiptNumbered: 'Receipt No. {{number}}', creditNoteNumbered: 'Credit note No. {{number}}', of: '{{name}} of order {{order}}',
  soon: 'The receipt is ready in a moment.', title: 'Receipt', download: 'Download PDF', downloadNamed: 'Download PDF of {{name}}', downloading: 'Making the PDF…', downloadFailed: 'We could not download the PDF.',
  again: 'Send by mail again', againNamed: 'Send by mail again the receipt of order {{number}}', sending: 'Sending…', sent: 'We sent it once more. Look into your mail.', sendFailed: 'We could not send it.',
  print: 'Print', back: 'Back to my purchases', missing: 'We could not find that document', missingText: 'Open it from My purchases.', loadFailed: 'We could not open the document', loading: 'Opening the document…',
};
