export const settings = {
  title: 'Your account',
  account: {
    nav: { label: 'Parts of your account', profile: 'Profile', security: 'Security', sessions: 'Sessions', privacy: 'Privacy' },
    profile: { title: 'Profile', name: 'User name', email: 'E-mail', verified: 'Confirmed', unverified: 'Not confirmed yet', unverifiedText: 'Open the link that we sent you: until then you can look around, but not buy.' },
    security: {
      title: 'Change your password', lead: 'You stay logged in here and are logged out on your other devices. We send you an e-mail about it.',
      current: 'Current password', wanted: 'New password', action: 'Change password', sending: 'Changing…', currentMissing: 'Write your current password.', same: 'The new password is the same as the current one. Choose another.',
      failed: 'Error updating password', forgot: 'Make one by e-mail', sessions: 'Where you are logged in', sessionsText: 'Look at your devices and log out of those that you no longer use.', sessionsLink: 'See your sessions',
    },
    sessions: {
      title: 'Where you are logged in', lead: 'If you do not know one of these devices, log it out and change your password.',
      unknown: 'Unknown device', current: 'This device', activeNow: 'In use now', lastSeen: 'Last used on {{at}}', since: 'Logged in on {{on}}', network: 'Network {{network}}',
      remembered: 'Stays logged in for 30 days without use', short: 'Logs out by itself after one day without use',
      phone: 'Phone', tablet: 'Tablet', computer: 'Computer', other: 'Device',
      end: 'Log out', endNamed: 'Log out {{device}}', ended: '{{device}} is logged out.', failed: 'We could not log it out. Try again.',
      others: 'Log out everywhere else', othersNone: 'You are logged in on this device only.', confirmTitle: 'Log out everywhere else?',
      confirm: 'You stay logged in here. On all other devices you will have to log in again.', cancel: 'Cancel', othersEnded: 'You are logged out on every other device.',
    },
    privacy: { title: 'Privacy', text: 'What we keep about you, what for and how long, stands in the <notice>privacy notice</notice>.', kept: 'Of your devices we keep the kind of browser, the first half of the network address and the time of each log-in, for 90 days.' },
  },
} as const;
