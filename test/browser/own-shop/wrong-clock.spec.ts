import { SECRET } from '../../support/tokens.js';
import { ADMIN } from '../support/console.js';
import { expect, test } from '../support/own-shop.js';
import {
  clockIsOff,
  clockJumps,
  DAY,
  expired,
  HOUR,
  leavesToken,
  renewalsOf,
  SIDES,
  tokenOf,
} from '../support/sessions.js';

test.use({ locale: 'es-CL', viewport: { width: 1280, height: 900 }, shopEnv: { JWT_SECRET: SECRET } });

/** How far off the clocks of people's computers are. */
const CLOCKS = [
  ['an hour fast', HOUR],
  ['an hour slow', -HOUR],
  ['a day fast', DAY],
  ['a day slow', -DAY],
] as const;

for (const [side, { person, looksAround }] of Object.entries(SIDES)) {
  for (const [clock, shift] of CLOCKS) {
    test(`${side}: a person whose clock is ${clock} renews nothing that is good`, async ({ page, context }) => {
      const token = await tokenOf(page, await person(page.request));
      await clockIsOff(context, shift);
      await leavesToken(page, token);
      const renewals = renewalsOf(context);
      await looksAround(page);
      await looksAround(page);

      expect(renewals).toHaveLength(0);
    });

    test(`${side}: a person whose clock is ${clock} comes back later and renews once`, async ({ page, context }) => {
      const token = await tokenOf(page, await person(page.request));
      await clockIsOff(context, shift);
      await leavesToken(page, expired(token));
      const renewals = renewalsOf(context);
      await looksAround(page);
      await looksAround(page);

      expect(renewals).toHaveLength(1);
    });
  }

  test(`${side}: a clock that is set to another time while the page is open renews nothing`, async ({
    page,
    context,
  }) => {
    const token = await tokenOf(page, await person(page.request));
    await clockIsOff(context, 0);
    await leavesToken(page, token);
    const renewals = renewalsOf(context);
    await looksAround(page);
    for (const shift of [DAY, -DAY]) {
      await clockJumps(page, shift);
      await SIDES[side as keyof typeof SIDES].goesOn(page);
    }

    expect(renewals).toHaveLength(0);
  });
}

for (const [clock, shift] of CLOCKS) {
  test(`all tabs of shop and console together renew once with a clock that is ${clock}`, async ({ page, context }) => {
    await clockIsOff(context, shift);
    await leavesToken(page, expired(await tokenOf(page, ADMIN)));
    const renewals = renewalsOf(context);
    const tabs = await Promise.all([1, 2, 3, 4].map(() => context.newPage()));
    await Promise.all(
      tabs.map((tab, number) => (number % 2 === 0 ? SIDES.storefront : SIDES.console).looksAround(tab)),
    );

    expect(renewals).toHaveLength(1);
  });
}
