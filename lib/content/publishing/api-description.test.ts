import { openApiDocument, openApiSteps } from '../../contract/openapi/document';
import { operations, operationTags } from '../../contract/openapi/operations';
import { apiDescription } from './api-description';

jest.mock('../../contract/openapi/document', () => {
  const actual = jest.requireActual<{ openApiSteps: typeof openApiSteps }>('../../contract/openapi/document');
  return { ...actual, openApiSteps: jest.fn(actual.openApiSteps) };
});

it('is made once, however often it is asked for, and lets others have their turn meanwhile', async () => {
  process.env.PAYLOAD_SECRET = 'p'.repeat(40);
  process.env.TOKEN_SECRET = 't'.repeat(40);
  process.env.SITE_URL = 'https://pear.example';
  let turns = 0;
  const counting = setInterval(() => (turns += 1), 0);
  const [first, second] = await Promise.all([apiDescription(), apiDescription()]);
  clearInterval(counting);
  expect(first).toEqual(
    openApiDocument({
      siteName: 'Little Pear',
      siteUrl: 'https://pear.example',
      operations,
      tags: operationTags,
    }),
  );
  expect(second).toBe(first);
  expect(openApiSteps).toHaveBeenCalledTimes(1);
  expect(turns).toBeGreaterThan(1);
});
