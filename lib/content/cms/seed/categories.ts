/** The six shelves of the blog, in the order in which the site shows them. */
export const firstCategories = [
  {
    slug: 'feeding',
    title: 'Feeding',
    tone: 'pear',
    description: 'First foods, allergens, safe cuts, milk and drinks: what to serve, when, and how.',
  },
  {
    slug: 'sleep',
    title: 'Sleep',
    tone: 'sky',
    description: 'Safe sleep, naps and nights, with ranges instead of rules.',
  },
  {
    slug: 'growth-and-development',
    title: 'Growth and development',
    tone: 'leaf',
    description: 'Centiles, milestones and teeth: what is measured, and what it means.',
  },
  {
    slug: 'health-and-safety',
    title: 'Health and safety',
    tone: 'berry',
    description: 'What to watch for, what to do first, and when to call.',
  },
  {
    slug: 'play',
    title: 'Play',
    tone: 'apricot',
    description: 'Small games with the things you already have in the kitchen.',
  },
  {
    slug: 'family-life',
    title: 'Family life',
    tone: 'pear',
    description: 'Sharing the care, going back to work, twins, childcare, and looking after yourselves.',
  },
] as const;
