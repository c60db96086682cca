import {
  isBlocked,
  looksAutomatic,
  missingParameter,
  readEmailRequest,
  readEnquiry,
  readGame,
  senderKeyIn,
} from './email-request.js';

const enquiry = { name: 'Ana', company: 'Liceo', email: 'Ana@liceo.cl', phone: '912345678', message: 'Hola' };
const known = { lib_version: '4.4.1', user_id: 'key', service_id: 'service', template_id: 'contact' };

describe('a request of the e-mail client', () => {
  it('has its parameters apart as JSON and beside them in a form', () => {
    const read = { userId: 'key', serviceId: 'service', templateId: 'contact' };
    expect(readEmailRequest({ ...known, template_params: enquiry }, 'json')).toEqual({ ...read, params: enquiry });
    expect(readEmailRequest({ ...known, ...enquiry }, 'form')).toMatchObject({ ...read, params: enquiry });
    expect(readEmailRequest(known, 'json').params).toEqual({});
  });

  it('has numbers and yes or no as texts, and nothing of what is no value', () => {
    const template_params = { phone: 912345678, remote: true, paid: false, none: null, list: ['a'], more: {} };
    const texts = { phone: '912345678', remote: 'true', paid: 'false', none: '', list: '', more: '' };
    expect(readEmailRequest({ ...known, template_params }, 'json').params).toEqual(texts);
  });

  it('names what is missing, in the order of the service', () => {
    const missing = (body: object) => missingParameter(readEmailRequest({ ...body }, 'json'));
    expect(missing({})).toBe('user_id');
    expect(missing({ user_id: 'key' })).toBe('service_id');
    expect(missing({ user_id: 'key', service_id: 'service' })).toBe('template_id');
    expect(missing(known)).toBeNull();
    expect(missing({ ...known, user_id: {} })).toBe('user_id');
  });
});

describe('the fields of an enquiry', () => {
  it('are five, all needed', () => {
    expect(readEnquiry(enquiry)).toEqual({ ...enquiry, email: 'ana@liceo.cl' });
    for (const name of Object.keys(enquiry))
      expect(readEnquiry({ ...enquiry, [name]: '  ' })).toBe('enquiry-incomplete');
  });

  it('have an address of any script, in the form that is written to', () =>
    expect(readEnquiry({ ...enquiry, email: 'Ana@Niñez.cl' })).toMatchObject({ email: 'ana@xn--niez-hqa.cl' }));

  it.each([
    ['phone', '+56912345', 'enquiry-phone-invalid'],
    ['phone', '9123456789', 'enquiry-phone-invalid'],
    ['email', 'ana', 'enquiry-email-invalid'],
    ['email', 'ñandú@liceo.cl', 'enquiry-email-invalid'],
    ['name', 'x'.repeat(101), 'enquiry-field-too-long'],
    ['company', 'Liceo\r\nBcc: all@example.org', 'enquiry-name-invalid'],
  ])('refuse %s %s', (name, value, fault) => expect(readEnquiry({ ...enquiry, [name]: value })).toBe(fault));
});

describe('what a studio adds about its game', () => {
  const game = { web_address: 'https://estudio.example/juego', game_stage: 'prototype', game_kind: 'web' };
  it('may be left out, each part of it', () => {
    expect(readGame(game)).toEqual({ webAddress: game.web_address, gameStage: 'prototype', gameKind: 'web' });
    expect(readGame({ web_address: ' ', game_kind: 'download' })).toEqual({
      webAddress: null,
      gameStage: null,
      gameKind: 'download',
    });
  });

  it.each([
    ['estudio.example', 'https://estudio.example/'],
    ['http://estudio.example', 'http://estudio.example/'],
    ['Niñez.cl/juegos', 'https://xn--niez-hqa.cl/juegos'],
  ])('has the address %s as %s', (typed, address) =>
    expect(readGame({ web_address: typed })).toMatchObject({ webAddress: address }),
  );

  it.each([
    ['web_address', 'javascript:alert(1)', 'enquiry-address-invalid'],
    ['web_address', 'ftp://estudio.example', 'enquiry-address-invalid'],
    ['web_address', 'not yet', 'enquiry-address-invalid'],
    ['web_address', 'localhost', 'enquiry-address-invalid'],
    ['web_address', 'https://user:word@estudio.example', 'enquiry-address-invalid'],
    ['web_address', `https://estudio.example/${'x'.repeat(300)}`, 'enquiry-address-invalid'],
    ['game_stage', 'soon', 'enquiry-stage-unknown'],
    ['game_kind', 'console', 'enquiry-kind-unknown'],
  ])('refuses %s %s', (name, value, fault) => expect(readGame({ ...game, [name]: value })).toBe(fault));
});

describe('the key by which a sender reads the number', () => {
  it('is a random UUID, or none', () => {
    expect(senderKeyIn({ sender_key: '3F2504E0-4F89-41D3-9A0C-0305E82C3301' })).toBe(
      '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
    );
    for (const key of ['1', '00000000-0000-0000-0000-000000000001', '0198a000-0000-7000-8000-000000000000', ''])
      expect(senderKeyIn({ sender_key: key })).toBeNull();
    expect(senderKeyIn({})).toBeNull();
  });
});

describe('a form filled in by a program', () => {
  it('has the unseen field, or came too fast', () => {
    expect(looksAutomatic({ ludoteca_blank: 'http://spam.example' })).toBe(true);
    expect(looksAutomatic({ open_for_ms: '0' })).toBe(true);
    expect(looksAutomatic({ open_for_ms: '2999' })).toBe(true);
    expect(looksAutomatic({ open_for_ms: '3000' })).toBe(false);
  });
  it('is never told by what a form elsewhere lacks, or by what is no length of time', () => {
    for (const params of [
      {},
      { ludoteca_blank: '' },
      { website: 'https://liceo.example' },
      { open_for_ms: '' },
      { open_for_ms: 'x' },
      { open_for_ms: '-1' },
    ])
      expect(looksAutomatic(params as Record<string, string>)).toBe(false);
  });
});

describe('a blocked address', () => {
  it('is one, or all of a domain', () => {
    expect(isBlocked('Spam@example.org', ['spam@example.org'])).toBe(true);
    expect(isBlocked('any@example.org', ['@example.org'])).toBe(true);
    expect(isBlocked('any@xn--niez-hqa.cl', ['@Niñez.cl'])).toBe(true);
    expect(isBlocked('any@sub.example.org', ['@example.org'])).toBe(false);
  });
});
