import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { StoryQuiz } from './story-quiz';

const quiz = (
  <StoryQuiz
    question="How do you cut a grape?"
    options={[
      { text: 'In rounds', isCorrect: false },
      { text: 'In quarters, lengthways.', isCorrect: true },
    ]}
    explanation="A round slice fits the airway like a lid."
  />
);

beforeEach(() => {
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = jest.fn();
});

it('says in words that an answer is right, and why', async () => {
  render(quiz);
  const question = screen.getByRole('group', { name: 'How do you cut a grape?' });
  await userEvent.click(within(question).getByRole('button', { name: 'In quarters, lengthways.' }));
  expect(screen.getByRole('status')).toHaveTextContent(
    'That is right.A round slice fits the airway like a lid.',
  );
  expect(screen.getByRole('button', { name: 'In quarters, lengthways. (right)' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

it('says in words that an answer is wrong, and names the right one', async () => {
  render(quiz);
  await userEvent.click(screen.getByRole('button', { name: 'In rounds' }));
  expect(screen.getByRole('status')).toHaveTextContent('Not quite. The answer: In quarters, lengthways.');
  expect(screen.getByRole('button', { name: 'In rounds (not right)' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'In quarters, lengthways. (right)' })).toBeInTheDocument();
});

it('lets the reader choose again and keeps the focus where it is', async () => {
  render(quiz);
  await userEvent.click(screen.getByRole('button', { name: 'In rounds' }));
  expect(screen.getByRole('button', { name: /In rounds/ })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: /In quarters/ }));
  expect(screen.getByRole('status')).toHaveTextContent('That is right.');
});

it('gives nothing away before an answer', () => {
  render(quiz);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.queryByText(/airway/)).not.toBeInTheDocument();
});

it('lists the options and keeps the answer behind a line to open without scripts', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(quiz);
  expect(within(page).queryByRole('button')).not.toBeInTheDocument();
  expect(within(page).getAllByRole('listitem')).toHaveLength(2);
  const details = page.querySelector('details');
  expect(details).not.toHaveAttribute('open');
  expect(details).toHaveTextContent('In quarters, lengthways. A round slice fits the airway like a lid.');
});
