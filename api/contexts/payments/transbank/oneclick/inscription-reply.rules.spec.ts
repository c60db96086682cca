import { judgeFinish } from './inscription-reply.rules.js';

const approved = {
  response_code: 0,
  tbk_user: 'b6bd6ba3-e718-4107-9386-d2b099a8dd42',
  authorization_code: '1213',
  card_type: 'Visa',
  card_number: 'XXXXXXXXXXXX6623',
};

describe('what the bank says about a card to be saved', () => {
  it('is a card', () =>
    expect(judgeFinish(approved)).toEqual({
      is: 'enrolled',
      tbkUser: approved.tbk_user,
      brand: 'Visa',
      last4: '6623',
      authorizationCode: '1213',
    }));
  it('is a card even where the bank tells little of it', () =>
    expect(judgeFinish({ response_code: 0, tbk_user: 'u' })).toEqual({
      is: 'enrolled',
      tbkUser: 'u',
      brand: '',
      last4: '',
      authorizationCode: '',
    }));
  it('is a no', () => expect(judgeFinish({ response_code: -1 })).toEqual({ is: 'refused', responseCode: -1 }));
  it('is no longer or not yet a result', () =>
    expect(judgeFinish({ response_code: -96 })).toEqual({ is: 'not-finished', responseCode: -96 }));
  it.each([
    [null],
    [''],
    [[]],
    [{}],
    [{ response_code: null }],
    [{ response_code: '0', tbk_user: 'u' }],
    [{ response_code: 0 }],
    [{ response_code: 0, tbk_user: '' }],
    [{ ...approved, response_code: 0.5 }],
  ])('is no answer when it is %p', (body) => expect(judgeFinish(body)).toMatchObject({ is: 'no-answer' }));
});
