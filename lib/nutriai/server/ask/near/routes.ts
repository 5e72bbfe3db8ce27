/** What is computed of a food, a nutrient or the kitchen: the kinds of `question-kind.ts`. */
const foodRoutes = [
  'route may-eat',
  'route how-to-serve',
  'route portion',
  'route needs',
  'route recipes',
  'route allergens',
  'route storage',
] as const;

/** What the log, the plan or the measurements of a baby answer. */
const logRoutes = [
  'log eaten-today',
  'log planned-meals',
  'log last-had',
  'log growth-and-weight',
  'log reactions',
  'log foods-tried',
  'log given-drops',
  'log who-logged',
  'log shopping',
  'log lacking',
] as const;

/** What is not answered: a dose, a diagnosis, and all that is not about feeding. */
const refusedRoutes = ['none dose', 'none diagnosis', 'none off-topic'] as const;

/** Where a question goes for which nothing is written. */
export const routes = [...foodRoutes, ...logRoutes, ...refusedRoutes] as const;

export type Route = (typeof routes)[number];

/** Whether what the model names is a route, and no written answer. */
export const isRoute = (name: string): name is Route => routes.some((route) => route === name);

/** Whether a route leads to what is computed of a food, a nutrient or the kitchen. */
export const isFoodRoute = (route: Route): boolean => foodRoutes.some((each) => each === route);
