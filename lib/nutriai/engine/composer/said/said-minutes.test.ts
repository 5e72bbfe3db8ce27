import { saidMinutes } from './said-minutes';

describe('saidMinutes', () => {
  it('reads minutes in figures and in words', () => {
    expect(saidMinutes('a dinner in 20 minutes')).toBe(20);
    expect(saidMinutes('something i can make in twenty minutes')).toBe(20);
    expect(saidMinutes('under 15 mins please')).toBe(15);
  });

  it('counts hours, whole and half, as minutes', () => {
    expect(saidMinutes('i have an hour')).toBe(60);
    expect(saidMinutes('ready in half an hour')).toBe(30);
    expect(saidMinutes('in 1.5 hours')).toBe(90);
  });

  it('takes a quick meal for one of few minutes', () => {
    expect(saidMinutes('a quick lunch')).toBeLessThanOrEqual(30);
  });

  it('finds no limit where none is named', () => {
    expect(saidMinutes('')).toBeNull();
    expect(saidMinutes('pasta with 2 eggs')).toBeNull();
    expect(saidMinutes('for my 9 month old')).toBeNull();
  });
});
