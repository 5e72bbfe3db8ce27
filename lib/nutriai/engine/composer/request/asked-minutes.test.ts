import { askedMinutes } from './asked-minutes';

describe('askedMinutes', () => {
  it('reads minutes in figures and in words', () => {
    expect(askedMinutes('a dinner in 20 minutes')).toBe(20);
    expect(askedMinutes('something i can make in twenty minutes')).toBe(20);
    expect(askedMinutes('under 15 mins please')).toBe(15);
  });

  it('counts hours, whole and half, as minutes', () => {
    expect(askedMinutes('i have an hour')).toBe(60);
    expect(askedMinutes('ready in half an hour')).toBe(30);
    expect(askedMinutes('in 1.5 hours')).toBe(90);
  });

  it('takes a quick meal for one of few minutes', () => {
    expect(askedMinutes('a quick lunch')).toBeLessThanOrEqual(30);
  });

  it('finds no limit where none is named', () => {
    expect(askedMinutes('')).toBeNull();
    expect(askedMinutes('pasta with 2 eggs')).toBeNull();
    expect(askedMinutes('for my 9 month old')).toBeNull();
  });
});
