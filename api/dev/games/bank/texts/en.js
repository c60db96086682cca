import { pesos } from '../money.js';

const $ = (/** @type {number} */ amount) => pesos(amount, 'en');
const percent = (/** @type {number} */ part) => `${part}%`;

/** @type {Record<import('../sums.js').Kind, import('./es.js').Words>} */
const kinds = {
  change: {
    order: 'How much change do you give?',
    rows: ({ n }) => [['Juice', $(n.price)], ['You are given', $(n.paid)]], // prettier-ignore
    hint: () => 'Count up from the price to what you were given.',
    why: ({ n, answer }) => `${$(n.paid)} − ${$(n.price)} = ${$(answer)}.`,
  },
  twoJuices: {
    order: 'Two juices: how much change do you give?',
    rows: ({ n }) => [['Raspberry juice', $(n.price)], ['Orange juice', $(n.second)], ['You are given', $(n.paid)]], // prettier-ignore
    hint: () => 'Add the two juices first; then take them from the note.',
    why: ({ n, answer }) => `${$(n.price)} + ${$(n.second)} = ${$(n.price + n.second)}. From ${$(n.paid)}, the change is ${$(answer)}.`, // prettier-ignore
  },
  total: {
    order: 'How much is it in all?',
    rows: ({ n }) => [[`${n.many} juices`, `${$(n.price)} each`], [`${n.few} biscuits`, `${$(n.second)} each`]], // prettier-ignore
    hint: () => 'Multiply each price by how many there are, and add.',
    why: ({ n, answer }) => `${n.many} × ${$(n.price)} = ${$(n.many * n.price)} and ${n.few} × ${$(n.second)} = ${$(n.few * n.second)}. Together: ${$(answer)}.`, // prettier-ignore
  },
  compare: {
    order: 'In which bag is a kilo of oranges cheapest?',
    rows: () => [],
    options: ({ list }) => [1, 2, 5].map((size, at) => `${size} kg for ${$(list[at])}`),
    hint: () => 'Divide each price by its kilos.',
    why: ({ list }) => `Per kilo: ${[1, 2, 5].map((size, at) => $(list[at] / size)).join('; ')}. Always compare by the kilo.`, // prettier-ignore
  },
  left: {
    order: 'How much is left to save this month?',
    rows: ({ n, list }) => [['In: juice sold', $(n.income)], ['Out: fruit', $(list[0])], ['Out: cups', $(list[1])], ['Out: ice', $(list[2])]], // prettier-ignore
    hint: () => 'Add up what goes out and take it from what comes in.',
    why: ({ n, answer }) =>
      `${$(n.income - answer)} goes out. ${$(n.income)} − ${$(n.income - answer)} = ${$(answer)}.`,
  },
  months: {
    order: 'In how many months is the goal reached?',
    rows: ({ n }) => [['Goal', $(n.goal)], ['Saved each month', $(n.each)]], // prettier-ignore
    hint: () => 'How many times do the savings of a month fit into the goal?',
    why: ({ n, answer }) => `${answer} × ${$(n.each)} = ${$(n.goal)}.`,
  },
  discount: {
    order: 'How much is paid with the discount?',
    rows: ({ n }) => [['Price', $(n.price)], ['Discount', percent(n.off)]], // prettier-ignore
    hint: ({ n }) => `${percent(100 - n.off)} of the price is paid.`,
    why: ({ n, answer }) => `${percent(n.off)} of ${$(n.price)} is ${$(n.price - answer)}. ${$(answer)} is paid.`,
  },
  share: {
    order: 'How much does Greda keep?',
    rows: ({ n }) => [['Sold this week', $(n.sold)], ['Share to save', percent(n.part)]], // prettier-ignore
    hint: () => '10% is a tenth; 5% is half of that.',
    why: ({ n, answer }) => `${$(n.sold)} × ${n.part} ÷ 100 = ${$(answer)}.`,
  },
  whichPercent: {
    order: 'What percentage is the discount?',
    rows: ({ n }) => [['Before', $(n.price)], ['Now', $(n.now)]], // prettier-ignore
    hint: () => 'Divide what was taken off by the price before.',
    why: ({ n, answer }) => `${$(n.price - n.now)} of ${$(n.price)} was taken off: ${percent(answer)}.`,
  },
  promo: {
    order: 'With which offer is least paid?',
    rows: ({ n }) => [['To buy', `${n.units} items`], ['Price of each', $(n.price)]], // prettier-ignore
    options: ({ n }) => ['3 for the price of 2', `${percent(n.off)} off everything`, `${$(n.cut)} off the total`],
    hint: ({ n }) => `Without an offer it would be ${$(n.price * n.units)}. Work out the total with each.`,
    why: ({ n, list }) => `3 for 2: ${$(list[0])}. ${percent(n.off)} off: ${$(list[1])}. ${$(n.cut)} off: ${$(list[2])}.`, // prettier-ignore
  },
  remain: {
    order: 'How much money is left free?',
    rows: ({ n, list }) => [['Comes in this month', $(n.income)], ['Rent', percent(list[0])], ['Food', percent(list[1])], ['Transport', percent(list[2])]], // prettier-ignore
    hint: () => 'Add up the percentages and see what is missing to 100%.',
    why: ({ n, answer }) => `${percent((answer * 100) / n.income)} of ${$(n.income)} is left: ${$(answer)}.`,
  },
  raise: {
    order: 'Fruit costs more: what is the new price of the juice?',
    rows: ({ n }) => [['Price today', $(n.price)], ['Rise', percent(n.up)]], // prettier-ignore
    hint: ({ n }) => `Add ${percent(n.up)} of the price to it.`,
    why: ({ n, answer }) =>
      `${percent(n.up)} of ${$(n.price)} is ${$(answer - n.price)}. The new price is ${$(answer)}.`,
  },
  monthsOfShare: {
    order: 'In how many months is the goal complete?',
    rows: ({ n }) => [['Goal', $(n.goal)], ['Comes in each month', $(n.income)], ['Saved of it', percent(n.part)]], // prettier-ignore
    hint: () => 'Work out the savings of a month. If it does not come out even, one more month is needed.',
    why: ({ n, answer }) => `${$((n.income * n.part) / 100)} is saved a month. After ${answer - 1} months a little is missing; after ${answer} it is enough.`, // prettier-ignore
  },
  simple: {
    order: 'Simple interest: how much is there in the end?',
    rows: ({ n }) => [['Put away', $(n.capital)], ['Interest each year', `${percent(n.rate)} of what was put away`], ['Time', `${n.years} years`]], // prettier-ignore
    hint: () => 'Each year brings the same interest. Multiply it by the years.',
    why: ({ n, answer }) => `${$((n.capital * n.rate) / 100)} a year for ${n.years} years: ${$(answer - n.capital)} more. Total: ${$(answer)}.`, // prettier-ignore
  },
  compound: {
    order: 'Compound interest: how much is there in the end?',
    rows: ({ n }) => [['Put away', $(n.capital)], ['Interest each year', `${percent(n.rate)} of all there is`], ['Time', `${n.years} years`], ['Rounded', 'to the peso, each year (0.5 goes up)']], // prettier-ignore
    hint: () => 'In the second year, what the first one added earns interest too.',
    why: ({ n, answer }) => `After a year there is ${$(n.capital + (n.capital * n.rate) / 100)}. The second year earns on that: ${$(answer)}.`, // prettier-ignore
  },
  instalments: {
    order: 'How much more do instalments cost than paying at once?',
    rows: ({ n }) => [['At once', $(n.cash)], ['Instalments', `${n.count} of ${$(n.each)}`], ['Fee, once', $(n.fee)]], // prettier-ignore
    hint: () => 'Add all instalments and the fee; then take away the price at once.',
    why: ({ n, answer }) =>
      `${n.count} × ${$(n.each)} + ${$(n.fee)} = ${$(n.cash + answer)}. That is ${$(answer)} more.`,
  },
  offer: {
    order: 'Read the small print: which offer costs least in all?',
    rows: () => [],
    options: ({ n }) => [`${$(n.cash)} at once. Delivery: ${$(n.delivery)}`, `${n.count} instalments of ${$(n.each)}. Free delivery`, `Only ${$(n.low)}! With compulsory insurance of ${$(n.insured)} a month for 6 months`], // prettier-ignore
    hint: () => 'Work out all that is paid in the end with each.',
    why: ({ n, list }) => `At once with delivery: ${$(list[0])}. Instalments: ${$(list[1])}. The one for ${$(n.low)} costs ${$(list[2])} in the end.`, // prettier-ignore
  },
  before: {
    order: 'What did it cost before the sale?',
    rows: ({ n }) => [['Taken off', percent(n.off)], ['Paid', $(n.paid)]], // prettier-ignore
    hint: ({ n }) => `What was paid is ${percent(100 - n.off)} of the price before.`,
    why: ({ n, answer }) => `${$(n.paid)} ÷ ${100 - n.off} × 100 = ${$(answer)}.`,
  },
  twice: {
    order: 'One discount on top of another: how much is paid?',
    rows: ({ n }) => [['Price', $(n.price)], ['First discount', percent(n.off)], ['Second, on the lower price', percent(n.more)]], // prettier-ignore
    hint: () => 'Discounts do not add up: the second one is worked out on the new price.',
    why: ({ n, answer }) => `First it falls to ${$((n.price * (100 - n.off)) / 100)}. Then ${percent(n.more)} of that is taken off: ${$(answer)}.`, // prettier-ignore
  },
  upDown: {
    order: 'Up, then down by the same: what does it cost?',
    rows: ({ n }) => [['Price', $(n.price)], ['First it rises', percent(n.rate)], ['Then it falls', percent(n.rate)]], // prettier-ignore
    hint: () => 'The fall is worked out on the higher price.',
    why: ({ n, answer }) => `It rises to ${$((n.price * (100 + n.rate)) / 100)} and falls to ${$(answer)}. It does not come back to where it was.`, // prettier-ignore
  },
  debt: {
    order: 'How much is owed after two months?',
    rows: ({ n }) => [['Debt', $(n.debt)], ['Each month, first', `${percent(n.rate)} of interest`], ['Each month, then', `${$(n.paid)} is paid`], ['Rounded', 'to the peso, each month (0.5 goes up)']], // prettier-ignore
    hint: () => 'Go month by month: add the interest and take away the payment.',
    why: ({ n, answer }) => `After the first month it is ${$(n.debt + (n.debt * n.rate) / 100 - n.paid)}. After the second, ${$(answer)}.`, // prettier-ignore
  },
  surcharge: {
    order: 'How much dearer are instalments, as a percentage?',
    rows: ({ n }) => [['At once', $(n.cash)], ['Instalments', `${n.count} of ${$(n.each)}`]], // prettier-ignore
    hint: () => 'Divide what is paid on top by the price at once.',
    why: ({ n, answer }) => `${$(n.count * n.each)} is paid: ${$(n.count * n.each - n.cash)} more, which is ${percent(answer)}.`, // prettier-ignore
  },
  plan: {
    order: 'Which expense goes? The least that is enough to save',
    rows: ({ n, list }) => [['Comes in this month', $(n.income)], ['Goes out', $(list.reduce((sum, one) => sum + one, 0))], ['To be saved', $(n.wanted)]], // prettier-ignore
    options: ({ list }) => list.map((cost, at) => `${['Outings', 'Telephone', 'Sweets', 'Magazines'][at]}: ${$(cost)}`),
    hint: () => 'See how much is left now, and how much is missing to the savings wanted.',
    why: ({ n, list, answer }) => `${$(n.needed)} is missing. The least expense that covers it is the one of ${$(list[answer])}.`, // prettier-ignore
  },
};

const goals = [
  'Camila’s bicycle',
  'The team’s ball',
  'Grandpa’s glasses',
  'The class trip to the sea',
  'Mateo’s guitar',
  'Elba’s cooker',
  'The bakery’s oven',
  'The sewing machine',
  'The library’s roof',
];

/** @type {typeof import('./es.js').es} */
export const en = {
  title: 'Savings Bench',
  lead: 'Greda, the clay pig of the square, gathers coins for the neighbours. Each month you work out a sum; four months make a goal.',
  levels: [
    ['The juice stand', 'Change, totals, prices per kilo and what is left.'],
    ['Discounts and shares', 'Percentages, offers and the plan of the month.'],
    ['Interest and small print', 'Instalments, interest and offers that hide something. To think about.'],
  ],
  kinds,
  goals,
  months: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'], // prettier-ignore
  square: (reached) => `The square with Greda on her bench: ${reached} of 9 goals reached`,
  saved: (coins) => `${coins} of 4 coins`,
  till: 'Till: press to put in',
  tray: 'Your change: press to take out',
  empty: 'Nothing here yet.',
  sum: (amount) => `Sum: ${$(amount)}`,
  piece: (piece, isNote) => `${$(piece)} ${isNote ? 'note' : 'coin'}`,
  put: (piece) => `Put in ${piece}`,
  take: (piece) => `Take out ${piece}`,
  answer: 'Your answer',
  erase: 'Erase',
  choose: 'Choose one',
  written: {
    coins: $,
    pesos: $,
    percent,
    months: (answer) => `${answer} ${answer === 1 ? 'month' : 'months'}`,
    choice: String,
  },
  none: 'Your answer is missing.',
  little: 'That is less than it should be.',
  much: 'That is more than it should be.',
  other: 'Another one is better.',
  notEnough: 'It is not that expense.',
  coin: 'A coin for Greda!',
};
