import type { IncomingMessage, ServerResponse } from 'node:http';
import { actionHeader, internalPage, routerHeader, routerStateHeader } from './next-adapter/next-names';
import { isRouterState } from './next-adapter/router-state';
import { hasTooManyParameters, parametersAtMost } from './parameter-limit';
import { type FrontRefusal, sendRefusal } from './send-refusal';

const pageMethods = ['GET', 'HEAD', 'OPTIONS'] as const;
const programMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** What programs ask, and the panel, whose pages send actions to themselves. */
const pathsOfPrograms = /^\/(?:api|cms-api|admin|mcp)(?:\/|$)/;
/** The description as a page, which takes nothing: any form that is sent there Next would read as an action. */
const pathOfDocs = /^\/api\/docs\/?$/;
const pathsOfApi = /^\/(?:api|cms-api|admin\/api|mcp)(?:\/|$)/;

/**
 * Steps that stay or lead up: browsers take them before they ask, and where they lead is read differently by
 * each server that reads them.
 */
const steps = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

/**
 * Answers what no page and no handler behind should ever see: addresses that cannot be read, methods that
 * nothing has. Next would answer some of it with 500, and would redirect a POST to another spelling of its
 * address, which loses the body.
 * @returns whether it has answered
 */
export function refuseRequest(request: IncomingMessage, response: ServerResponse): boolean {
  const url = request.url ?? '/';
  const [path = '/'] = url.split('?');
  const method = request.method ?? '';
  const methods: readonly string[] =
    pathsOfPrograms.test(path) && !pathOfDocs.test(path) ? programMethods : pageMethods;
  if (!methods.includes(method)) {
    return refuse(request, response, {
      status: 405,
      detail: `Method "${method}" not allowed.`,
      headers: { Allow: methods.join(', ') },
    });
  }
  if (isPanelPage(path) && !['GET', 'HEAD'].includes(method) && !isPanelAction(request)) {
    return refuse(request, response, { status: 403, detail: 'Sign in to the panel first.' });
  }
  if (!isDecodable(path))
    return refuse(request, response, { status: 400, detail: 'The address is not valid UTF-8.' });
  if (internalPage.test(path) || steps.test(path))
    return refuse(request, response, { status: 404, detail: 'Not found.' });
  if (pathsOfApi.test(path)) {
    // Another spelling of an address is another address, which nothing has.
    if (/\/\/|\\/.test(path)) return refuse(request, response, { status: 404, detail: 'Not found.' });
    // By these Next takes a call for one of its own; an API has no such calls.
    for (const name of Object.keys(request.headers))
      if (routerHeader.test(name)) delete request.headers[name];
    return false;
  }
  if (hasTooManyParameters(url))
    return refuse(request, response, {
      status: 400,
      detail: `The address has more than ${parametersAtMost} parameters.`,
    });
  if (!isRouterState(request.headers[routerStateHeader]))
    return refuse(request, response, { status: 400, detail: 'The state of the router cannot be read.' });
  if (method === 'OPTIONS' && !pathsOfPrograms.test(path)) {
    response.writeHead(204, { Allow: methods.join(', '), 'Cache-Control': 'no-store' }).end();
    return true;
  }
  return false;
}

function isPanelPage(path: string): boolean {
  return /^\/admin(?:\/|$)/.test(path) && !pathsOfApi.test(path);
}

/**
 * What the panel's pages send to themselves once somebody is signed in. Nothing else may be posted there:
 * Next reads any form as an action, whoever sends it, and reads it before anybody is asked who they are.
 */
function isPanelAction({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'POST' &&
    /^[0-9a-f]{40,64}$/.test(String(headers[actionHeader] ?? '')) &&
    /(?:^|;\s*)payload-token=[^;\s]/.test(headers.cookie ?? '')
  );
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}

function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  refusal: Omit<FrontRefusal, 'isJson'>,
): true {
  sendRefusal(response, { ...refusal, isJson: pathsOfApi.test(request.url ?? '') });
  return true;
}
