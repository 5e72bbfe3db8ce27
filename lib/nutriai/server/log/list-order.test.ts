import { orderTerms } from './list-order';

const columns = { time: 'e.at', amount_ml: 'e.amount', created_at: 'e.created' };
const terms = (ordering?: string) =>
  orderTerms(ordering, columns).map(({ column, isDescending }) => `${isDescending ? '-' : ''}${column}`);

describe('orderTerms', () => {
  it('reads names in their order, each way around', () => {
    expect(terms('time,-amount_ml')).toEqual(['e.at', '-e.amount']);
    expect(terms(' -time , created_at ')).toEqual(['-e.at', 'e.created']);
  });

  it.each([
    undefined,
    '',
    ',',
    '-',
    '--time',
    'e.at',
    'TIME',
    'time desc',
    'time;DROP TABLE meals',
    'constructor',
    '__proto__',
    '-toString',
  ])('passes over %j', (ordering) => {
    expect(terms(ordering)).toEqual([]);
  });

  it('keeps what it knows beside what it does not know', () => {
    expect(terms('nothing,-time,,constructor')).toEqual(['-e.at']);
  });

  it('orders by no column a second time: the first word counts', () => {
    const found = terms(`time,-time,${'time,'.repeat(1_000)}`);
    expect(found[0]).toBe('e.at');
  });
});
