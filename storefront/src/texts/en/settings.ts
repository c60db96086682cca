export const settings = {
  profile: {
    title: 'Profile', editTitle: 'Edit profile', edit: 'Edit profile', details: 'Your details', back: 'Back to your account', save: 'Save changes', saving: 'Saving…',
    failed: 'Error updating user info', notLoaded: 'We could not show your profile.', verified: 'Confirmed', unverified: 'Not confirmed', verify: 'Send another confirmation link',
    username: 'User name', usernameHint: 'What others see. Do not use your full name.',
    birthday: 'Birthday', birthdayHint: 'Optional, and nobody else sees it.',
    bio: 'About you', bioHint_zero: 'No characters left.', bioHint_one: '{{count}} character left.', bioHint_other: '{{count}} characters left.',
    email: 'E-mail', emailHint: 'If you change it, we send a link to the new address and a notice to the present one. You keep using the present one until you open the link.',
    currentPassword: 'Current password', currentPasswordHint: 'It tells us that it is you who changes the e-mail.',
    pending: {
      title: '{{email}} is waiting to be confirmed', text: 'Open the link that we sent to that address. Until then your e-mail stays {{email}}.',
      allow: 'First open the link that we sent to {{email}} to allow the change, then the one that arrives at the new address.',
      again: 'Send again', cancel: 'Cancel the change', sent: 'We sent you a new link.', cancelled: 'Your e-mail stays the same.',
    },
    picture: {
      title: 'Profile picture', choose: 'Choose a picture', another: 'Choose another', save: 'Save picture', keep: 'Do not change it', remove: 'Remove the picture', preview: 'How your picture will look', check: 'This is how it will look. Save it if you like it.',
      hint: 'JPEG, PNG, WebP or GIF. We cut the square in its middle and remove hidden data, such as where it was taken.',
      saved: 'Profile picture updated successfully', removed: 'Your profile picture is removed', failed: 'Error uploading profile picture', unreadable: 'We could not open that file as a picture. Choose a JPEG, PNG, WebP or GIF.',
    },
    problems: {
      username: 'Choose 2 to 40 letters or digits; begin with one of them.', email: 'Write your e-mail, like name@example.com.', birthday: 'Choose a day in the past.', bio: 'Use text only, at most 500 characters.', currentPassword: 'Write your current password, just as it is.',
    },
  },
  addressLink: {
    missing: 'The link is not complete. Open it again from the e-mail.', working: 'One moment…', failed: 'We could not use the link. Try again.', account: 'Go to my account',
    keep: { title: 'Keep your address', text: 'If you did not ask for another e-mail for your account, keep this one: the link to the other address stops working.', action: 'Keep my address', done: 'Your account keeps its address', doneText: 'The link to the other one no longer works. If it was not you who asked, change your password and end the other sessions.' },
    allow: { title: 'Allow the change of your e-mail', text: 'If you asked for another e-mail for your account, allow it: we then send a link to the new address.', action: 'Allow the change', done: 'Change allowed', doneText: 'We sent a link to the new address: your e-mail changes once you open it.' },
  },
  account: {
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
  },
} as const;
