import { draftInText } from './draft';
import { good } from '../server/recipes/written.test-helper';

describe('draftInText', () => {
  it('finds the object in prose or a fence', () => {
    expect(draftInText(JSON.stringify(good))).toEqual(good);
    expect(draftInText(`Sure!\n\`\`\`json\n${JSON.stringify(good)}\n\`\`\``)).toEqual(good);
  });

  it('is null for anything else', () => {
    expect(draftInText('')).toBeNull();
    expect(draftInText('{"title":')).toBeNull();
    expect(draftInText('{"title":"Mash"}')).toBeNull();
    expect(draftInText(`{"a":"${'x'.repeat(50_000)}"}`)).toBeNull();
  });
});
