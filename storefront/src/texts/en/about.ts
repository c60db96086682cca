export const about = {
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
};
