export const measuring = {
  title: 'May we count visits?',
  question:
    'It helps us to know which public pages are used. Nothing has been downloaded yet, and the shop works all the same if you say no. If you are under 14, answer no.',
  readMore: 'Read more',
  yes: 'Yes, allow',
  no: 'No, thanks',
  choose: 'Choose',
  choices: 'Your choices',
  lead: 'You answer about version {{version}} of the text on cookies and measuring. You can change it at any time.',
  save: 'Save my choice',
  close: 'Close',
  needed: {
    title: 'What is needed',
    text: 'Language, session and cart. They are ours, do not follow you, and the shop does not work without them.',
  },
  tools: {
    'page-views': {
      title: 'Measuring visits',
      text: 'Counts which public pages are opened. Never while you play, pay or are in your account.',
    },
    'network-tag': {
      title: 'Tag of a professional network',
      text: 'Counts how many people come by notices for schools and studios. Never while you play, pay or are in your account.',
    },
  },
  state: { yes: 'allowed', no: 'not allowed', open: 'not answered: off' },
  off: 'No measuring tool is switched on in this shop. There is nothing to allow.',
  global:
    'Your browser sends the signal Global Privacy Control. It counts as a "no": nothing is measured, and we do not ask.',
  notForChildren: 'Nothing is measured in your account. There is nothing to choose.',
  answered: 'You answered on {{day}}, about version {{version}}.',
  unanswered: 'You have not answered yet. Meanwhile nothing is measured.',
  change: 'Change my answer',
  withdraw: 'Withdraw permission',
};
