import { openApiDocument } from '../../../contract/openapi/document';
import { operations } from '../../../contract/openapi/operations';

interface Schema {
  type?: string;
  format?: string;
  enum?: unknown[];
  pattern?: string;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
}

interface Described {
  operationId: string;
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

/** Fields of a body into which any words can be put: not dates, ids, or words of a list. */
function wordsIn({
  type,
  format,
  pattern,
  enum: words,
  anyOf = [],
  items,
  properties = {},
}: Schema): string[] {
  const isOpen = type === 'string' && format === undefined && pattern === undefined && words === undefined;
  return [
    ...(isOpen ? [''] : []),
    ...anyOf.flatMap(wordsIn),
    ...(items ? wordsIn(items).map((field) => `[]${field}`) : []),
    ...Object.entries(properties).flatMap(([name, schema]) =>
      wordsIn(schema).map((field) => `.${name}${field}`),
    ),
  ];
}

const saysWhatToDo = ({ properties = {}, anyOf = [] }: Schema): boolean =>
  'emergency_text' in properties || 'emergency' in properties || anyOf.some(saysWhatToDo);

/** Fields whose words tell what happened to a child: read for emergencies, and the answer says what to do. */
const read: Record<string, readonly string[]> = {
  'addMeal replaceMeal changeMeal': [
    '.items[].food',
    '.items[].recipe',
    '.items[].text',
    '.items[].weights[].text',
    '.reaction.signs[]',
    '.reaction.note',
    '.reaction.foods[]',
  ],
  checkMeal: ['.items[].food', '.items[].recipe', '.items[].text', '.items[].weights[].text', '.note'],
  'addReactionPhoto changeReactionPhoto': ['.caption'],
  'addWater replaceWater changeWater': ['.source'],
  'addDrop changeDrop': ['.name', '.amount'],
  'addAppointment changeAppointment': ['.title', '.place'],
  askNutriai: ['.question'],
};

const profile = ['.name', '.avoids[]', '.other_allergies[]', '.dislikes[]'];
const recipe = [
  '.title',
  '.ingredients[].line',
  '.ingredients[].food',
  '.ingredients[].household',
  '.ingredients[].preparation',
  '.steps[]',
];

/** The others, which tell nothing that happened: names, foods to leave out, recipes, and what no parent types. */
const others: Record<string, readonly string[]> = {
  'addBaby replaceBaby changeBaby': profile,
  inviteCarer: ['.for_name'],
  makeHealthLink: ['.label', '.passcode', '.time_zone'],
  addReactionPhoto: ['.picture'],
  'storePortions addFavoriteRecipe': ['.recipe'],
  'storeReminders makeCalendar askNutriai': ['.time_zone'],
  addPushDevice: ['.name', '.endpoint'],
  makeMealPlan: ['.pantry[]', '.exclude[]'],
  changeMealPlan: ['.swap.recipe', '.checked[].food'],
  'addRecipe replaceRecipe changeRecipe checkRecipe': recipe,
  readPastedRecipe: ['.text'],
  // A wish that tells of an emergency gets no recipe but a refusal that says so (generate-recipe.ts).
  generateRecipe: ['.ingredients[]', '.exclude[]', '.texture', '.wish'],
  keepGeneratedRecipe: ['.draft'],
};

const inLines = (table: Record<string, readonly string[]>) =>
  Object.entries(table).flatMap(([ids, fields]) =>
    ids.split(' ').flatMap((id) => fields.map((field) => `${id} ${field}`)),
  );

const { paths } = openApiDocument({
  siteName: 'Little Pear',
  siteUrl: 'https://pear.example',
  operations: operations.filter(({ tag, access }) => tag === 'NutriAI' && access === 'member'),
  tags: {},
}) as { paths: Record<string, Record<string, Described>> };
const described = Object.values(paths).flatMap((methods) => Object.values(methods));

it('knows every field into which a member types words, and whether it is read for emergencies', () => {
  const found = described.flatMap(({ operationId, requestBody }) =>
    Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
      wordsIn(schema).map((field) => `${operationId} ${field}`),
    ),
  );
  expect([...new Set(found)].sort()).toEqual([...inLines(read), ...inLines(others)].sort());
});

it.each(Object.keys(read).flatMap((ids) => ids.split(' ')))('%s answers what to do in an emergency', (id) => {
  const answers = described.find(({ operationId }) => operationId === id)?.responses ?? {};
  const schemas = ['200', '201'].flatMap((status) => Object.values(answers[status]?.content ?? {}));
  expect(schemas.some(({ schema }) => saysWhatToDo(schema))).toBe(true);
});
