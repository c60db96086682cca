import { mayTeach } from './teacher.rules.js';

describe('who may have a class', () => {
  it('are grown-ups, and people who never told a year', () => {
    expect(mayTeach({ roleId: 3, oldestAge: null })).toBe(true);
    expect(mayTeach({ roleId: 3, oldestAge: 19 })).toBe(true);
    expect(mayTeach({ roleId: 1, oldestAge: 40 })).toBe(true);
  });

  it('are no pupils: who may still be seventeen, and accounts of students', () => {
    expect(mayTeach({ roleId: 3, oldestAge: 18 })).toBe(false);
    expect(mayTeach({ roleId: 2, oldestAge: null })).toBe(false);
    expect(mayTeach({ roleId: 2, oldestAge: 30 })).toBe(false);
  });
});
