import { hidden, merchantBox, page, type Scene } from './layout.js';
import { html } from './html.js';

const LOGIN = '/testcommercebank/authenticator.cgi';
const ANSWER = '/testcommercebank/authenticatorProcess.cgi';

/** The buyer proves who they are. */
export function loginPage(
  scene: Scene,
  token: string,
  { rut, isFilled = false, isWrong = false }: { rut: string; isFilled?: boolean; isWrong?: boolean },
): string {
  const { texts, language } = scene;
  const invalid = isWrong && html` aria-invalid="true" aria-describedby="problem-login"`;
  const content = html`${merchantBox(scene)}
<section class="box"><h1>${texts.bankTitle}</h1><p class="help">${texts.bankHelp}</p>
${isWrong && html`<div class="alert" role="alert" id="problem-login"><strong>${texts.wrongLogin}</strong></div>`}
<form method="post" action="${LOGIN}" novalidate>${hidden({ token, lang: language })}
<div class="field"><label for="rutClient">${texts.rut}</label><input type="text" id="rutClient" name="rutClient" autocomplete="off" value="${rut}"${invalid}${isWrong && html` autofocus`}></div>
<div class="field"><label for="passwordClient">${texts.password}</label><input type="password" id="passwordClient" name="passwordClient" autocomplete="off" value="${isFilled && '123'}"${invalid}></div>
<button class="primary"${isFilled && html` autofocus`}>${texts.accept}</button></form>
${!isFilled && html`<form method="post" action="${LOGIN}">${hidden({ token, lang: language, fill: '1' })}<button class="second">${texts.fillBank}</button></form>`}
</section>`;
  return page(scene, texts.bankTitle, content, { method: 'get', action: LOGIN, fields: { token } });
}

/** The buyer says what the bank shall answer. */
export function answerPage(scene: Scene, token: string): string {
  const { texts, language } = scene;
  const content = html`${merchantBox(scene)}
<section class="box"><h1>${texts.answerTitle}</h1><p class="help">${texts.answerHelp}</p>
<form method="post" action="${ANSWER}">${hidden({ token, lang: language })}
<div class="field"><label for="vci">${texts.answerLabel}</label><select id="vci" name="vci"><option value="TSY">${texts.answerYes}</option><option value="TSN">${texts.answerNo}</option></select></div>
<button class="primary">${texts.go}</button></form></section>`;
  return page(scene, texts.answerTitle, content, { method: 'get', action: ANSWER, fields: { token } });
}
