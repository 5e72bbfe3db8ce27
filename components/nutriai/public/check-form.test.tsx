import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SafetyCheckAnswer } from '@/lib/contract/nutriai-public';
import { CheckForm } from './check-form';

const source = { org: 'NHS', title: 'Foods to avoid', year: 2025, url: 'https://www.nhs.uk/x' };

function finding(
  severity: SafetyCheckAnswer['findings'][number]['severity'],
  words: Partial<SafetyCheckAnswer['findings'][number]> = {},
): SafetyCheckAnswer['findings'][number] {
  return {
    rule: 'a-rule',
    kind: 'safety',
    severity,
    food: 'grapes',
    food_name: 'Grapes',
    message: 'It is the size of an airway.',
    instead: 'Quarter it lengthways.',
    source,
    basis: 'verified',
    ...words,
  };
}

function answerWith(changes: Partial<SafetyCheckAnswer>): SafetyCheckAnswer {
  return { verdict: 'allow', emergency: false, findings: [], unknown: [], serve: [], ...changes };
}

function respond(status: number, body: unknown = {}) {
  const fetched = jest.fn().mockResolvedValue({ ok: status < 400, status, json: async () => body });
  global.fetch = fetched;
  return fetched;
}

const field = () => screen.getByRole('textbox', { name: 'Food, meal or recipe' });

async function ask(text: string) {
  const user = userEvent.setup();
  render(<CheckForm age={6} />);
  await user.selectOptions(screen.getByLabelText('Your child’s age'), '9 months');
  if (text) await user.type(field(), text);
  await user.click(screen.getByRole('button', { name: 'Check it' }));
}

test('answers in place, with the focus on the verdict', async () => {
  const fetched = respond(
    200,
    answerWith({
      verdict: 'block',
      findings: [finding('block'), finding('block', { food: 'cherry', food_name: 'Cherry' })],
      serve: [{ food: 'grapes', food_name: 'Grapes', text: 'Quarter lengthways.' }],
    }),
  );
  await ask('grapes and cherries');
  const title = await screen.findByRole('heading', { name: 'No, not like this at 9 months' });
  await waitFor(() => expect(title).toHaveFocus());
  expect(JSON.parse(fetched.mock.calls[0][1].body)).toEqual({ age_months: 9, text: 'grapes and cherries' });
  const findings = screen.getByRole('list', { name: 'Why, and what to do' });
  expect(findings).toHaveTextContent('Don’t serveGrapes, Cherry');
  expect(screen.getAllByText('Quarter it lengthways.')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Foods to avoid' })).toHaveAttribute('href', source.url);
  expect(screen.getByRole('link', { name: 'Grapes' })).toHaveAttribute('href', '/nutriai/foods/grapes');
  expect(field()).toHaveValue('grapes and cherries');
});

test('minds allergies and a diet that are chosen, and says so', async () => {
  const fetched = respond(200, answerWith({}));
  const user = userEvent.setup();
  render(<CheckForm age={9} text="omelette" />);
  await user.click(screen.getByText('Allergies or a diet?'));
  await user.click(screen.getByRole('checkbox', { name: 'Egg' }));
  await user.selectOptions(screen.getByLabelText('Diet'), 'Vegan');
  await user.click(screen.getByRole('button', { name: 'Check it' }));
  expect(await screen.findByText(/takes into account the allergies and diet/)).toBeVisible();
  expect(JSON.parse(fetched.mock.calls[0][1].body)).toEqual({
    age_months: 9,
    text: 'omelette',
    allergies: ['egg'],
    diet: 'vegan',
  });
});

const emergency = finding('block', {
  rule: 'emergency',
  food: null,
  food_name: '',
  message: 'This can be an emergency: wheezing.',
  instead: 'Call 999, 112 or 911 now.',
});

test('puts the ambulance before everything, and no word of yes beside it', async () => {
  respond(200, answerWith({ verdict: 'block', emergency: true, findings: [emergency, finding('info')] }));
  await ask('wheezing');
  const title = await screen.findByRole('heading', { name: /^Call.*now$/ });
  expect(title.closest('[role="alert"]')).toHaveTextContent('This can be an emergency: wheezing.');
  expect(screen.getByRole('link', { name: '999' })).toHaveAttribute('href', 'tel:999');
  expect(screen.queryByRole('heading', { name: /^(Yes|No)/ })).toBeNull();
});

const unread = finding('unsure', { rule: 'unknown-food', food: null, food_name: 'frobnitz', source: null });

test.each([
  ['Yes, at 9 months', answerWith({})],
  [
    'Yes, at 9 months, prepared like this',
    answerWith({ verdict: 'allow_with_preparation', findings: [finding('prepare')] }),
  ],
  [
    'Not what your family eats',
    answerWith({ verdict: 'block', findings: [finding('block', { kind: 'diet' })] }),
  ],
  ['We can’t say yet', answerWith({ verdict: 'unsure', findings: [unread, finding('prepare')] })],
  ['We can’t say yet', answerWith({ verdict: 'block', findings: [finding('block', { rule: 'too-long' })] })],
  ['No, not like this at 9 months', answerWith({ verdict: 'block', findings: [finding('block'), unread] })],
])('says “%s”', async (title, answer) => {
  respond(200, answer);
  await ask('something');
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
});

test('leads from a word that is not known to foods that it may have meant', async () => {
  respond(
    200,
    answerWith({
      verdict: 'unsure',
      findings: [unread],
      unknown: [{ text: 'brocolini', nearest: ['broccoli', 'purple-broccoli'] }],
    }),
  );
  await ask('brocolini');
  expect(await screen.findByRole('link', { name: 'purple broccoli' })).toHaveAttribute(
    'href',
    '/nutriai/foods/purple-broccoli',
  );
});

test('asks for words before it asks the server', async () => {
  const fetched = respond(200, answerWith({}));
  await ask('');
  expect(field()).toHaveAccessibleDescription(/Write a food, a meal or a recipe\./);
  expect(field()).toHaveFocus();
  expect(fetched).not.toHaveBeenCalled();
});

test.each([
  [429, /Too many questions/],
  [500, /something went wrong on our side/],
])('keeps what was typed after a %i', async (status, words) => {
  respond(status);
  await ask('egg');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(words);
  await waitFor(() => expect(alert).toHaveFocus());
  expect(field()).toHaveValue('egg');
});

test('keeps what was typed when no answer comes', async () => {
  global.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  await ask('egg');
  expect(await screen.findByRole('alert')).toHaveTextContent('Check your connection');
  expect(field()).toHaveValue('egg');
});

test('shows what the server answered already', () => {
  render(<CheckForm age={12} text="banana" answer={answerWith({})} />);
  expect(screen.getByRole('heading', { name: 'Yes, from 12 months' })).toBeInTheDocument();
  expect(field()).toHaveValue('banana');
  expect(screen.getByLabelText('Your child’s age')).toHaveDisplayValue('12 to 14 months');
});

test('a question that was asked elsewhere takes little room above its answer', () => {
  render(<CheckForm age={9} text="porridge" answer={answerWith({})} />);
  expect(field()).toHaveAttribute('rows', '2');
  expect(field()).toHaveAccessibleDescription('');
  expect(screen.getByRole('heading', { name: 'Yes, at 9 months' })).toBeVisible();
});

test('a food that a reason says how to serve is linked there, and not said again', () => {
  const grapes = { food: 'grapes', food_name: 'Grapes', text: 'Quarter it lengthways.' };
  render(
    <CheckForm
      age={9}
      answer={answerWith({ verdict: 'block', findings: [finding('block')], serve: [grapes] })}
    />,
  );
  expect(screen.getByRole('link', { name: 'Grapes' })).toHaveAttribute('href', '/nutriai/foods/grapes');
  expect(screen.getAllByText('Quarter it lengthways.')).toHaveLength(1);
  expect(screen.queryByRole('heading', { name: /^How to serve it/ })).not.toBeInTheDocument();
});
