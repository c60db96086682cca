export const home = {
  title: 'Educational video games for school and home',
  promise: 'A laboratory in every school bag',
  action: 'See the games',
  teacher: 'How it works',
  fan: 'Three of our games',
  figures: {
    labs: 'of primary schools in the region have no science laboratory',
    phones: 'of children have access to a phone',
    source:
      'Laboratories: IDB, technical note 277 (May 2011), survey of 2006 in primary schools of 16 countries of Latin America and the Caribbean. Phones: figure published by the project.',
  },
  featured: { title: 'Chosen by Ludoteca', lead: 'Games that our team recommends now.' },
  newest: 'Just arrived',
  all: 'See all',
  filters: 'Choose a subject',
  none: 'No new games in this subject yet.',
  how: 'How it works',
  steps: {
    choose: { title: 'Choose', text: 'Search by subject and grade. Every game says what it teaches and for whom.' },
    pay: {
      title: 'Pay with Webpay',
      text: 'You pay on the bank’s page. We never see your card. Free games need no card at all.',
    },
    play: {
      title: 'Play',
      text: 'The game stays in your library, with no expiry. Each one says whether it plays in the browser or is downloaded.',
    },
  },
  trust: 'Prices with VAT, in pesos, before you pay.',
  carousel: {
    role: 'carousel',
    card: 'card',
    position: '{{n}} of {{count}}',
    pause: 'Stop moving',
    resume: 'Move by itself',
    previous: 'Previous',
    next: 'Next',
    row: 'Cards: move them with the arrow keys',
  },
  ways: {
    title: 'What would you like to do today?',
    play: {
      title: 'Play right now',
      text: 'The Sudoku is free and runs here, without an account or a download.',
      action: 'Play Sudoku',
    },
    free: {
      title: 'Start without paying',
      text: 'Some games are free for ever. Keep as many as you like in your library.',
      action: 'See the free games',
    },
    teach: {
      title: 'Play with my class',
      text: 'Pupils come in with a code and a nickname, no e-mail. You see how they get on.',
      action: 'See it for schools',
    },
    find: {
      title: 'Search by objective',
      text: 'Every game says which objectives of the curriculum it works on, and for which grade.',
      action: 'See the objectives',
    },
    publish: {
      title: 'Publish my game',
      text: 'Upload it, try it in private and earn with every sale and subscription.',
      action: 'See how it is split',
    },
  },
  plans: {
    title: 'Every game of the plan, one price',
    text: 'Play as long as your subscription lasts, and cancel it whenever you like.',
    perMonth: '{{amount}} a month',
    perYear: '{{amount}} a year',
    vat: 'VAT included.',
    action: 'See the plans',
  },
  teachers: {
    title: 'Do you teach? Play with your class',
    text: 'No accounts or e-mail addresses of pupils, and a report of what happened.',
    points: {
      classes: { title: 'Classes', text: 'Choose the games and see how each nickname gets on.' },
      codes: { title: 'Codes', text: 'Six letters on the board and your pupils are in.' },
      sheets: { title: 'Lesson sheets', text: 'One page per game, ready to print.' },
      objectives: { title: 'Curriculum objectives', text: 'Every game names those it works on, and the grade.' },
    },
    action: 'See it for schools',
  },
  makers: {
    title: 'Do you make games that teach?',
    text: 'Publish on Ludoteca and reach schools and families all over Latin America. You see every peso you earn and where it comes from.',
    action: 'Apply with my studio',
    split: 'How the money is split',
  },
  more: 'Why Ludoteca exists',
  about: {
    title: 'About Ludoteca',
    lead: 'A shop for video games that teach, made in Chile for Latin America.',
    description: 'Why Ludoteca exists, where its figures come from and who it is for.',
    why: {
      title: 'Why it exists',
      text: 'Where there is no laboratory, a game can be one: mix, measure, fail and try again, without breaking anything. And most children have access to a phone.',
    },
    figures: {
      title: 'Where the figures come from',
      labs: '{{percent}} of primary schools in the region have no science laboratory.',
      labsSource:
        'Inter-American Development Bank (IDB), technical note 277, May 2011. Survey of 2006 in primary schools of 16 countries of Latin America and the Caribbean.',
      phones: '{{percent}} of children have access to a phone.',
      phonesSource: 'Figure published by the project, with no other source.',
    },
    who: {
      title: 'Who it is for',
      families: 'Families: games with a clear age, grade and price; no advertisements, and no tracker for minors.',
      teachers: 'Teachers: classes by code, no e-mail of pupils, and a report that is yours and that you can delete.',
      makers: 'Studios: they publish their games, see every figure and receive what the public rule says.',
    },
    money: {
      title: 'How it is paid for',
      text: 'We live on our part of sales and subscriptions. We sell no data and show no advertising.',
    },
    contact: 'Write to us',
  },
};
