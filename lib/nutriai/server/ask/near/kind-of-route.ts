import { type LogTopic, logTopics } from '../log/log-topics';
import type { OrdinaryKind } from '../question-kind';
import type { Route } from './routes';

const kinds: Partial<Record<Route, OrdinaryKind>> = {
  'route may-eat': 'food',
  'route how-to-serve': 'food',
  'route portion': 'food',
  'route needs': 'needs',
  'route recipes': 'recipes',
  'route allergens': 'allergens',
  'route storage': 'storage',
};

/** How to serve is asked of a food, or of all at an age. */
const servingRoute: Route = 'route how-to-serve';

/** Returns the kind of question that a route is of, beside the kind that the rules read; undefined for none. */
export function kindOfRoute(route: Route, byRules: OrdinaryKind | null): OrdinaryKind | undefined {
  return route === servingRoute && byRules === 'serving' ? byRules : kinds[route];
}

/** Returns the topic of the log that a route is of: "log last-had" is "last-had". */
export function logTopicOf(route: Route): LogTopic | undefined {
  return logTopics.find((topic) => route === `log ${topic}`);
}
