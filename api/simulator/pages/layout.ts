import type { Visit } from '../visit.js';
import { html, type Html } from './html.js';
import { pesos, textsIn, type Language, type Texts } from './texts.js';

/** What every page is drawn with. */
export type Scene = { language: Language; texts: Texts; merchantName: string; visit?: Visit };

/** Asks for the same page in the other language. */
type LanguageSwitch = { method: 'get' | 'post'; action: string; fields: Record<string, string> };

export const sceneOf = (language: Language, merchantName: string, visit?: Visit): Scene => ({
  language,
  texts: textsIn(language),
  merchantName,
  ...(visit && { visit }),
});

/** Hidden fields of a form. */
export const hidden = (fields: Record<string, string>): Html[] =>
  Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);

/** The frame of every page; it must not be mistaken for a real bank. */
export function page({ language, texts }: Scene, title: string, content: Html, other?: LanguageSwitch): string {
  const otherLanguage = language === 'es' ? 'en' : 'es';
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${texts.testBank}</title>
<link rel="icon" href="/webpayserver/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/webpayserver/bank.css">
</head>
<body>
<header><div class="stripe"></div><div class="bar">
<strong>${texts.testBank}</strong>
${other && html`<form method="${other.method}" action="${other.action}">${hidden({ ...other.fields, lang: otherLanguage })}<button lang="${otherLanguage}">${texts.switchLanguage}</button></form>`}
<p>${texts.noMoney}</p>
</div></header>
<main>
${content}
</main>
</body>
</html>`.text;
}

/** Who is paid, and how much. */
export function merchantBox({ texts, language, merchantName, visit }: Scene, endsAt?: string): Html {
  const isPayment = visit?.product === 'webpay-plus';
  return html`<section class="box" aria-label="${merchantName}">
<div class="merchant"><span class="logo" aria-hidden="true">${merchantName.slice(0, 1).toUpperCase()}</span><p>${isPayment ? texts.payTo : texts.inscribeTitle}<strong>${merchantName}</strong></p></div>
<dl>${visit?.amount != null && html`<dt>${texts.amount}</dt><dd class="amount">${pesos(visit.amount, language)}</dd>`}
<dt>${isPayment ? texts.reference : texts.user}</dt><dd>${visit?.reference}</dd></dl>
${endsAt !== undefined && html`<p class="help">${texts.until(endsAt)}</p>`}
</section>`;
}

/** A page that only says something, with at most one way on. */
export function notice(scene: Scene, title: string, text: string, way?: Html): string {
  return page(scene, title, html`<section class="box"><h1>${title}</h1><p>${text}</p>${way}</section>`);
}

export const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#24104f"/><path d="M6 13 16 6l10 7v2H6zM8 17h3v7H8zm6.5 0h3v7h-3zM21 17h3v7h-3zM6 25h20v2H6z" fill="#ffc93c"/></svg>';
