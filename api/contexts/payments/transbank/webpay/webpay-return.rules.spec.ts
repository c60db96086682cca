import { readReturn } from './webpay-return.rules.js';

const token = `01ab${'0'.repeat(60)}`;
const TBK_ID_SESION = 'session-1';
const TBK_ORDEN_COMPRA = '0PZ3C2E5RK9V4A7M1T6X8Y2B3D';

describe("the four ways back from the bank's form", () => {
  it('is completed, approved or rejected, with the token alone', () =>
    expect(readReturn({ token_ws: token })).toEqual({ ending: 'FormCompleted', token }));
  it('is cancelled when the token has the other name', () =>
    expect(readReturn({ TBK_TOKEN: token, TBK_ID_SESION, TBK_ORDEN_COMPRA })).toEqual({
      ending: 'FormCancelled',
      token,
    }));
  it('is timed out when order and session come without a token', () =>
    expect(readReturn({ TBK_ID_SESION, TBK_ORDEN_COMPRA })).toEqual({
      ending: 'FormTimedOut',
      buyOrder: TBK_ORDEN_COMPRA,
      sessionId: TBK_ID_SESION,
    }));
  it('is broken when the token has both names', () =>
    expect(readReturn({ token_ws: token, TBK_TOKEN: token, TBK_ID_SESION, TBK_ORDEN_COMPRA })).toEqual({
      ending: 'FormBroken',
      token,
    }));
});

describe('a return that is none of the four', () => {
  it.each([
    ['nothing', {}],
    ['a session without its order', { TBK_ID_SESION }],
    ['an order without its session', { TBK_ORDEN_COMPRA }],
    ['only empty words', { token_ws: '', TBK_TOKEN: '', TBK_ID_SESION: '', TBK_ORDEN_COMPRA: '' }],
    ['the token twice', { token_ws: [token, token] }],
    ['an object for a token', { token_ws: { toString: token } }],
  ])('is unreadable with %s', (_, parameters) => expect(readReturn(parameters)).toEqual({ ending: 'Unreadable' }));

  it.each([
    ['too short', token.slice(1)],
    ['too long', `${token}0`],
    ['in capitals', token.toUpperCase()],
    ['a path', `../${token.slice(3)}`],
    ['with a line after it', `${token}\n`],
  ])('is unreadable with a token %s, under either name', (_, odd) => {
    expect(readReturn({ token_ws: odd })).toEqual({ ending: 'Unreadable' });
    expect(readReturn({ TBK_TOKEN: odd, TBK_ID_SESION, TBK_ORDEN_COMPRA })).toEqual({ ending: 'Unreadable' });
  });
  it('is unreadable when the second of two tokens is odd', () =>
    expect(readReturn({ token_ws: token, TBK_TOKEN: '../refunds' })).toEqual({ ending: 'Unreadable' }));
});

describe('a cancelled return', () => {
  it('may lack its session, which the bank leaves empty at times', () =>
    expect(readReturn({ TBK_TOKEN: token, TBK_ID_SESION: '', TBK_ORDEN_COMPRA })).toEqual({
      ending: 'FormCancelled',
      token,
    }));
});
