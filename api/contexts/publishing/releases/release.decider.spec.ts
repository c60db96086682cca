import { pesos } from '../../../kernel/money.js';
import { specify } from '../../../../test/support/given.js';
import { releaseDecider } from './release.decider.js';
import { CHECKLIST, type ReleaseEvent } from '../release.events.js';
import type { Shown } from './release.state.rules.js';

const decider = specify(releaseDecider);
const [gameId, developerId, now] = ['g1', 'd1', '2026-11-20T15:00:00.000Z'];
const web = (buildId: string) => ({ channel: 'live', kind: 'web', platform: null, buildId }) as const;
const submit = (revision: number, ...builds: ReturnType<typeof web>[]) =>
  ({ type: 'SubmitGame', gameId, developerId, revision, price: pesos(4990), builds, now }) as const;
const label = { slug: 'volcan', title: { es: 'Volcán', en: 'Volcano' }, cover: '/c.webp' };
const shown = { label, inPlan: true };
const approve = (revision: number, as: Shown = shown) =>
  ({ type: 'ApproveGame', gameId, revision, submittedAt: now, checklist: [...CHECKLIST], shown: as, now }) as const;
const submitted = (revision: number, ...builds: ReturnType<typeof web>[]): ReleaseEvent => ({
  type: 'GameSubmitted',
  data: { gameId, developerId, revision, price: pesos(4990), builds, decideBy: '2026-11-25', submittedAt: now },
});
const approved = (revision: number, ...buildIds: string[]): ReleaseEvent => ({
  type: 'ReviewApproved',
  data: { gameId, revision, buildIds, checklist: [...CHECKLIST], approvedAt: now },
});
const placed = (buildId: string, previously: string | null = null): ReleaseEvent => ({
  type: 'BuildChannelSet',
  data: { gameId, ...web(buildId), previously, setAt: now },
});
const released: ReleaseEvent = {
  type: 'GameReleased',
  data: { gameId, developerId, revision: 3, price: pesos(4990), ...label, inPlan: true, releasedAt: now },
};
const onSale = [submitted(3, web('b1')), approved(3, 'b1'), placed('b1'), released];
const takenDown: ReleaseEvent = { type: 'GameTakenDown', data: { gameId, reason: 'rights', takenDownAt: now } };

describe('the review of a game', () => {
  it('promises a day within five days', () => {
    decider
      .given()
      .when(submit(3, web('b1')))
      .then(submitted(3, web('b1')));
  });

  it('needs a build the first time', () => {
    decider.given().when(submit(3)).thenRefused('game-without-build');
  });

  it('is about one submission at a time', () => {
    decider
      .given(submitted(3, web('b1')))
      .when(submit(4, web('b1')))
      .thenRefused('game-in-review');
  });

  it('releases with every point of the checklist', () => {
    decider
      .given(submitted(3, web('b1')))
      .when(approve(3))
      .then(approved(3, 'b1'), placed('b1'), released);
  });

  it('releases nothing while a point is open', () => {
    const hasty = { ...approve(3), checklist: ['plays'] } as const;
    decider
      .given(submitted(3, web('b1')))
      .when(hasty)
      .thenRefused('checklist-incomplete');
  });

  it('decides what was looked at, nothing newer', () => {
    decider
      .given(submitted(4, web('b1')))
      .when(approve(3))
      .thenRefused('game-submitted-again');
  });

  it('is about the builds that were looked at, though the revision is the same', () => {
    const [first, again] = [submitted(3, web('b1')), submitted(3, web('b2'))];
    const later = { ...again, data: { ...again.data, submittedAt: '2026-11-20T16:00:00.000Z' } } as ReleaseEvent;
    const withdrawn: ReleaseEvent = { type: 'SubmissionWithdrawn', data: { gameId, revision: 3, withdrawnAt: now } };
    decider.given(first, withdrawn, later).when(approve(3)).thenRefused('game-submitted-again');
    const sendsBack = { type: 'SendGameBack', gameId, revision: 3, submittedAt: now, reasons: ['texts'], now } as const;
    decider.given(first, withdrawn, later).when(sendsBack).thenRefused('game-submitted-again');
  });

  it('hears of other builds only after the first were withdrawn', () => {
    decider
      .given(submitted(3, web('b1')))
      .when(submit(3, web('b1')))
      .thenNothing();
    decider
      .given(submitted(3, web('b1')))
      .when(submit(3, web('b2')))
      .thenRefused('game-in-review');
  });

  it('of later texts alone changes the texts', () => {
    decider
      .given(...onSale, submitted(5))
      .when(approve(5))
      .then(approved(5), { type: 'TextsChanged', data: { gameId, revision: 5, previously: 3, changedAt: now } });
  });

  it('says how the game is called from now on, and whether plans lend it', () => {
    const renamed = { ...label, title: { es: 'Volcán dormido', en: 'Sleeping volcano' } };
    decider
      .given(...onSale, submitted(5))
      .when(approve(5, { label: renamed, inPlan: false }))
      .then(
        approved(5),
        { type: 'GameRelabelled', data: { gameId, ...renamed } },
        { type: 'GamePlanChanged', data: { gameId, inPlan: false } },
        { type: 'TextsChanged', data: { gameId, revision: 5, previously: 3, changedAt: now } },
      );
  });
});

describe('a correction by staff', () => {
  const [reason, renamed] = ['spelling', { ...label, title: { es: 'Volcán', en: 'Vulcano' } }];
  const correct = { type: 'CorrectTexts', gameId, revision: 6, corrected: 3, shown, reason, now } as const;
  const texts: ReleaseEvent = {
    type: 'TextsChanged',
    data: { gameId, revision: 6, previously: 3, reason, changedAt: now },
  };

  it('shows other texts and says why', () => {
    decider
      .given(...onSale)
      .when(correct)
      .then(texts);
    decider
      .given(...onSale)
      .when({ ...correct, shown: { ...shown, label: renamed } })
      .then({ type: 'GameRelabelled', data: { gameId, ...renamed } }, texts);
  });

  it('given again changes nothing', () => {
    decider
      .given(...onSale, texts)
      .when(correct)
      .thenNothing();
  });

  it('waits until a submission is decided, which would bring the mistake back', () => {
    decider
      .given(...onSale, submitted(5))
      .when(correct)
      .thenRefused('submission-undecided');
  });

  it('is about the texts that were read', () => {
    const other: ReleaseEvent = {
      type: 'TextsChanged',
      data: { gameId, revision: 5, previously: 3, reason, changedAt: now },
    };
    decider
      .given(...onSale, other)
      .when(correct)
      .thenRefused('game-changed-meanwhile');
  });

  it('is of a game that people see', () => {
    decider.given().when(correct).thenRefused('game-not-released');
  });
});

describe('a game that nobody reviewed here', () => {
  const adopt = { type: 'AdoptGame', gameId, developerId, revision: 3, price: pesos(4990), shown, now } as const;

  it('is on sale once', () => {
    decider.given().when(adopt).then(released);
    decider
      .given(...onSale)
      .when(adopt)
      .thenNothing();
  });

  it('gets its builds by a review', () => {
    decider
      .given(released, submitted(3, web('b1')))
      .when(approve(3))
      .then(approved(3, 'b1'), placed('b1'));
  });
});

describe('a build', () => {
  const live = (buildId: string) => ({ type: 'SetBuildChannel', gameId, place: web(buildId), now }) as const;

  it('that was approved once comes back in one click', () => {
    decider
      .given(...onSale, submitted(3, web('b2')), approved(3, 'b2'), placed('b2', 'b1'))
      .when(live('b1'))
      .then(placed('b1', 'b2'));
  });

  it('that nobody approved does not go live', () => {
    decider
      .given(...onSale)
      .when(live('b9'))
      .thenRefused('build-needs-review');
  });

  it('may be a preview before any review', () => {
    const place = { ...web('b9'), channel: 'preview' } as const;
    decider
      .given()
      .when({ type: 'SetBuildChannel', gameId, place, now })
      .then({ type: 'BuildChannelSet', data: { gameId, ...place, previously: null, setAt: now } });
  });

  it('that is the only one live stays', () => {
    decider
      .given(...onSale)
      .when({ type: 'ClearBuildChannel', gameId, place: web('b1'), now })
      .thenRefused('last-live-build');
  });
});

describe('the offer of a game', () => {
  const price = { type: 'SchedulePriceChange', gameId, changeId: 'c1', price: pesos(3990) } as const;

  it('changes its price at once', () => {
    decider
      .given(...onSale)
      .when({ ...price, appliesAt: now, now })
      .then({
        type: 'PriceChangeApplied',
        data: { gameId, changeId: 'c1', price: pesos(3990), previously: pesos(4990), appliedAt: now },
      });
  });

  it('plans a price for a year at most', () => {
    decider
      .given(...onSale)
      .when({ ...price, appliesAt: '2028-01-01T00:00:00.000Z', now })
      .thenRefused('price-change-too-late');
  });

  it('has no price before its release', () => {
    decider
      .given()
      .when({ ...price, appliesAt: now, now })
      .thenRefused('game-not-released');
  });

  it('comes back when an appeal is granted', () => {
    decider
      .given(...onSale, takenDown, { type: 'TakedownAppealed', data: { gameId, appealedAt: now } })
      .when({ type: 'DecideAppeal', gameId, granted: true, reason: 'licence', now })
      .then(
        { type: 'AppealDecided', data: { gameId, granted: true, reason: 'licence', decidedAt: now } },
        { type: 'GameRestored', data: { gameId, because: 'appeal', restoredAt: now } },
      );
  });

  it('is not restored by the studio after a takedown', () => {
    decider
      .given(...onSale, takenDown)
      .when({ type: 'RestoreGame', gameId, by: 'studio', now })
      .thenRefused('game-taken-down');
  });

  it('has another price by staff, with its reason', () => {
    const set = { type: 'SetPrice', gameId, changeId: 'c1', reason: 'a zero too many', now } as const;
    decider
      .given(...onSale)
      .when({ ...set, price: pesos(499) })
      .then({
        type: 'PriceChangeApplied',
        data: {
          ...{ gameId, changeId: 'c1', price: pesos(499), previously: pesos(4990) },
          ...{ reason: 'a zero too many', appliedAt: now },
        },
      });
    decider
      .given(...onSale)
      .when({ ...set, price: pesos(4990) })
      .thenNothing();
  });

  describe('that staff took off sale', () => {
    const why = { by: 'staff', reason: 'does not open' } as const;
    const [byStudio, byStaff]: ReleaseEvent[] = [
      { type: 'GameWithdrawn', data: { gameId, withdrawnAt: now } },
      { type: 'GameWithdrawn', data: { gameId, ...why, withdrawnAt: now } },
    ];
    const withdraw = { type: 'WithdrawGame', gameId, ...why, now } as const;

    it('is not put back by its studio', () => {
      decider
        .given(...onSale)
        .when(withdraw)
        .then(byStaff as ReleaseEvent);
      decider
        .given(...onSale, byStaff as ReleaseEvent)
        .when({ type: 'RestoreGame', gameId, by: 'studio', now })
        .thenRefused('game-withdrawn-by-staff');
    });

    it('stays off also where its studio had taken it off before', () => {
      decider
        .given(...onSale, byStudio as ReleaseEvent)
        .when(withdraw)
        .then(byStaff as ReleaseEvent);
    });

    it('comes back by staff, with a reason', () => {
      decider
        .given(...onSale, byStaff as ReleaseEvent)
        .when({ type: 'RestoreGame', gameId, by: 'staff', reason: 'opens again', now })
        .then({
          type: 'GameRestored',
          data: { gameId, because: 'staff', reason: 'opens again', restoredAt: now },
        });
    });

    it('keeps out of the shop whatever its studio builds', () => {
      const place = { ...web('b2'), channel: 'preview' } as const;
      decider
        .given(...onSale, byStaff as ReleaseEvent)
        .when({ type: 'SetBuildChannel', gameId, place, now })
        .then({ type: 'BuildChannelSet', data: { gameId, ...place, previously: null, setAt: now } });
    });
  });
});
