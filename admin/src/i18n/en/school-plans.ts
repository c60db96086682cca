import type { schoolPlansEs } from '../es/school-plans';

/** Seats of schools, in English. */
export const schoolPlansEn: typeof schoolPlansEs = {
  resource: {
    name: 'School plan |||| School plans',
    fields: {
      school: 'School',
      seats: 'Seats',
      used: 'Seats in use',
      state: 'State',
      code: 'Code for teachers',
      classes: 'Classes',
      teachers: 'Teachers',
      endsOn: 'Lasts until',
      reference: 'What it was given for',
      teacher: 'E-mail of a teacher (optional)',
      givenAt: 'Given on',
      endedBecause: 'Why it ended',
      q: 'School or what it was given for',
    },
  },
  console: {
    give: 'Give a school seats',
    given: 'The school has its seats.',
    until: '31 December %{year}',
    usedOf: '%{used} of %{all}',
    state: { running: 'Running', ended: 'Ended', over: 'Year over' },
    hint: {
      school: 'The name of the school, without names of people: it is kept for ever.',
      seats: 'How many pupils can play.',
      reference: 'For example, the number of the invoice. Without names of people.',
      teacher: 'Gets the seats at once. Others use the code.',
    },
    do: {
      seats: {
        action: 'Change the seats',
        title: 'Change the seats?',
        consequence: 'Pupils who joined stay, even if there are fewer seats.',
        done: 'The seats were changed.',
      },
      end: {
        action: 'End the plan',
        title: 'End this plan?',
        consequence: 'Classes stay, but their games close. It cannot be undone.',
        done: 'The plan ended.',
      },
    },
  },
};
