import { parseIngredients } from './parse-ingredients';

const preparationsOf = (text: string) => parseIngredients(text).ingredients[0]?.preparations ?? [];

describe('readLeftIn', () => {
  it.each([
    'salmon with the bones in',
    'trout and the bones are still there',
    'mackerel, bones have not been taken out',
    'Forelle, Gräten nicht entfernt',
    'Fisch, Gräten sind noch drin',
    'saumon, arêtes non retirées',
    'merluza sin quitarle las espinas',
    'merluzzo senza togliere le lische',
    'pescada sem tirar as espinhas',
    'zalm, graten er nog in',
    'łosoś z ośćmi',
    'cod, bones unremoved',
    'cod with no salt, bones not removed',
  ])('reads bones in “%s”', (text) => {
    expect(preparationsOf(text)).toContain('with_bones');
  });

  it.each([
    'cherries with their stones',
    'cerises avec leurs noyaux',
    'Kirschen mit Kernen',
    'cerezas con hueso',
  ])('reads stones in “%s”', (text) => {
    expect(preparationsOf(text)).toContain('with_stones');
  });

  it('reads bones in the fish, not in the tomato beside the word', () => {
    const [fish, tomato] = parseIngredients('sardines in tomato, bones left in').ingredients;
    expect(fish?.preparations).toContain('with_bones');
    expect(tomato?.preparations).not.toContain('with_stones');
  });

  it.each([
    'salmon with no bones',
    'salmon with the bones taken out',
    'salmon, flaked, checked for bones',
    'salmon, watch for bones',
    'salmon, no salt, bones checked',
    'Lachs ohne Gräten',
    'Lachs, alle Gräten entfernt',
    'saumon sans arêtes',
    'merluza sin espinas',
    'frango com os legumes',
    'bone broth',
  ])('reads none in “%s”', (text) => {
    const preparations = preparationsOf(text);
    expect(preparations).not.toContain('with_bones');
    expect(preparations).not.toContain('with_stones');
  });
});
