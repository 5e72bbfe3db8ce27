import { alertsInEnglish, sayTo } from './alerts-in-english';

const alerts = [{ id: 'a', title: 'Few wet nappies', advice: 'Call 999, 112 or 911.' }];
const american = { english: 'american' } as const;

it('says what has to be seen as an American does, with the number there', () => {
  expect(alertsInEnglish(alerts, { caller: american, baby: { locale: null } })).toEqual([
    { id: 'a', title: 'Few wet diapers', advice: 'Call 911 or 112.' },
  ]);
});

it('keeps the numbers of a family elsewhere, and British for who chose nothing', () => {
  expect(sayTo({ caller: american, baby: { locale: 'uk' } })('nappy: 999, 112 or 911')).toBe(
    'diaper: 999, 112 or 911',
  );
  expect(alertsInEnglish(alerts, { caller: {}, baby: { locale: 'us' } })).toEqual(alerts);
});
