import { openApiDocument } from './document';
import { operations, operationTags } from './operations';

type Node = Readonly<Record<string, unknown>>;

const document = openApiDocument({
  siteName: 'Pear',
  siteUrl: 'https://pear.example',
  operations,
  tags: operationTags,
});

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Every number below, with the way that leads there. */
function numbersIn(value: unknown, way: string): [way: string, schema: Node][] {
  if (!isNode(value)) return [];
  const own: [string, Node][] = value.type === 'integer' || value.type === 'number' ? [[way, value]] : [];
  return [...own, ...Object.entries(value).flatMap(([name, inner]) => numbersIn(inner, `${way}/${name}`))];
}

/** What callers send: the parameters and bodies of all operations. */
const sent = Object.entries(document.paths as Node).flatMap(([path, methods]) =>
  Object.entries(methods as Node).flatMap(([method, operation]) => {
    if (!isNode(operation)) return [];
    const { parameters, requestBody } = operation;
    return numbersIn({ parameters, requestBody }, `${method} ${path}`);
  }),
);

it('gives each number that a caller may send a least and a largest value', () => {
  expect(sent.length).toBeGreaterThan(20);
  const hasRange = ({ minimum, exclusiveMinimum, maximum, exclusiveMaximum }: Node) =>
    typeof (minimum ?? exclusiveMinimum) === 'number' && typeof (maximum ?? exclusiveMaximum) === 'number';
  expect(sent.filter(([, schema]) => !hasRange(schema)).map(([way]) => way)).toEqual([]);
});
