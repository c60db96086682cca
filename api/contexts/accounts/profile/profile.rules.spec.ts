import { birthdayFault, changesOf, isPlainText, masked } from './profile.rules.js';

const today = '2026-11-21';

describe('a birthday', () => {
  it('is a day that was, in the life of a person living', () => {
    expect(birthdayFault('1990-02-28', { birthYear: null, isMinor: false }, today, 14)).toBeNull();
    expect(birthdayFault('2008-02-29', { birthYear: null, isMinor: false }, today, 14)).toBeNull();
    for (const day of [
      '2026-11-21',
      '2027-01-01',
      '1899-12-31',
      '2007-02-29',
      '1990-13-01',
      '1990-00-10',
      '1990-04-31',
      '0000-01-01',
      '90-1-1',
      'yesterday',
      '',
    ]) {
      expect([day, birthdayFault(day, { birthYear: null, isMinor: false }, today, 14)]).toEqual([
        day,
        'birthday-not-real',
      ]);
    }
  });

  it('never makes the account of a child one of an adult, nor a child of another year', () => {
    expect(birthdayFault('2015-06-01', { birthYear: 2015, isMinor: true }, today, 14)).toBeNull();
    expect(birthdayFault('1990-06-01', { birthYear: 2015, isMinor: true }, today, 14)).toBe('birthday-other-year');
    expect(birthdayFault('2014-06-01', { birthYear: 2015, isMinor: true }, today, 14)).toBe('birthday-other-year');
    expect(birthdayFault('2011-12-31', { birthYear: 2012, isMinor: true }, today, 14)).toBe('birthday-other-year');
  });

  it('of a child is not taken for the account of a person who counts as grown up', () => {
    expect(birthdayFault('2012-11-21', { birthYear: null, isMinor: false }, today, 14)).toBeNull();
    expect(birthdayFault('2012-11-22', { birthYear: null, isMinor: false }, today, 14)).toBe('birthday-too-young');
    expect(birthdayFault('2015-06-01', { birthYear: 1990, isMinor: false }, today, 14)).toBe('birthday-too-young');
  });

  it('may correct the year of a person who counts as grown up anyway', () => {
    expect(birthdayFault('1991-06-01', { birthYear: 1990, isMinor: false }, today, 14)).toBeNull();
    expect(birthdayFault('1991-06-01', { birthYear: 2011, isMinor: false }, today, 14)).toBeNull();
  });
});

describe('what changes in a profile', () => {
  const now = { username: 'Camila', birthday: null, bio: 'Me gustan los puzles' };

  it('is only what is asked for and differs', () => {
    expect(changesOf(now, {})).toEqual([]);
    expect(changesOf(now, { username: 'Camila', birthday: null })).toEqual([]);
    expect(changesOf(now, { username: 'Cami', bio: null })).toEqual([
      { field: 'username', before: 'Camila', after: 'Cami' },
      { field: 'bio', before: 'Me gustan los puzles', after: null },
    ]);
  });
});

describe('a plain text', () => {
  it('may have lines, any script and drawn faces', () => {
    expect(isPlainText('Juego con mi hija.\n日本語 · 👩🏽‍🚀')).toBe(true);
  });

  it.each(['\u0000', '\r', '\t', '\u001b[31m', '\u007f', '\u202eevil', '\u2066x', '\u2028', '\ud800'])(
    'holds no %j',
    (hidden) => expect(isPlainText(`a${hidden}b`)).toBe(false),
  );
});

describe('an address told to its owner', () => {
  it('shows its first letter and its house', () => {
    expect(masked('camila@example.test')).toBe('c•••@example.test');
    expect(masked('c@example.test')).toBe('c•••@example.test');
  });
});
