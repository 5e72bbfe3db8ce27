import { familyPlateWords } from './family-plate';
import { recipeById } from './recipe-list';

const words = (id: string) => {
  const recipe = recipeById(id);
  if (!recipe) throw new Error(`no recipe ${id}`);
  return familyPlateWords(recipe);
};

it('salts a stew and sweetens a porridge, once the baby’s portion is out', () => {
  expect(words('keema-peas-potato')).toContain(
    'Take out your baby’s portion first, then season the rest with salt and spices to your taste.',
  );
  expect(words('teff-banana-porridge')).toBe(
    'Take out your baby’s portion first, then sweeten the rest if you like. For each adult, make about one more batch.',
  );
});

it('says how many batches in words', () => {
  expect(words('egg-avocado-mash')).toContain('make about two and a half more batches.');
  expect(words('tofu-chickpea-tomato-curry')).toContain('This batch is also enough for a grown-up’s plate.');
});

it('keeps baby cereal for the baby', () => {
  expect(words('baby-rice-mango-avocado')).toContain('serve the same fruit with porridge or yoghurt.');
  expect(words('beef-broccoli-baby-rice-mash')).toContain('cook more of everything else');
  expect(words('banana-chia-baby-rice-pancakes')).toContain('with ordinary flour');
});
