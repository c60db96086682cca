export const catalog = {
  subjects: {
    science: 'Science', biology: 'Biology', chemistry: 'Chemistry', physics: 'Physics', astronomy: 'Astronomy', math: 'Maths', logic: 'Logic', language: 'Language',
    english: 'English', history: 'History', geography: 'Geography', arts: 'Arts', music: 'Music', technology: 'Technology', citizenship: 'Citizenship', health: 'Health',
  },
  platforms: { web: 'Web', windows: 'Windows', macos: 'macOS', linux: 'Linux', android: 'Android' },
  ages: { educational: 'Educational, all ages', all: 'All ages', '8': 'From 8 years', '14': 'From 14 years', '18': 'From 18 years' },
  agesShort: { educational: 'Educational', all: 'Everybody', '8': '8+', '14': '14+', '18': '18+' },
  age: { title: 'Are you {{age}} or older?', text: 'This game is for people of {{age}} years and older.', yes: 'Yes, I am {{age}} or older', no: 'Go back' },
  languages: { es: 'Spanish', en: 'English', pt: 'Portuguese' },
  home: {
    title: 'Educational video games for school and home', promise: 'A laboratory in every school bag',
    lead: 'Games that teach science, numbers and words. On the school computer or the phone at home.',
    action: 'See the games', teacher: 'How it works', fan: 'Three of our games',
    figures: { labs: 'of schools in Latin America have no science laboratory', phones: 'of children can reach a phone', source: 'Figures published by the project; Latin America.' },
    newest: 'Just arrived', all: 'See all', everything: 'All', filters: 'Choose a subject', none: 'No new games in this subject yet.',
    how: 'How it works',
    steps: {
      choose: { title: 'Choose', text: 'Search by subject and grade. Every game says what it teaches and for whom.' },
      pay: { title: 'Pay with Webpay', text: 'You pay on the bank’s page. We never see your card. Free games need no card at all.' },
      play: { title: 'Play', text: 'The game stays in your library, with no expiry and on all of your devices.' },
    },
    trust: 'Prices with VAT, in pesos, before you pay.', freeTitle: 'Begin without paying', freeText: 'Some games are free for good. Keep one in your library and try it today.',
  },
  list: {
    title: 'Games', count_zero: 'No games', count_one: '{{count}} game', count_other: '{{count}} games', search: 'Search the games', searchPlaceholder: 'Volcanoes, fractions, poems…', searchAction: 'Search',
    filters: 'Filters', filtersWith: 'Filters ({{count}})', apply: 'See the games', clear: 'Clear the filters', subject: 'Subject', grade: 'Grade', any: 'Any', platform: 'Where it plays', language: 'Language', price: 'Price',
    free: 'Free', paid: 'Paid', sort: 'Order by',
    sorts: { relevance: 'Relevance', newest: 'Newest', price: 'Price, low to high', '-price': 'Price, high to low', title: 'Title' },
    emptyTitle: 'No game matches', empty: 'Try fewer filters or another word.',
    results: 'Results',
  },
  game: {
    buy: 'Add to cart', inCart: 'In your cart', goToCart: 'Go to the cart', claim: 'Get it free', claiming: 'Adding…', openLibrary: 'Open my library', added: '{{title}} is in your cart.', claimed: '{{title}} is in your library.',
    vat: 'VAT included', yours: 'Pay once, yours for good.', freeNote: 'Free for good. You only need an account.', playsOn: 'Plays on', grades: 'Grades', age: 'Age', languages: 'Languages', size: 'Download', megabytes: '{{size}} MB', instant: 'Opens in the browser', released: 'Released',
    about: 'About the game', teaches: 'What it teaches', achievements: 'Achievements', achievementsLink_one: 'See its {{count}} achievement', achievementsLink_other: 'See its {{count}} achievements', achievementsLead: 'Small goals inside the game; some are a secret until you find them.', developer: 'Made by', requirements: 'What you need', similar: 'Similar games',
    shots: 'Pictures of the game', shot: 'Picture {{n}} of {{total}}', coverOf: 'Cover of {{title}}', by: 'by {{name}}', buyingBox: 'Buy this game',
    withdrawal: 'Withdrawal and refunds', inPlan: 'In the plan', inPlanText: 'Included in the <plans>subscription</plans>, or buy it and keep it.', lent: 'Yours to play with your plan', lentUntil: 'Yours to play with your plan until {{date}}', playPlan: 'Play from my library', buyToKeep: 'Buy it to keep',
  },
  achievements: {
    of: 'Achievements of {{title}}', back: 'Back to {{title}}', secret: 'Secret achievement', secretText: 'Play to find out what it is.', instant: 'At once', progress: 'Step by step', goal: 'Goal: {{goal}}', none: 'This game has no achievements yet.', lead_one: '{{count}} achievement to earn while playing.', lead_other: '{{count}} achievements to earn while playing.',
  },
} as const;
