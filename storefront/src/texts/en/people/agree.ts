export const agree = {
  label: 'Texts to accept',
  both: 'There are texts that you have not accepted yet: the <terms>terms of sale</terms> and the <privacy>privacy text</privacy>, version {{version}}.',
  terms: 'The <terms>terms of sale</terms> changed, or you have not accepted them yet. Version {{version}}.',
  privacy: 'The <privacy>privacy text</privacy> changed, or you have not accepted it yet. Version {{version}}.',
  action: 'I read and accept them',
  working: 'Saving…',
  failed: 'We could not save your answer.',
  done: 'We saved your answer.',
};
