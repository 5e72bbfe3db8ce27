import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

/**
 * Speaks OpenAI's chat completions, as far as the site uses them: `node language-model.mjs <port>`. What it
 * is asked says how it behaves, by a word such as `good-kitchen` among the wishes: good, mends (unsafe first,
 * good when its findings come back), unsafe, slow, garbage. Without one it is down. A question with
 * `words-kitchen` gets its last fact in other words. `slow-kitchen call-7` never answers; `GET /left` names
 * the calls of those whose asker went away.
 */
const [port = '3213'] = process.argv.slice(2);

const good = {
  title: 'Salmon, potato and pea mash',
  texture: 'mash',
  minutes: 25,
  ingredients: [
    { food: 'salmon', grams: 90, preparation: 'cooked through, skinned, boned and flaked' },
    { food: 'potato', grams: 220, preparation: 'cooked soft, mashed' },
    { food: 'peas', grams: 80, preparation: 'cooked soft, mashed' },
    { food: 'olive oil', grams: 14, preparation: '' },
    { food: 'dill', grams: 0.5, preparation: 'finely chopped' },
  ],
  steps: [
    'Boil the potato for 12 minutes, with the peas for the last 4, until very soft.',
    'Poach the salmon for 10 minutes, until opaque all through, then flake and remove every bone.',
    'Mash the potato and peas with the olive oil and dill, then fold in the salmon.',
    'Cool before serving.',
  ],
  fridge_days: 2,
  freezer_months: 2,
};

const unsafe = {
  ...good,
  title: 'Salmon mash with honey',
  ingredients: [...good.ingredients, { food: 'honey', grams: 10, preparation: '' }],
  steps: [...good.steps, 'Stir in the honey.'],
};

/** Something that every fact of the question allows to say. */
function wordsFor(asked) {
  const { content } = JSON.parse(asked).messages.at(-1);
  const [, data = '{}'] = /<data_json>(.*)<\/data_json>/s.exec(content) ?? [];
  const { text, id } = JSON.parse(data).facts.at(-1);
  return { text: `In other words: ${text}`, cites: [id] };
}

const left = [];

createServer(async (request, response) => {
  const send = (status, body) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  if (request.method === 'GET' && request.url === '/left') {
    send(200, left);
    return;
  }
  if (request.method !== 'POST' || request.url !== '/v1/chat/completions') {
    send(404, { error: { message: 'Not found' } });
    return;
  }
  const asked = await text(request);
  const [, behaviour = 'down'] = /\b([a-z]+)-kitchen\b/.exec(asked) ?? [];
  const answer = (content) =>
    send(200, {
      id: 'chat-1',
      object: 'chat.completion',
      created: 1,
      model: 'stand-in',
      choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
      usage: { prompt_tokens: 100, completion_tokens: 50, total_tokens: 150 },
    });
  const behaviours = {
    good: () => answer(JSON.stringify(good)),
    mends: () => answer(JSON.stringify(asked.includes('findings_json>\\n') ? good : unsafe)),
    unsafe: () => answer(JSON.stringify(unsafe)),
    words: () => answer(JSON.stringify({ sentences: [wordsFor(asked)] })),
    garbage: () => answer('Sorry, I would rather talk about the weather.'),
    slow: () =>
      response.on('close', () => {
        const [call] = /\bcall-\w+/.exec(asked) ?? [];
        if (call) left.push(call);
      }),
  };
  const behave = Object.hasOwn(behaviours, behaviour) ? behaviours[behaviour] : down;
  behave();

  function down() {
    send(500, { error: { message: 'The kitchen is closed' } });
  }
}).listen(Number(port), '127.0.0.1');
