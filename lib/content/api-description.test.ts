import { openApiDocument } from '../contract/openapi/document';
import { apiDescription } from './api-description';

jest.mock('../contract/openapi/document', () => {
  const actual = jest.requireActual<{ openApiDocument: typeof openApiDocument }>(
    '../contract/openapi/document',
  );
  return { openApiDocument: jest.fn(actual.openApiDocument) };
});

it('is made once, however often it is asked for', () => {
  process.env.PAYLOAD_SECRET = 'p'.repeat(40);
  process.env.TOKEN_SECRET = 't'.repeat(40);
  const first = apiDescription();
  expect(first).toMatchObject({ openapi: expect.stringMatching(/^3\.1\./), paths: expect.any(Object) });
  expect(apiDescription()).toBe(first);
  expect(openApiDocument).toHaveBeenCalledTimes(1);
});
