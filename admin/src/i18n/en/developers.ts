/** What the console says about studios and applications, in English. */
export const developersEn = {
  resource: {
    name: 'Studio |||| Studios',
    fields: {
      q: 'Studio',
      name: 'Studio',
      country: 'Country',
      applicantName: 'Applicant',
      state: 'State',
      appliedAt: 'Applied',
      decideBy: 'Answer by',
      decidedAt: 'Answered',
      reason: 'Reason',
      termsVersion: 'Accepted terms',
      aboutEs: 'Profile in Spanish',
      aboutEn: 'Profile in English',
      link: 'Page',
      taxId: 'RUT or tax id',
      account: 'Pay-out account',
      answer: 'Answer to the rejection',
    },
  },
  console: {
    state: {
      applied: 'To be answered',
      approved: 'Approved',
      rejected: 'Rejected',
      withdrawn: 'Withdrawn',
      overdue: 'Late',
    },
    role: { owner: 'Owner', editor: 'Editor', reader: 'Reader' },
    account: { checking: 'Checking account', sight: 'Sight account', savings: 'Savings account' },
    members: 'Team',
    application: 'Application',
    decide: 'Decide',
    do: {
      approve: {
        action: 'Approve',
        title: 'Approve this studio?',
        consequence: 'The applicant becomes owner of the studio, can publish, and gets the news.',
        done: 'Studio approved.',
      },
      reject: {
        action: 'Reject',
        title: 'Reject this application?',
        consequence: 'The applicant gets the reason, and can answer and apply again.',
        done: 'Application rejected.',
      },
    },
  },
};
