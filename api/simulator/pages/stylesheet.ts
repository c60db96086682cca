/** The look of the hosted pages; a text, so that building them needs no copying of files. */
export const STYLESHEET = `
:root {
  color-scheme: light dark;
  --ink: #1c1433; --muted: #5d5474; --paper: #fffbf5; --surface: #ffffff; --line: #8b8199; --soft: #e7dfee;
  --blue: #1b4de0; --purple: #24104f; --sun: #ffc93c; --sun-foot: #c98f00; --on-sun: #1c1433; --red: #b3123f; --mint: #075e40; --mint-ground: #e6f4ee;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ink: #f6f1ff; --muted: #b9afd1; --paper: #150c2b; --surface: #21153f; --line: #8f81b3; --soft: #3a2c5e;
    --blue: #8fb0ff; --purple: #f6f1ff; --sun: #ffd66b; --sun-foot: #a87b10; --on-sun: #1c1433; --red: #ff9bb5; --mint: #5fd9ac; --mint-ground: #123c31;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 17px/1.55 "Atkinson Hyperlegible Next", "Atkinson Hyperlegible", system-ui, sans-serif; }
.stripe { height: 10px; background: repeating-linear-gradient(-45deg, #1c1433 0 14px, #ffc93c 14px 28px); }
header { background: #24104f; color: #fff; }
header > .bar, main { max-width: 600px; margin: 0 auto; padding: 12px clamp(16px, 4vw, 24px); }
header > .bar { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: center; justify-content: space-between; }
header strong { font-size: 21px; line-height: 1.2; }
header p { margin: 0; flex-basis: 100%; font-size: 15px; color: #e5dcff; }
header button { min-height: 36px; padding: 4px 14px; border: 1px solid #b9afd1; border-radius: 999px; background: none; color: #fff; font: inherit; font-size: 15px; cursor: pointer; }
h1, h2 { color: var(--purple); line-height: 1.2; margin: 0; }
h1 { font-size: 26px; }
h2 { font-size: 21px; }
main { padding-top: 20px; display: grid; gap: 16px; }
.box { background: var(--surface); border: 1px solid var(--soft); border-radius: 18px; padding: 18px; display: grid; gap: 14px; }
.box p { margin: 0; }
.merchant { display: flex; gap: 14px; align-items: center; }
.logo { flex: none; width: 52px; height: 52px; border-radius: 14px; background: #1b4de0; color: #fff; display: grid; place-items: center; font-size: 26px; font-weight: 800; }
.merchant p { color: var(--muted); font-size: 15px; }
.merchant strong { display: block; font-size: 21px; line-height: 1.25; color: var(--ink); overflow-wrap: anywhere; }
dl { margin: 0; display: grid; grid-template-columns: auto 1fr; gap: 2px 16px; align-items: baseline; }
dt { color: var(--muted); font-size: 15px; }
dd { margin: 0; text-align: right; overflow-wrap: anywhere; }
dd.amount { font-size: 26px; font-weight: 800; }
.help { color: var(--muted); font-size: 15px; }
form { display: grid; gap: 14px; margin: 0; }
main-panel { display: block; }
label, legend { font-weight: 700; }
.field { display: grid; gap: 4px; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 14px; align-items: start; }
input[type=text], input[type=password], select { width: 100%; min-height: 48px; padding: 8px 14px; border: 2px solid var(--line); border-radius: 12px; background: var(--surface); color: var(--ink); font: inherit; }
input[aria-invalid=true] { border-color: var(--red); }
.error { color: var(--red); font-weight: 700; font-size: 15px; }
.alert { border: 2px solid var(--red); border-radius: 12px; padding: 12px 14px; }
.alert strong { color: var(--red); }
.alert ul { margin: 4px 0 0; padding-left: 20px; }
.note { background: var(--mint-ground); color: var(--mint); border-radius: 12px; padding: 10px 14px; font-weight: 700; }
fieldset { border: 0; margin: 0; padding: 0; min-width: 0; }
.plans { display: grid; grid-template-columns: repeat(auto-fill, minmax(138px, 1fr)); gap: 0 12px; margin-top: 4px; }
.choice { display: flex; gap: 10px; align-items: center; min-height: 44px; font-weight: 400; }
.choice input { flex: none; width: 22px; height: 22px; margin: 0; accent-color: var(--blue); }
button { font: inherit; cursor: pointer; }
.primary { min-height: 54px; padding: 10px 24px; border: 0; border-radius: 999px; background: var(--sun); color: var(--on-sun); font-weight: 800; font-size: 19px; box-shadow: 0 3px 0 var(--sun-foot); }
.primary:active { transform: translateY(2px); box-shadow: 0 1px 0 var(--sun-foot); }
.quiet { min-height: 48px; padding: 8px 18px; border: 0; border-radius: 999px; background: none; color: var(--blue); text-decoration: underline; text-underline-offset: 3px; }
.second { min-height: 48px; padding: 8px 18px; border: 2px solid var(--line); border-radius: 999px; background: none; color: var(--ink); font-weight: 700; }
.method { width: 100%; min-height: 72px; padding: 14px 20px; border: 2px solid var(--blue); border-radius: 18px; background: var(--surface); color: var(--ink); font-weight: 700; text-align: left; display: flex; gap: 14px; align-items: center; }
.method svg { flex: none; color: var(--blue); }
details summary { cursor: pointer; display: list-item; padding: 4px 0; color: var(--purple); font-size: 19px; font-weight: 700; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(236px, 1fr)); gap: 8px; margin-top: 10px; }
.cards button { min-height: 60px; padding: 8px 14px; border: 1px solid var(--line); border-radius: 14px; background: var(--surface); color: var(--ink); text-align: left; line-height: 1.3; }
.cards span { display: block; font-variant-numeric: tabular-nums; white-space: nowrap; font-weight: 700; font-size: 16px; }
.cards small { color: var(--muted); font-size: 15px; }
.primary:hover { filter: brightness(1.04); }
.quiet:hover, .second:hover, .method:hover, .cards button:hover { background: var(--soft); }
:focus-visible { outline: 3px solid var(--blue); outline-offset: 3px; }
header :focus-visible { outline-color: #ffc93c; }
main { padding-bottom: 40px; }
`;
