import { register } from 'node:module';

/**
 * For Payload's own command, which loads the sources without Next: `server-only` is a package that Next alone
 * knows, and says nothing to a program that has no browser.
 */
const hook = `export const resolve = (specifier, context, next) =>
  specifier === 'server-only' ? { url: 'data:text/javascript,', shortCircuit: true } : next(specifier, context);`;

register(`data:text/javascript,${encodeURIComponent(hook)}`);
