import type { ReturnRequest } from '../returns.js';
import { html, Html } from './html.js';
import { hidden, notice, type Scene } from './layout.js';

/** Carries a form to the shop by itself, with a button for browsers that run no scripts. */
export function postBackPage(scene: Scene, { url, body, afterMs }: ReturnRequest, nonce: string): string {
  const { texts } = scene;
  const script = new Html(`setTimeout(() => document.getElementById('way-back').submit(), ${afterMs});`);
  return notice(
    scene,
    texts.returningTitle,
    texts.returningText,
    html`<form id="way-back" method="post" action="${url}">${hidden(body ?? {})}
<button class="primary">${texts.backToShop}</button></form><script nonce="${nonce}">${script}</script>`,
  );
}

/** Waits before it goes back by address; the header of the reply does the waiting. */
export function waitingPage(scene: Scene): string {
  return notice(scene, scene.texts.returningTitle, scene.texts.waitingText);
}

/** The error page of the form: its button brings all four fields to the shop. */
export function endedPage(scene: Scene, token: string): string {
  const { texts, language } = scene;
  return notice(
    scene,
    texts.endedTitle,
    texts.endedText,
    html`<form method="post" action="/webpayserver/back">${hidden({ token, lang: language })}
<button class="primary">${texts.backToShop}</button></form>`,
  );
}
