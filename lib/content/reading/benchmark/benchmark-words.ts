export const benchmarkPath = '/nutriai/benchmark';
export const benchmarkTitle = 'An open benchmark of infant food safety';
export const benchmarkLicence = {
  name: 'Creative Commons Attribution 4.0',
  url: 'https://creativecommons.org/licenses/by/4.0/',
} as const;

/** What the cases of a category are about. */
export const categoryWords: Readonly<Record<string, string>> = {
  amounts: 'Amounts',
  choking: 'Choking',
  'everyday-dishes-and-age': 'Everyday dishes and age',
  'honey-sugar-salt': 'Honey, sugar and salt',
  'milk-and-drinks': 'Milk and drinks',
  'not-food': 'Not food',
  'raw-and-undercooked': 'Raw and undercooked',
  'recorded-allergies': 'Recorded allergies',
  'said-forms': 'Forms that the text states',
  'storage-and-making': 'Storage and making',
};

export const languageWords: Readonly<Record<string, string>> = {
  de: 'German',
  en: 'English',
  es: 'Spanish',
  fr: 'French',
  it: 'Italian',
  pt: 'Portuguese',
};

export const halfWords: Readonly<Record<string, string>> = {
  development: 'Read while the engine was improved',
  unseen: 'Mostly only counted',
};
