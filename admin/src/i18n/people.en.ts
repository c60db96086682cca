import type { peopleEs } from './people.es';

/** People, roles and the log of what the team did, in English. */
export const peopleEn: typeof peopleEs = {
  resources: {
    people: {
      name: 'Person |||| People',
      fields: {
        username: 'Name', email: 'E-mail', roleId: 'Role', verified: 'Address confirmed', blocked: 'Blocked', state: 'State', createdAt: 'Since', lastSeenAt: 'Last seen', language: 'Language',
        birthYear: 'Year of birth', developer: 'Publishes games', bio: 'About', orders: 'Orders', createdAt_gte: 'Account from', createdAt_lte: 'Account until', q: 'Name or e-mail',
      },
    },
    roles: { name: 'Role |||| Roles' },
    audit: {
      name: 'Audit log |||| Audit log',
      fields: {
        at: 'When', actorName: 'Who', action: 'What', subject: 'To whom or what', before: 'Before', after: 'After', reason: 'Reason', actorId: 'Who did it', subjectId: 'To whom',
        at_gte: 'From', at_lte: 'Until', q: 'Person or words of the reason',
      },
    },
  },
  console: {
    reason: {
      label: 'Reason', hint: 'Without names or addresses: it is kept for ever.', missing: 'Write the reason.', tooShort: 'Write at least 3 letters.',
      hasAddress: 'Write it without e-mail addresses (no @): it is kept for ever.',
    },
    person: {
      facts: 'Facts of the account', actions: 'Actions', sessions: 'Open sessions', noSessions: 'No open sessions.', inLog: 'See what the team did to this account',
      session: { unknownDevice: 'Unknown device', times: 'Since %{since} · last used %{lastUse}', remembered: 'remembered for 30 days' },
      erasure: { waiting: 'Will be deleted on %{day}', underWay: 'Being deleted', text: 'Until then it can be called off here, and by the person with the link in the mail.', underWayText: 'The seven days are over: it can no longer be called off.' },
      active: 'Active', blocked: 'Blocked', verified: 'Confirmed', unverified: 'Not confirmed', orderCount: '1 order |||| %{smart_count} orders', downloadName: 'people',
      plan: { name: 'Subscription', monthly: 'Monthly', yearly: 'Yearly', none: 'None', status: { incomplete: 'not paid', active: 'active', cancelled: 'does not renew', past_due: 'payment failed', ended: 'ended' }, until: 'until %{day}' },
      do: {
        assignRole: {
          action: 'Give a role', title: 'Give %{name} a role', role: 'New role', missing: 'Choose a role.', done: 'Done, the new role is in force.',
          consequence: 'Their role is “%{role}” now. What they may do changes at once, and it stays in their history.',
          choose: 'Choose what they may do from now on.', notAll: 'You cannot give a role with permissions that you do not hold yourself.',
        },
        blockPerson: {
          action: 'Block', title: 'Block the account of %{name}', done: 'The account is blocked.',
          consequence: 'Their sessions end and they cannot sign in again. Their purchases and games are kept. We tell them by mail, without the reason.',
        },
        unblockPerson: {
          action: 'Unblock', title: 'Unblock the account of %{name}', done: 'The account is open again.',
          consequence: 'They can sign in with their usual password. We tell them by mail.',
        },
        eraseAccount: {
          action: 'Delete the account', title: 'Delete the account of %{name}', done: 'The account will be deleted in seven days.',
          consequence: 'Only when they asked for it in writing. In seven days their data and games are gone for good; orders and payments stay without their name. We tell them by mail now, with a button to keep the account.',
        },
        keepAccount: {
          action: 'Call off the deletion', title: 'Keep the account of %{name}', done: 'The account stays.',
          consequence: 'The account is not deleted, and nothing of it changes. We tell them by mail.',
        },
        startPlan: {
          action: 'Turn the subscription on', title: 'Turn on the subscription of %{name}', done: 'The subscription is active.',
          consequence: 'They have the games of the plan for one period from today. Nothing is charged, and it ends by itself.',
        },
        endPlan: {
          action: 'End the subscription', title: 'End the subscription of %{name}', done: 'The subscription has ended.',
          consequence: 'They lose the games of the plan at once and nothing more is charged. What was paid does not go back by itself: give it back in the order. We tell them by mail, without the reason.',
        },
        endSessions: {
          action: 'End all sessions', title: 'End all sessions of %{name}', done: 'Their sessions are over.',
          consequence: 'They will have to sign in again on all their devices. The account stays active.',
        },
        resendVerification: {
          action: 'Send the verification link again', title: 'Send %{name} the verification link again', done: 'The link is on its way.',
          consequence: 'They get a mail with a new link, which works for 24 hours. Earlier links stop working.',
        },
      },
    },
    role: {
      title: 'Roles', intro: 'Everybody has one role, and the role says what they may do. The first three are built in and do not change.', caption: 'What each role allows', permission: 'Permission',
      holders: 'Who holds it', people: '1 person |||| %{smart_count} people', change: 'Change', unnamed: 'Role no. %{id}',
      builtIn: { 1: 'Administrator', 2: 'Player without publishing', 3: 'Member' },
      make: 'Make a role', edit: 'Change a role', editNamed: 'Edit the role %{name}', remove: 'Remove', removeNamed: 'Remove the role %{name}',
      removeConsequence: 'The role leaves the list. What its holders did stays in the log.',
      made: 'The role is made.', changed: 'The role is saved.', removed: 'The role is removed.',
      makeNote: 'Nobody holds the new role: give it afterwards, on the page of whoever should have it.',
      editNoteNobody: 'Nobody holds this role yet. You can change it at leisure.',
      editNote: 'What you change holds at once for the person who has this role. |||| What you change holds at once for the %{smart_count} people who have this role.',
      name: 'Name of the role', nameHint: 'For example, Support. From 2 to 40 letters, digits or spaces.',
      nameFault: { missing: 'Write a name.', unfit: 'Use 2 to 40 letters, digits, spaces or . _ -' },
      notHeld: 'You do not hold this permission, so you cannot give or take it.', opensNothing: 'Without “Open the console”, the other permissions are of no use.',
      kept: { builtIn: 'Built in, never changes', notHeld: 'Allows what you may not do', inUse: 'In use: cannot be removed' },
    },
    permissionGroup: { console: 'Console', order: 'Orders', payment: 'Payments', game: 'Games', ops: 'Operations', person: 'People', subscription: 'Subscriptions', role: 'Roles', audit: 'Audit log', books: 'Books', incident: 'Incidents', refund: 'Refunds', code: 'Discount codes' },
    permission: {
      'console:open': 'Open the console',
      'order:read': 'See orders',
      'payment:read': 'See payments',
      'payment:settle': 'Decide payments that need a person',
      'game:read': 'See the whole catalogue, games off sale included',
      'game:write': 'Change texts, prices and which games are on sale',
      'ops:read': 'See the sales of the day and how the shop runs inside',
      'person:read': 'See people’s accounts, with name and e-mail',
      'person:write': 'Send the verification link again and end the sessions of an account',
      'person:address': 'Change the e-mail of an account: it waits, and its present address can stop it',
      'person:block': 'Block and unblock accounts',
      'person:erase': 'Delete an account when the person asks for it in writing, and call it off',
      'subscription:write': 'Turn subscriptions on and off without a charge',
      'role:read': 'See roles and their permissions',
      'role:write': 'Make, change and remove roles',
      'role:assign': 'Give people roles and take them away',
      'audit:read': 'See the log of what the team did',
      'books:read': 'See the books and everybody’s receipts',
      'incident:read': 'See incidents with money',
      'incident:resolve': 'Resolve incidents with money', 'settlement:import': 'Compare settlement files of the bank',
      'refund:read': 'See refunds',
      'refund:approve': 'Approve, deny and give refunds',
      'code:read': 'See discount codes and their uses',
      'code:write': 'Make discount codes and switch them off',
    },
    audit: {
      by: 'by', before: 'Before', after: 'After', gone: 'Removed:', new: 'Added:', differenceOf: '%{action}, %{at}: before and after', unknownGame: 'A game that is gone',
      subject: { refund: 'refund of order %{order}', order: 'order %{order}', payment: 'payment of order %{order}', shelf: 'library, order %{order}', code: 'discount code', incident: 'incident', subscription: 'subscription' },
      empty: 'The log has nothing for these filters.', downloadName: 'audit-log',
      action: {
        RoleDefined: 'Made a role', RoleChanged: 'Changed a role', RoleRemoved: 'Removed a role', RoleAssigned: 'Gave a role', PersonBlocked: 'Blocked an account', PersonUnblocked: 'Unblocked an account',
        SubscriptionEnded: 'Ended a subscription', SubscriptionActivated: 'Turned a subscription on', PeriodGiven: 'Gave a period of a plan',
        ErasureRequested: 'Began to delete an account', ErasureCancelled: 'Called off the deletion of an account',
        SessionsEnded: 'Ended all sessions', VerificationResent: 'Sent the verification link again', ProfileEdited: 'Changed a profile', GameEdited: 'Changed the facts of a game',
        RefundRequested: 'Gave a refund', RefundApproved: 'Approved a refund', RefundSeconded: 'Approved a refund as second person', RefundDenied: 'Denied a refund', RefundRetried: 'Had a refund tried again',
        RefundCompleted: 'Recorded that a refund is done', RefundFailed: 'Recorded that a refund did not go back', PaymentRefunded: 'With it, money of a payment went back', PaymentRefundFailed: 'With it, money of a payment did not go back',
        PaymentDeclaredTaken: 'Declared a payment taken, which waits for a second person', PaymentSettledByHand: 'Recorded what the bank\'s portal shows of a payment', PaymentReturnRetried: 'Had money tried to be given back again', PaymentApproved: 'With it, a payment counts as taken', PaymentClosed: 'With it, a payment counts as not taken',
        PaymentUnwanted: 'With it, money has to go back', OrderPaid: 'With it, an order was paid', EntitlementGranted: 'With it, a game came into a library', PeriodPaid: 'With it, a period of a plan was paid', PeriodChargeFailed: 'With it, a period of a plan was not paid',
        OrderRefunded: 'With it, money of an order went back', EntitlementEnded: 'With it, a game left a library', IncidentResolved: 'Resolved an incident',
        CodeIssued: 'Made a discount code', CodeDeactivated: 'Switched a discount code off', GamePriced: 'Changed a price', GameListed: 'Put a game on sale', GameUnlisted: 'Took a game off sale', GameRelabelled: 'Changed the title or cover of a game',
      },
      field: {
        amount: 'Amount', net: 'Net', vat: 'VAT', ground: 'Right', answerBy: 'Answer by', needsSecond: 'Needs a second person', how: 'How it went back', whole: 'The whole order', why: 'What was said', because: 'Because',
        hint: 'Ends in', purpose: 'What for', 'gift.kind': 'Gives', 'gift.percent': 'Percent', 'gift.periods': 'Periods', 'limits.uses': 'Uses in all', 'limits.usesPerPerson': 'Uses per person', 'limits.validFrom': 'First moment',
        'limits.validUntil': 'Last moment', 'limits.gameIds': 'Only for games', 'limits.planIds': 'Only for plans', 'limits.firstPurchaseOnly': 'Only a first purchase',
        roleId: 'Role', name: 'Name', permissions: 'Permissions', username: 'Name', email: 'E-mail', bio: 'About', birthYear: 'Year of birth', birthday: 'Birthday', language: 'Language',
        period: 'Period', firstPeriod: 'Period', 'cutPeriod.period': 'Period cut short', 'cutPeriod.from': 'It began', anchor: 'From', from: 'From', until: 'Until', autoRenew: 'Renews',
        givenAt: 'Given', activatedAt: 'Turned on', endedAt: 'Ended',
        requestedAt: 'Asked for', dueAt: 'To be deleted', cancelledAt: 'Called off', inPlan: 'In the plan', downloadMegabytes: 'Megabytes', 'requirements.es': 'Requirements in Spanish', 'requirements.en': 'Requirements in English',
      },
    },
  },
};
