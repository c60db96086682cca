import { readInscriptionReturn } from './inscription-return.rules.js';

const token = 'ab'.repeat(32);

describe('coming back from saving a card', () => {
  it('with the token alone asks for the result', () =>
    expect(readInscriptionReturn({ TBK_TOKEN: token })).toEqual({ ending: 'Completed', token }));
  it.each([
    [{ TBK_ORDEN_COMPRA: '000000000001', TBK_ID_SESION: 's' }],
    [{ TBK_ORDEN_COMPRA: '000000000001', TBK_ID_SESION: '' }],
    [{ TBK_ORDEN_COMPRA: '000000000001' }],
    [{ TBK_ORDEN_COMPRA: '' }],
  ])('with %p beside it says that the buyer left', (more) =>
    expect(readInscriptionReturn({ TBK_TOKEN: token, ...more })).toEqual({ ending: 'Left', token }),
  );
  it.each([
    [{}],
    [{ TBK_TOKEN: '' }],
    [{ TBK_TOKEN: 'ABC' }],
    [{ TBK_TOKEN: `${token}/../x` }],
    [{ TBK_TOKEN: [token, token] }],
    [{ token_ws: token }],
  ])('as %p is nothing of ours', (parameters) =>
    expect(readInscriptionReturn(parameters)).toEqual({ ending: 'Unreadable' }),
  );
});
