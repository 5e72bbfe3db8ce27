import type { Block } from 'payload';

/** A whole recipe inside an article. */
export const recipeCardBlock: Block = {
  slug: 'recipeCard',
  interfaceName: 'RecipeCardBlock',
  labels: { singular: 'Recipe', plural: 'Recipes' },
  admin: { disableBlockName: true },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 80 },
    {
      type: 'row',
      fields: [
        { name: 'fromMonths', label: 'From month', type: 'number', required: true, min: 6, max: 36 },
        { name: 'minutes', type: 'number', required: true, min: 1, max: 240 },
        { name: 'servings', type: 'number', required: true, min: 1, max: 24 },
      ],
    },
    {
      name: 'ingredients',
      type: 'array',
      required: true,
      minRows: 1,
      fields: [{ name: 'text', type: 'text', required: true }],
    },
    {
      name: 'steps',
      type: 'array',
      required: true,
      minRows: 1,
      fields: [{ name: 'text', type: 'textarea', required: true }],
    },
    { name: 'storage', type: 'textarea' },
  ],
};
