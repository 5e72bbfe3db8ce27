import { compareSeverity, type Finding, letsThrough, type Severity, verdictOf } from './verdict';

const finding = (severity: Severity, kind: Finding['kind'] = 'safety'): Finding => ({
  rule: 'x',
  kind,
  severity,
  food: null,
  foodName: '',
  message: '',
  instead: '',
  source: [],
  basis: 'verified',
});
const verdict = (...severities: Severity[]) => verdictOf(severities.map((severity) => finding(severity)));

describe('verdictOf', () => {
  it('allows where nothing is found, or nothing but advice', () => {
    expect(verdict()).toBe('allow');
    expect(verdict('info', 'warn')).toBe('allow');
  });

  it('is as strict as the strictest finding, in any order', () => {
    expect(verdict('info', 'prepare')).toBe('allow_with_preparation');
    expect(verdict('unsure', 'info')).toBe('unsure');
    expect(verdict('prepare', 'unsure')).toBe('unsure');
    expect(verdict('warn', 'block', 'unsure')).toBe('block');
    expect(verdict('block', 'info')).toBe('block');
  });

  it('blocks for a diet as it does for safety', () => {
    expect(verdictOf([finding('block', 'diet')])).toBe('block');
  });
});

describe('letsThrough', () => {
  it('lets nothing through that was not understood or is barred', () => {
    expect(letsThrough('allow')).toBe(true);
    expect(letsThrough('allow_with_preparation')).toBe(true);
    expect(letsThrough('unsure')).toBe(false);
    expect(letsThrough('block')).toBe(false);
  });
});

describe('compareSeverity', () => {
  it('is positive for the more severe, and nothing for equals', () => {
    expect(compareSeverity('block', 'unsure')).toBeGreaterThan(0);
    expect(compareSeverity('info', 'warn')).toBeLessThan(0);
    expect(compareSeverity('prepare', 'prepare')).toBe(0);
  });
});
