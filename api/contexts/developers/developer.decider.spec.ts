import { specify } from '../../../test/support/given.js';
import { developerDecider, type SubmitCommand } from './developer.decider.js';
import type { DeveloperEvent } from './developer.events.js';

const now = '2026-03-09T15:00:00.000Z';
const [developerId, personId] = ['d-1', 'ana'];
const submit: SubmitCommand = {
  type: 'SubmitApplication',
  developerId,
  personId,
  studioName: 'Estudio Coigüe',
  country: 'CL',
  termsVersion: '2026-11',
  now,
};
const { type: _, now: appliedAt, ...said } = submit;
const data = { ...said, decideBy: '2026-03-16', appliedAt };
const applied: DeveloperEvent = { type: 'DeveloperApplied', data };
const reason = 'Falta el sitio';
const rejected: DeveloperEvent = {
  type: 'DeveloperRejected',
  data: { developerId, personId, reason, rejectedAt: now },
};
const approved: DeveloperEvent = {
  type: 'DeveloperApproved',
  data: { developerId, personId, studioName: 'Estudio Coigüe', approvedAt: now },
};
const approve = { type: 'ApproveDeveloper', staffId: 'eva', now } as const;
const reject = { type: 'RejectDeveloper', staffId: 'eva', reason, now } as const;
const { given } = specify(developerDecider);

describe('applying as a developer', () => {
  it('promises a decision within seven days, once', () => {
    given().when(submit).then(applied);
    given(applied).when(submit).thenNothing();
  });

  it('is possible again after a rejection', () => {
    given(applied, rejected).when(submit).then({ type: 'DeveloperReapplied', data });
  });

  it('ends with an approval or with the account', () => {
    const withdrawn: DeveloperEvent = { type: 'DeveloperWithdrawn', data: { developerId, withdrawnAt: now } };
    given(applied, approved).when(submit).thenRefused('application-decided');
    given(applied, rejected).when({ type: 'WithdrawApplication', now }).then(withdrawn);
    given(applied, approved).when({ type: 'WithdrawApplication', now }).thenNothing();
    given(applied, withdrawn).when(approve).thenRefused('application-decided');
  });
});

describe('deciding about an application', () => {
  it('makes the applicant the owner, once', () => {
    given(applied).when(approve).then(approved);
    given(applied, approved).when(approve).thenNothing();
  });

  it('rejects with a reason', () => given(applied).when(reject).then(rejected));

  it('is for one that waits, and never for the own one', () => {
    given().when(approve).thenRefused('application-unknown');
    given(applied, rejected).when(approve).thenRefused('application-decided');
    given(applied, approved).when(reject).thenRefused('application-decided');
    given(applied)
      .when({ ...approve, staffId: personId })
      .thenRefused('application-own');
  });
});

describe('the team of a studio', () => {
  const invitationId = 'i-1';
  const invite = { type: 'InviteMember', by: personId, invitationId, role: 'editor', now } as const;
  const invited: DeveloperEvent = {
    type: 'MemberInvited',
    data: { developerId, invitationId, role: 'editor', invitedBy: personId, invitedAt: now },
  };
  const accept = { type: 'AcceptInvitation', personId: 'ben', invitationId, now } as const;
  const joined: DeveloperEvent = {
    type: 'MemberJoined',
    data: { developerId, invitationId, personId: 'ben', role: 'editor', joinedAt: now },
  };
  const team = [applied, approved, invited, joined];
  const remove = (by: string, who: string) => ({ type: 'RemoveMember', by, personId: who, now }) as const;
  const rule = (by: string, who: string, role: 'owner' | 'reader') =>
    ({ type: 'ChangeMemberRole', by, personId: who, role, now }) as const;

  it('is invited by an owner of an approved studio', () => {
    given(applied, approved).when(invite).then(invited);
    given(applied).when(invite).thenRefused('developer-not-approved');
    given(...team)
      .when({ ...invite, invitationId: 'i-2', by: 'ben' })
      .thenRefused('developer-role');
  });

  it('invites at most 20 people at a time', () => {
    const many = Array.from(
      { length: 20 },
      (__, n): DeveloperEvent =>
        ({
          ...invited,
          data: { ...invited.data, invitationId: `i-${n + 10}` },
        }) as DeveloperEvent,
    );
    given(applied, approved, ...many)
      .when(invite)
      .thenRefused('too-many-invitations');
  });

  it('is joined once by an open invitation', () => {
    given(applied, approved, invited).when(accept).then(joined);
    given(...team)
      .when(accept)
      .thenNothing();
    given(...team)
      .when({ ...accept, personId: 'eve' })
      .thenRefused('invitation-ended');
    given(applied, approved, invited, {
      type: 'InvitationWithdrawn',
      data: { developerId, invitationId, withdrawnAt: now },
    })
      .when(accept)
      .thenRefused('invitation-ended');
  });

  it('changes by its owners alone, and keeps one', () => {
    given(...team)
      .when(rule('ana', 'ben', 'owner'))
      .thenTypes('MemberRoleChanged');
    given(...team)
      .when(rule('ben', 'ben', 'owner'))
      .thenRefused('developer-role');
    given(...team)
      .when(rule('ana', 'ana', 'reader'))
      .thenRefused('last-owner');
    given(...team)
      .when(remove('ana', 'ana'))
      .thenRefused('last-owner');
    given(...team)
      .when(remove('ana', 'eve'))
      .thenRefused('member-unknown');
    given(...team)
      .when(remove('ben', 'ana'))
      .thenRefused('developer-role');
  });

  it('tells who left from who was removed, and lets an erased owner go', () => {
    const gone = (who: string, because: 'left' | 'removed' | 'erased'): DeveloperEvent => ({
      type: 'MemberRemoved',
      data: { developerId, personId: who, because, removedAt: now },
    });
    given(...team)
      .when(remove('ben', 'ben'))
      .then(gone('ben', 'left'));
    given(...team)
      .when(remove('ana', 'ben'))
      .then(gone('ben', 'removed'));
    given(...team)
      .when({ type: 'EraseMember', personId: 'ana', now })
      .then(gone('ana', 'erased'));
    given(applied, approved).when({ type: 'EraseMember', personId: 'ben', now }).thenNothing();
  });
});
