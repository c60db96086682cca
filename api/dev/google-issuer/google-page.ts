import { escapeHtml } from '../../platform/mail/layout.js';
import { TEST_ACCOUNTS, type TestAccount } from './google-issuer.js';

const STYLE = `body{margin:0;font:17px/1.5 Verdana,sans-serif;background:#f4f6fb;color:#1c1433}main{max-width:30rem;margin:auto;padding:24px 16px}h1{font-size:26px;line-height:1.2;margin:12px 0}h2{font-size:19px;margin:28px 0 8px}
.note{background:#1c1433;color:#fff;padding:12px 16px;border-radius:12px;margin:0}form{margin:0 0 10px}button{font:inherit;cursor:pointer;min-height:48px;border-radius:12px;border:2px solid #1b4de0;background:#fff;color:#1b4de0;padding:8px 16px}
button.who{display:block;width:100%;text-align:left;border-color:#b9b3c9;color:#1c1433;overflow-wrap:anywhere}button:hover{background:#e9effe}button:focus-visible,input:focus-visible{outline:3px solid #1b4de0;outline-offset:2px}small{display:block;color:#5d5474;font-size:15px}
label{display:block;margin:12px 0 4px}input[type=text],input[type=email]{font:inherit;width:100%;box-sizing:border-box;min-height:48px;padding:8px 12px;border:2px solid #77708a;border-radius:12px}.check{display:flex;gap:10px;align-items:center;min-height:32px}.check label{margin:0}.check input{width:22px;height:22px}`;

/** What goes with each choice, as it came with the question. */
export interface Question {
  client_id: string;
  nonce?: string;
  return_to: string;
}

/** The page on which one chooses whom to be. */
export function googlePage(question: Question, styleNonce: string): string {
  const hidden = Object.entries(question)
    .map(([name, value]) => (value ? `<input type="hidden" name="${name}" value="${escapeHtml(String(value))}">` : ''))
    .join('');
  const known = TEST_ACCOUNTS.map((account) => choice(account, hidden)).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Test Google: choose an account</title><style nonce="${styleNonce}">${STYLE}</style></head>
    <body><main><p class="note">This is not Google. It stands in for it on this machine, and knows invented accounts only.</p>
    <h1>Choose an account</h1>${known}<h2>Or another one</h2>
    <form method="post" action="/dev/google">${hidden}
    <label for="name">Name</label><input id="name" name="name" type="text" required maxlength="80">
    <label for="email">E-mail</label><input id="email" name="email" type="email" required maxlength="120">
    <p class="check"><input id="verified" name="verified" type="checkbox" value="yes" checked><label for="verified">Google has verified this address</label></p>
    <p class="check"><input id="workspace" name="workspace" type="checkbox" value="yes"><label for="workspace">Its organisation uses Google Workspace</label></p>
    <button>Continue</button></form></main></body></html>`;
}

function choice({ name, email, verified, workspace }: TestAccount, hidden: string): string {
  const facts = [verified ? '' : 'address not verified', workspace ? 'Google Workspace' : '']
    .filter(Boolean)
    .join(', ');
  const fields = Object.entries({
    name,
    email,
    ...(verified ? { verified: 'yes' } : {}),
    ...(workspace ? { workspace: 'yes' } : {}),
  });
  return `<form method="post" action="/dev/google">${hidden}${fields.map(([field, value]) => `<input type="hidden" name="${field}" value="${escapeHtml(value)}">`).join('')}
    <button class="who">${escapeHtml(name)}<small>${escapeHtml(email)}${facts ? ` (${facts})` : ''}</small></button></form>`;
}
