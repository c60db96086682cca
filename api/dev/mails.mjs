/** `npm run mails`: lists which mails the shop sends, when and to whom, and writes a gallery of them in both languages to look at. */
import './node-version.mjs';

const { installWhatIsMissing } = await import('./install.mjs');
await installWhatIsMissing();
const { mkdirSync, writeFileSync } = await import('node:fs');
const { bundle, copyReadFiles } = await import('./bundle.mjs');
const { runChild } = await import('./children.mjs');
const { inData } = await import('./folders.mjs');

await bundle({ 'dev/mails': 'api/dev/mails' }, inData('mails/command'));
copyReadFiles(inData('mails/command'));
const { ok, output } = await runChild({ name: 'mails', script: inData('mails/command/dev/mails.cjs') });
if (!ok) {
  console.error(output);
  process.exit(1);
}
const mails = JSON.parse(output);

const row = (cells) => `| ${cells.join(' | ')} |`;
console.log(
  [
    row(['Mail', 'When', 'Event', 'To']),
    row(['---', '---', '---', '---']),
    ...mails.map(({ name, when, events, to }) => row([name, when, events.join(', ') || '–', to])),
  ].join('\n'),
);

const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const languages = { es: 'Español', en: 'English' };
const STYLE = `:root{color-scheme:light dark}body{margin:0;font:17px/1.5 Verdana,sans-serif;background:#fffbf5;color:#1c1433}main,header{padding:16px clamp(12px,3vw,40px);max-width:1400px;margin:auto}
h2{margin:48px 0 4px;overflow-wrap:anywhere}h3{margin:0 0 8px;font-size:17px}p{margin:0 0 16px;color:#5d5474}.pair{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:20px;margin-bottom:24px}
iframe{width:100%;height:640px;border:1px solid #e7dfee;border-radius:12px;background:#fff}a{color:#1b4de0}nav{columns:3 260px}nav a{display:block;padding:4px 0}pre{white-space:pre-wrap;overflow-wrap:anywhere}
@media(max-width:768px){.pair{grid-template-columns:minmax(0,1fr)}}@media(prefers-color-scheme:dark){body{background:#150c2b;color:#f6f1ff}p{color:#b9afd1}a{color:#8fb0ff}iframe{border-color:#3a2c5e}}`;

const folder = inData('mails/gallery');
mkdirSync(folder, { recursive: true });
const shown = (mail) =>
  mail.samples
    .map(
      (sample, n) =>
        `<div class="pair">${Object.keys(languages)
          .map((language) => {
            const { subject, html, text } = sample[language];
            const file = `${mail.name}-${n + 1}-${language}.html`;
            writeFileSync(`${folder}/${file}`, html);
            return `<section lang="${language}"><h3>${languages[language]}: <a href="${file}">${escape(subject)}</a></h3><iframe loading="lazy" title="${escape(subject)}" src="${file}"></iframe>
    <details><summary>Plain text</summary><pre>${escape(text)}</pre></details></section>`;
          })
          .join('')}</div>`,
    )
    .join('');
writeFileSync(
  `${folder}/index.html`,
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Mails of Ludoteca</title><style>${STYLE}</style></head>
<body><header><h1>Mails of Ludoteca</h1><nav>${mails.map(({ name }) => `<a href="#${name}">${name}</a>`).join('')}</nav></header>
<main>${mails.map((mail) => `<h2 id="${mail.name}">${mail.name}</h2><p>${escape(mail.when)}. To ${escape(mail.to)}.</p>${shown(mail)}`).join('')}</main></body></html>`,
);
console.log(`\n${mails.length} mails. Look at them: ${folder}/index.html`);
