/** A document that a figure or a rule rests on. */
export interface Source {
  org: string;
  title: string;
  year: number;
  url: string;
}

/** Every source the engine cites, by the id that data and findings carry. */
export const sources = {
  'usda-sr27': {
    org: 'U.S. Department of Agriculture, Agricultural Research Service',
    title: 'National Nutrient Database for Standard Reference, Release 27',
    year: 2014,
    url: 'https://www.ars.usda.gov/northeast-area/beltsville-md-bhnrc/beltsville-human-nutrition-research-center/methods-and-application-of-food-composition-laboratory/mafcl-site-pages/sr11-sr28/',
  },
  'usda-foundation-2025': {
    org: 'U.S. Department of Agriculture, Agricultural Research Service',
    title: 'FoodData Central: Foundation Foods, December 2025',
    year: 2025,
    url: 'https://fdc.nal.usda.gov/',
  },
} as const satisfies Record<string, Source>;

export type SourceId = keyof typeof sources;
