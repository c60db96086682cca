import { spaced, TEST_CARDS, type InstallmentKind, type TestCard } from '../cards.js';
import { hidden, merchantBox, page, type Scene } from './layout.js';
import { html, type Html } from './html.js';
import type { Texts } from './texts.js';

/** What the buyer has typed so far, and what is wrong with it. */
export type CardInput = { number: string; expiry: string; cvv: string; plan: string; acceptsTerms: boolean };
export type CardProblems = Partial<Record<'number' | 'expiry' | 'cvv' | 'plan' | 'terms', string>>;
export type CardPage = {
  input: CardInput;
  problems: CardProblems;
  filledWith?: TestCard;
  triedBefore: boolean;
  endsAt: string;
};

export const EMPTY_INPUT: CardInput = { number: '', expiry: '', cvv: '', plan: '0', acceptsTerms: false };

/** The plans on offer: none, three without interest, five of the issuer. */
export const PLANS: readonly { installments: number; kind: InstallmentKind }[] = [
  { installments: 0, kind: 'VC' },
  { installments: 2, kind: 'S2' },
  { installments: 3, kind: 'SI' },
  { installments: 6, kind: 'NC' },
  { installments: 3, kind: 'VC' },
  { installments: 6, kind: 'VC' },
  { installments: 12, kind: 'VC' },
  { installments: 24, kind: 'VC' },
  { installments: 48, kind: 'VC' },
];

const CARD_ICON = html`<svg width="32" height="32" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><rect x="2" y="5" width="20" height="14" rx="3"/><path d="M2 10h20"/></svg>`;

/** First page of a payment: the method. */
export function methodPage(scene: Scene, token: string, endsAt: string): string {
  const { texts, language } = scene;
  const content = html`${merchantBox(scene, endsAt)}
<section class="box"><h1>${texts.chooseMethod}</h1>
<main-panel>${methodButton(texts, '/webpayserver/initTransaction', { token_ws: token, lang: language })}</main-panel>
${leaveForm(scene, token, texts.cancel)}</section>`;
  return page(scene, texts.chooseMethod, content, {
    method: 'post',
    action: '/webpayserver/initTransaction',
    fields: { token_ws: token },
  });
}

/** Second page of a payment: the card. */
export function paymentPage(scene: Scene, token: string, cardPage: CardPage): string {
  const { texts, language } = scene;
  const content = html`${merchantBox(scene, cardPage.endsAt)}
${testCards(scene, '/webpayserver/initTransaction', { token_ws: token, method: 'tarjetas' }, cardPage)}
<section class="box">${panel(texts)}${summary(texts, cardPage)}
<form method="post" action="/webpayserver/pay" novalidate>${hidden({ token, lang: language, tried: cardPage.triedBefore ? '1' : '' })}
${cardFields(texts, cardPage)}${plans(texts, cardPage)}
<button class="primary">${texts.pay}</button></form>
${leaveForm(scene, token, texts.cancel)}</section>`;
  return page(scene, texts.cardTitle, content, {
    method: 'post',
    action: '/webpayserver/initTransaction',
    fields: { token_ws: token, method: 'tarjetas' },
  });
}

/** The page of a card to be saved. */
export function inscriptionPage(scene: Scene, token: string, cardPage: CardPage): string {
  const { texts, language } = scene;
  const { problems, input } = cardPage;
  const action = '/webpayserver/bp_multicode_inscription.cgi';
  const content = html`${merchantBox(scene, cardPage.endsAt)}
${testCards(scene, action, { TBK_TOKEN: token }, cardPage)}
<section class="box">${methodButton(texts, action, { TBK_TOKEN: token, lang: language })}
${panel(texts)}<p class="help">${texts.inscribeHelp}</p>${summary(texts, cardPage)}
<form method="post" action="/webpayserver/inscribe" novalidate>${hidden({ token, lang: language })}
${cardFields(texts, cardPage)}
<div class="field"><label class="choice">
<input type="checkbox" id="accept-terms" name="accept-terms" value="1"${input.acceptsTerms && html` checked`}${invalidity(problems, 'terms')}>
${texts.acceptTerms}</label>${error(problems, 'terms')}</div>
<button class="primary">${texts.inscribe}</button></form>
${leaveForm(scene, token, texts.leave)}</section>`;
  return page(scene, texts.cardTitle, content, { method: 'post', action, fields: { TBK_TOKEN: token } });
}

/** Chooses to pay with a card; where cards are the only way it is offered all the same, as the real form does. */
const methodButton = (texts: Texts, action: string, fields: Record<string, string>): Html =>
  html`<form method="post" action="${action}">${hidden({ ...fields, method: 'tarjetas' })}<button class="method" id="tarjetas">${CARD_ICON}${texts.methodCards}</button></form>`;

/** Official browser tests click this element at its centre once the number is typed, so nothing that acts may lie there. */
const panel = (texts: Texts): Html => html`<main-panel><h1>${texts.cardTitle}</h1></main-panel>`;

const leaveForm = ({ language }: Scene, token: string, label: string): Html =>
  html`<form method="post" action="/webpayserver/cancel">${hidden({ token, lang: language })}<button class="quiet">${label}</button></form>`;

function testCards(
  { texts, language }: Scene,
  action: string,
  fields: Record<string, string>,
  { input }: CardPage,
): Html {
  const isOpen = input.number === '';
  return html`<section class="box"><details${isOpen && html` open`}><summary>${texts.testCards}</summary><p class="help">${texts.testCardsHelp}</p>
<form method="post" action="${action}" class="cards">${hidden({ ...fields, lang: language })}${TEST_CARDS.map(
    (card) => html`
<button name="card" value="${card.number}"><span>${spaced(card.number)}</span><small>${cardName(texts, card)} · ${card.approves ? texts.approves : texts.rejects}</small></button>`,
  )}
</form></details></section>`;
}

/** A card in words. */
const cardName = (texts: Texts, card: TestCard): string => `${card.brand} ${texts.kind[card.kind]}`;

function summary(texts: Texts, { problems, filledWith }: CardPage): Html | undefined {
  const found = Object.values(problems);
  if (found.length > 0)
    return html`<div class="alert" role="alert"><strong>${texts.errorTitle}</strong><ul>${found.map((problem) => html`<li>${problem}</li>`)}</ul></div>`;
  return (
    filledWith &&
    html`<p class="note" role="status">${texts.cardReady(`${cardName(texts, filledWith)} ${filledWith.number.slice(-4)}`)}</p>`
  );
}

function cardFields(texts: Texts, { input, problems }: CardPage): Html {
  const number = textField(
    { id: 'card-number', field: 'number', label: texts.cardNumber, value: input.number, longest: 23 },
    problems,
  );
  const expiry = textField(
    { id: 'card-exp', field: 'expiry', label: texts.expiry, value: input.expiry, longest: 7, help: texts.expiryHelp },
    problems,
  );
  const cvv = textField(
    { id: 'card-cvv', field: 'cvv', label: texts.cvv, value: input.cvv, longest: 4, help: texts.cvvHelp },
    problems,
  );
  return html`${number}
<div class="pair">${expiry}
${cvv}</div>`;
}

type TextField = {
  id: string;
  field: keyof CardProblems;
  label: string;
  value: string;
  longest: number;
  help?: string;
};

function textField({ id, field, label, value, longest, help }: TextField, problems: CardProblems): Html {
  const helpId = help && `${id}-help`;
  return html`<div class="field"><label for="${id}">${label}</label>
<input type="text" id="${id}" name="${id}" inputmode="numeric" autocomplete="off" maxlength="${longest}"
 value="${value}"${invalidity(problems, field, helpId)}>
${help && html`<span class="help" id="${helpId}">${help}</span>`}${error(problems, field)}</div>`;
}

function plans(texts: Texts, { input, problems }: CardPage): Html {
  return html`<fieldset${invalidity(problems, 'plan')}><legend>${texts.installments}</legend>
<div class="plans">${PLANS.map(
    ({ installments, kind }, index) => html`
<label class="choice"><input type="radio" name="plan" id="botonlistacuotas${index}" value="${index}"${input.plan === String(index) && html` checked`}>
${installments === 0 ? texts.noInstallments : texts.installmentsOf(installments, kind !== 'VC')}</label>`,
  )}
</div>${error(problems, 'plan')}</fieldset>`;
}

function invalidity(problems: CardProblems, field: keyof CardProblems, help?: string): Html {
  const isFirst = Object.keys(problems)[0] === field;
  const described = [help, problems[field] && `problem-${field}`].filter(Boolean).join(' ');
  const description = described !== '' && html` aria-describedby="${described}"`;
  const invalid = problems[field] !== undefined && html` aria-invalid="true"`;
  return html`${description}${invalid}${isFirst && field !== 'plan' && html` autofocus`}`;
}

const error = (problems: CardProblems, field: keyof CardProblems): Html | undefined =>
  problems[field] === undefined ? undefined : html`<span class="error" id="problem-${field}">${problems[field]}</span>`;
