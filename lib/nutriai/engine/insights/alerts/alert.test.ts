import { type Alert, sortAlerts } from './alert';

const alert = (id: string, severity: Alert['severity'], more: Partial<Alert> = {}): Alert => ({
  id,
  severity,
  title: id,
  advice: '',
  source: 'nhs-foods-to-avoid',
  ...more,
});
const idsOf = (alerts: readonly Alert[]) => sortAlerts(alerts).map(({ id }) => id);

describe('sortAlerts', () => {
  it('puts emergencies before all, then the urgent', () => {
    expect(
      idsOf([
        alert('tip', 'tip'),
        alert('watch', 'watch'),
        alert('urgent', 'urgent'),
        alert('seen', 'see_someone'),
        alert('emergency', 'urgent', { emergency: true }),
      ]),
    ).toEqual(['emergency', 'urgent', 'seen', 'watch', 'tip']);
  });

  it('keeps the order of those alike', () => {
    expect(idsOf([alert('b', 'tip'), alert('a', 'tip'), alert('c', 'tip')])).toEqual(['b', 'a', 'c']);
  });

  it('names an id once, as the most severe that it came as', () => {
    const sorted = sortAlerts([alert('salt', 'tip'), alert('salt', 'urgent')]);
    expect(sorted.map(({ id, severity }) => [id, severity])).toEqual([['salt', 'urgent']]);
  });

  it('changes no list that it is given', () => {
    const given = [alert('tip', 'tip'), alert('urgent', 'urgent')];
    sortAlerts(given);
    expect(given.map(({ id }) => id)).toEqual(['tip', 'urgent']);
  });
});
