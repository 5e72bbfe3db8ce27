import { carerName, carerNameFirst, thisCarer } from './carer-name';

const ana = { name: 'Ana', role: 'carer' } as const;
const nobody = [
  { name: '', role: 'carer' },
  { name: '', role: 'parent' },
  { name: '', role: null },
] as const;

describe('names of carers', () => {
  it('are their own everywhere', () => {
    expect([carerName(ana), carerNameFirst(ana), thisCarer(ana)]).toEqual(['Ana', 'Ana', 'Ana']);
  });

  it('are not changed at the beginning of a sentence', () => {
    expect(carerNameFirst({ name: 'van der Berg', role: 'parent' })).toBe('van der Berg');
  });

  it.each(nobody)('are said by the role where nobody gave one: %j', (carer) => {
    expect(carerName(carer)).toMatch(/^(?:a|an|the) [a-z]/);
    expect(carerNameFirst(carer)).toMatch(/^(?:A|An|The) [a-z]/);
    expect(thisCarer(carer)).toMatch(/^this [a-z]/);
    expect(carerNameFirst(carer).toLowerCase()).toBe(carerName(carer));
  });

  it('tell a parent without a name from a carer without one', () => {
    const [carer, parent] = nobody;
    expect(carerName(parent)).not.toBe(carerName(carer));
  });
});
