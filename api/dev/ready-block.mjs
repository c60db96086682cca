import { hostName, isProduction } from './environment.mjs';
import { bold, dim, seconds } from './say.mjs';

const accounts = ['admin@ludoteca.test', 'developer@ludoteca.test', 'member@ludoteca.test'];
const cards = [
  ['approves', 'Visa, credit', '4051 8856 0044 6623', 'CVV 123'],
  ['rejects', 'Mastercard, credit', '5186 0595 5959 0568', 'CVV 123'],
  ['approves', 'Redcompra, debit', '4051 8842 3993 7763', ''],
];

const isOldNode = Number.parseInt(process.versions.node, 10) < 22;

/** Everything a newcomer needs to know, in one block. */
export function readyBlock({ env, ports, database, bank, seconds: took }) {
  const shop = (env.PUBLIC_URL || `http://localhost:${ports.shop}`).replace(/\/+$/, '');
  const rows = [
    ['Shop', `${shop}/`],
    ['Console', `${shop}/admin`],
    ['API docs', `${shop}/v1/docs`],
    ...(isProduction(env) || env.SMTP_URL ? [] : [['Mailbox', `${shop}/dev/mail`]]),
    ...(isProduction(env) ? [] : [['Clock', `${shop}/dev/clock`]]),
    ...(bank ? [['Test bank', `http://${hostName(env)}:${ports.simulator}/`]] : []),
    ...(database && database.port !== ports.database
      ? [['PostgreSQL', `port ${database.port} (${ports.database} was taken)`]]
      : []),
  ];
  return [
    '',
    bold(`Ludoteca is ready (${seconds(took)})`),
    '',
    ...rows.map(([name, value]) => `  ${name.padEnd(12)}${value}`),
    ...(isProduction(env) ? [] : demoLines(Boolean(bank))),
    '',
    ...(isOldNode
      ? [dim(`  Node ${process.versions.node} is no longer mended by its makers; production runs on Node 24.`)]
      : []),
    dim('  Ctrl-C ends everything. Data and logs are kept in .data/.'),
    '',
  ].join('\n');
}

function demoLines(hasBank) {
  const people = [
    '',
    `  Accounts    ${accounts[0]}`,
    ...accounts.slice(1).map((name) => `              ${name}`),
    '              each with the password Ludoteca1',
  ];
  if (!hasBank) return people;

  const table = cards.map(([does, kind, number, cvv]) =>
    `              ${does.padEnd(10)}${kind.padEnd(20)}${number}  ${cvv}`.trimEnd(),
  );
  return [...people, '', '  Test cards  any future date; at the bank RUT 11.111.111-1, clave 123', ...table];
}
