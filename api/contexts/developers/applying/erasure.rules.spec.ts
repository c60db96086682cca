import { withoutWhatWasGivenBy, type Given } from './erasure.rules.js';

const [ANA, BEN, CARLA] = ['ana', 'ben', 'carla'];
const PERSON = { country: 'CL', taxId: '12.345.678-5' };
const COMPANY = { country: 'CL', taxId: '76.543.210-3' };
const ABROAD = { country: 'PE', taxId: '20123456789' };
const anas: Given = {
  personId: ANA,
  draft: { studioName: 'Estudio Coigüe', ...PERSON },
  hasAccount: true,
  accountBy: null,
  taxIdBy: null,
};
/** Since Ana was erased. */
const bens: Given = { personId: null, draft: PERSON, hasAccount: true, accountBy: BEN, taxIdBy: BEN };
const nothing = { personId: null, draft: {}, hasAccount: false, accountBy: null, taxIdBy: null };

describe('what is left of an application when a person is erased', () => {
  it.each<[string, string, Given, boolean, Given | null]>([
    ['nothing of an applicant alone', ANA, anas, true, null],
    ['nothing before the approval', ANA, { ...anas, draft: COMPANY }, false, null],
    [
      'the account of another',
      ANA,
      { ...anas, accountBy: BEN },
      true,
      { ...nothing, hasAccount: true, accountBy: BEN },
    ],
    ['a company’s RUT', ANA, { ...anas, draft: { ...anas.draft, ...COMPANY } }, true, { ...nothing, draft: COMPANY }],
    ['no tax id from abroad, which may be a person’s', ANA, { ...anas, draft: ABROAD }, true, null],
    ['all but the account of an owner', BEN, { ...anas, accountBy: BEN }, true, { ...anas, hasAccount: false }],
    ['nothing of a later owner alone', BEN, bens, true, null],
    [
      'the tax id of the one before',
      CARLA,
      { ...bens, accountBy: CARLA },
      true,
      { ...bens, hasAccount: false, accountBy: null },
    ],
    [
      'the account of the one after',
      BEN,
      { ...bens, accountBy: CARLA },
      true,
      { ...nothing, hasAccount: true, accountBy: CARLA },
    ],
  ])('%s', (_, erased, given, isApproved, left) =>
    expect(withoutWhatWasGivenBy(erased, given, isApproved)).toEqual(left),
  );
});
