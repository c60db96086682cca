export const privacy = {
  consents: {
    agreements: {
      title: 'What you agreed to', lead: 'Each answer is kept with the exact version of the text.', terms: 'Terms of sale', privacy: 'Privacy text', accepted: 'You accepted version {{version}} on {{date}}.', outdated: 'You accepted version {{version}} on {{date}}; the text changed since.', never: 'Not accepted yet.', accept: 'I accept version {{version}}', acceptNamed: 'I accept version {{version}}: {{text}}',
      failed: 'We could not save your answer.', loadFailed: 'We could not load this part of your account.', again: 'Try again', saved: 'We saved your answer.', loading: 'Loading…',
    },
    news: { title: 'News by mail', on: 'Get news by mail', off: 'It is off: we send you no advertising.', active: 'It is on. You can switch it off whenever you like.', children: 'We send no news to the accounts of children.' },
  },
  myData: {
    loading: 'Looking…', loadFailed: 'We could not look at your data now.', again: 'Try again',
    copy: {
      title: 'A copy of my data', text: 'One file with everything we hold about you: a page to read and the same data for other programs. We mail you when it is ready; it usually takes less than a minute.',
      ask: 'Make the file', askAgain: 'Make a new one', asking: 'Asking…', failed: 'We could not ask for the file. Try again.', asked: 'We are making your file. You can leave this page: we will write to you.',
      ready: 'Your file of {{day}} is ready', until: 'You can download it until {{day}}. {{size}} KB.', download: 'Download', downloading: 'Downloading…', downloadFailed: 'We could not download the file. Try again.',
      expired: 'The file of {{day}} is no longer there', broken: 'The file of {{day}} could not be made. Ask for it again, please.', file: 'ludoteca-my-data.zip',
    },
    erase: {
      title: 'Delete my account', text: 'You have seven days to change your mind. Then nobody can undo it, not even we.',
      goes: 'What is deleted', goesText: 'Your name, e-mail, password, profile, picture, sessions and files. You can no longer open your games. A subscription stops renewing as soon as you ask.',
      stays: 'What stays', staysText: 'Orders and payments, because the law wants the books kept. They carry a number instead of your name.',
      password: 'Your password', passwordHint: 'To be sure that it is you.', noPassword: 'Your account has no password. We mail you a link to confirm.',
      action: 'Delete my account', sending: 'Asking…', link: 'Mail me the link', linkSent: 'We sent you a link. Open it within the hour to confirm.', needPassword: 'Write your password.', failed: 'We could not ask for it. Nothing was deleted. Try again.',
      waiting: 'Your account will be deleted on {{day}}', daysLeft_one: 'There is {{count}} day left to change your mind.', daysLeft_other: 'There are {{count}} days left to change your mind.',
      meanwhile: 'Until then you can play as always. You can also buy, but what you buy is lost with the account.', keep: 'Keep my account', keeping: 'Cancelling…', kept: 'Your account stays. Nothing was deleted.', keepFailed: 'We could not cancel it. Try again.',
      underWay: 'Your account is being deleted', underWayText: 'It can no longer be stopped. The certificate is on its way to your e-mail.',
    },
    cancel: { title: 'Keep your account', text: 'You asked to delete your account. With this button it stays.', action: 'Keep my account', done: 'Your account stays', doneText: 'Nothing was deleted. Your games are where they were. If you had a subscription when you asked for the deletion, it no longer renews unless you turn it on again.' },
    confirm: { title: 'Delete your account', text: 'With this button the seven days begin in which you can still change your mind. Then your account is deleted.', action: 'Delete my account', done: 'Your account will be deleted on {{day}}', doneText: 'We sent you a mail with a link in case you change your mind.' },
    link: { working: 'One moment…', failed: 'That did not work', missing: 'The link is not complete. Open it again from the e-mail.', home: 'To the shop', account: 'See my account' },
  },
} as const;
