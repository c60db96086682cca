import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Bank } from '../bank.js';
import { findCard } from '../cards.js';
import type { Courier } from '../courier.js';
import { inscriptionVisit } from '../oneclick/visit.js';
import type { ReturnRequest } from '../returns.js';
import type { Visit } from '../visit.js';
import { paymentVisit } from '../webpay-plus/visit.js';
import { answerPage, loginPage } from './bank-pages.js';
import { EMPTY_INPUT, inscriptionPage, methodPage, paymentPage, type CardPage } from './card-form.js';
import { checkCard, filledFrom, readCard, type Fields } from './card-input.js';
import { ICON, notice, sceneOf, type Scene } from './layout.js';
import { STYLESHEET } from './stylesheet.js';
import { endedPage, postBackPage, waitingPage } from './way-back.js';

const chileTime = new Intl.DateTimeFormat('es-CL', {
  timeZone: 'America/Santiago',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const clockOf = (at: number): string => chileTime.format(at);
const RUT = '11111111-1';

type Guest = { fields: Fields; visit: Visit; scene: Scene; reply: FastifyReply };

/** The pages a buyer sees at the bank: the form, the test bank, the way back. */
export class HostedPages {
  private readonly bank: Bank;
  private readonly courier: Courier;

  constructor(bank: Bank, courier: Courier) {
    this.bank = bank;
    this.courier = courier;
  }

  serve(app: FastifyInstance): void {
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
      done(null, Object.fromEntries(new URLSearchParams(text as string))),
    );
    app.get('/webpayserver/bank.css', (_request, reply) => reply.type('text/css').send(STYLESHEET));
    app.get('/webpayserver/icon.svg', (_request, reply) => reply.type('image/svg+xml').send(ICON));
    const both = ['GET', 'POST'];
    app.route({
      method: both,
      url: '/webpayserver/initTransaction',
      handler: (request, reply) => this.initTransaction(request, reply),
    });
    app.route({
      method: both,
      url: '/webpayserver/bp_multicode_inscription.cgi',
      handler: (request, reply) => this.initInscription(request, reply),
    });
    const steps: ['get' | 'post', string, (guest: Guest) => FastifyReply][] = [
      ['post', '/webpayserver/pay', (guest) => this.pay(guest)],
      ['post', '/webpayserver/inscribe', (guest) => this.inscribe(guest)],
      ['post', '/webpayserver/cancel', (guest) => this.goBack(guest, guest.visit.cancel())],
      ['get', '/webpayserver/expired', (guest) => this.showForm(guest)],
      ['get', '/testcommercebank/authenticator.cgi', (guest) => this.showBank(guest)],
      ['post', '/testcommercebank/authenticator.cgi', (guest) => this.logIn(guest)],
      ['get', '/testcommercebank/authenticatorProcess.cgi', (guest) => this.showBank(guest)],
      ['post', '/testcommercebank/authenticatorProcess.cgi', (guest) => this.answer(guest)],
    ];
    for (const [method, path, step] of steps)
      app[method](path, (request, reply) => this.underWay(request, reply, step));
    app.post('/webpayserver/back', (request, reply) =>
      this.guestOf(request, reply, (guest) => this.goBack(guest, guest.visit.fail())),
    );
  }

  private initTransaction(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const scene = this.sceneOf(request);
    const { texts } = scene;
    if (this.bank.settings.strict && request.method === 'GET')
      return show(reply.code(405), notice(scene, texts.refusedTitle, texts.refusedText));
    return this.underWay(request, reply, (guest) => this.showForm(guest), 'webpay-plus');
  }

  private initInscription(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    return this.underWay(request, reply, (guest) => this.showForm(guest), 'oneclick');
  }

  private sceneOf(request: FastifyRequest, visit?: Visit): Scene {
    return sceneOf(fieldsOf(request).lang === 'en' ? 'en' : 'es', this.bank.settings.merchantName, visit);
  }

  private guestOf(
    request: FastifyRequest,
    reply: FastifyReply,
    go: (guest: Guest) => FastifyReply,
    product?: Visit['product'],
  ): FastifyReply {
    const fields = fieldsOf(request);
    const token = fields.token_ws ?? fields.TBK_TOKEN ?? fields.token ?? '';
    const visit = paymentVisit(this.bank, token) ?? inscriptionVisit(this.bank, token);
    const scene = this.sceneOf(request, visit);
    if (!visit || (product && visit.product !== product))
      return show(reply.code(404), notice(scene, scene.texts.unknownTitle, scene.texts.unknownText));
    return go({ fields, visit, scene, reply });
  }

  /** Goes on with a visit that can go on; time that ran out sends back, a finished one shows the error page. */
  private underWay(
    request: FastifyRequest,
    reply: FastifyReply,
    go: (guest: Guest) => FastifyReply,
    product?: Visit['product'],
  ): FastifyReply {
    return this.guestOf(
      request,
      reply,
      (guest) => {
        const { visit, scene } = guest;
        if (visit.step === 'expired') return this.goBack(guest, visit.runOutOfTime());
        if (visit.step === 'ended') return show(reply, endedPage(scene, visit.token));
        return go(guest);
      },
      product,
    );
  }

  private showForm({ fields, visit, scene, reply }: Guest): FastifyReply {
    visit.open();
    const { bank } = this;
    const card = findCard(fields.card ?? '');
    const cardPage: CardPage = {
      input: card ? filledFrom(card, bank.clock.now()) : EMPTY_INPUT,
      problems: {},
      triedBefore: false,
      endsAt: clockOf(visit.endsAt),
      ...(card && { filledWith: card }),
    };
    if (visit.product === 'oneclick')
      return this.showUntilTimeout(reply, visit, inscriptionPage(scene, visit.token, cardPage));
    if (fields.method !== 'tarjetas')
      return this.showUntilTimeout(reply, visit, methodPage(scene, visit.token, cardPage.endsAt));
    return this.showUntilTimeout(reply, visit, paymentPage(scene, visit.token, cardPage));
  }

  private pay({ fields, visit, scene, reply }: Guest): FastifyReply {
    const input = readCard(fields);
    const { card, plan, problems } = checkCard(input, this.bank.clock.now(), scene.texts);
    const requestsAnother = this.bank.settings.anotherCardFirst && fields.tried !== '1';
    if (card && requestsAnother) problems.number = scene.texts.anotherCard;
    if (!card || Object.keys(problems).length > 0) {
      const cardPage = { input, problems, triedBefore: requestsAnother, endsAt: clockOf(visit.endsAt) };
      return this.showUntilTimeout(reply, visit, paymentPage(scene, visit.token, cardPage));
    }
    visit.open();
    visit.choose(card, plan.installments, plan.kind);
    return toBank(reply, 'authenticator', visit, scene);
  }

  private inscribe({ fields, visit, scene, reply }: Guest): FastifyReply {
    const input = { ...readCard(fields), plan: '0' };
    const { card, problems } = checkCard(input, this.bank.clock.now(), scene.texts);
    if (!input.acceptsTerms) problems.terms = scene.texts.termsMissing;
    if (!card || Object.keys(problems).length > 0) {
      const cardPage = { input, problems, triedBefore: false, endsAt: clockOf(visit.endsAt) };
      return this.showUntilTimeout(reply, visit, inscriptionPage(scene, visit.token, cardPage));
    }
    visit.open();
    visit.choose(card, 0, 'VC');
    return toBank(reply, 'authenticator', visit, scene);
  }

  private showBank(guest: Guest): FastifyReply {
    const { visit, scene, reply } = guest;
    if (visit.step === 'bank-answer') return this.showUntilTimeout(reply, visit, answerPage(scene, visit.token));
    if (visit.step === 'bank-login')
      return this.showUntilTimeout(reply, visit, loginPage(scene, visit.token, { rut: '' }));
    return this.showForm(guest);
  }

  private logIn(guest: Guest): FastifyReply {
    const { fields, visit, scene, reply } = guest;
    if (visit.step === 'form') return this.showForm(guest);
    if (fields.fill === '1')
      return this.showUntilTimeout(
        reply,
        visit,
        loginPage(scene, visit.token, { rut: '11.111.111-1', isFilled: true }),
      );
    const rut = fields.rutClient ?? '';
    const isRight = rut.replace(/[\s.-]/g, '') === RUT.replace('-', '') && fields.passwordClient === '123';
    if (!isRight) return this.showUntilTimeout(reply, visit, loginPage(scene, visit.token, { rut, isWrong: true }));
    visit.logIn();
    return toBank(reply, 'authenticatorProcess', visit, scene);
  }

  private answer(guest: Guest): FastifyReply {
    const { fields, visit } = guest;
    if (visit.step !== 'bank-answer') return this.showBank(guest);
    return this.goBack(guest, visit.answer(fields.vci === 'TSN' ? 'TSN' : 'TSY'));
  }

  /** The first return goes with the browser, any other by the bank's own means. */
  private goBack({ scene, reply }: Guest, [first, ...others]: ReturnRequest[]): FastifyReply {
    for (const other of others) this.courier.send(other);
    if (!first) return show(reply, notice(scene, scene.texts.suppressedTitle, scene.texts.suppressedText));
    if (first.method === 'POST') {
      const nonce = randomBytes(12).toString('base64');
      return show(reply, postBackPage(scene, first, nonce), nonce);
    }
    if (first.afterMs > 0)
      return show(reply.header('refresh', `${first.afterMs / 1000}; url=${first.url}`), waitingPage(scene));
    return reply.redirect(first.url, 303);
  }

  /** Shows a page that leaves by itself when the form's time is over; a header needs no script for it. */
  private showUntilTimeout(reply: FastifyReply, visit: Visit, text: string): FastifyReply {
    const seconds = Math.max(1, Math.ceil((visit.endsAt - this.bank.clock.now()) / 1000) + 1);
    return show(reply.header('refresh', `${seconds}; url=/webpayserver/expired?token=${visit.token}`), text);
  }
}

const fieldsOf = ({ query, body }: FastifyRequest): Fields => ({ ...(query as Fields), ...((body ?? {}) as Fields) });

const toBank = (reply: FastifyReply, script: string, { token }: Visit, { language }: Scene): FastifyReply =>
  reply.redirect(`/testcommercebank/${script}.cgi?token=${token}&lang=${language}`, 303);

function show(reply: FastifyReply, text: string, nonce?: string): FastifyReply {
  const script = nonce ? `; script-src 'nonce-${nonce}'` : '';
  // A browser holds redirects of a form to `form-action` too, and shops live at any address.
  const policy = `default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'self' http: https:${script}`;
  return reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .type('text/html; charset=utf-8')
    .send(text);
}
