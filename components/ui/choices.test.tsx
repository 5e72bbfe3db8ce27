import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { ChoiceChips } from './choice-chips';
import { ManyChips } from './many-chips';
import { SegmentedSwitch } from './segmented-switch';
import { Select } from './select';
import { Tabs } from './tabs';

const shares = [
  { value: 0.5, label: '½', words: 'half eaten' },
  { value: 1, label: 'All' },
];

it('chooses one chip by its words, also by the arrow keys', async () => {
  const onChange = jest.fn();
  render(<ChoiceChips legend="How much?" choices={shares} value={1} onChange={onChange} />);
  expect(screen.getByRole('group', { name: 'How much?' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'All' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'half eaten' }));
  expect(onChange).toHaveBeenCalledWith(0.5);
});

it('ticks any number of chips and takes them back', async () => {
  const onChange = jest.fn();
  const choices = [
    { value: 'milk', label: 'Milk' },
    { value: 'egg', label: 'Egg' },
  ];
  render(<ManyChips legend="Allergies" choices={choices} values={['milk']} onChange={onChange} />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Egg' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Milk' }));
  expect(onChange.mock.calls).toEqual([[['milk', 'egg']], [[]]]);
});

it('gives a number back as a number, and ties the hint and the error to the list', async () => {
  const onChange = jest.fn();
  render(
    <Select
      id="age"
      label="Age"
      hint="In months"
      error="Choose one."
      value={6}
      choices={[6, 9].map((value) => ({ value, label: `${value} months` }))}
      onChange={onChange}
    />,
  );
  const list = screen.getByRole('combobox', { name: 'Age' });
  expect(list).toHaveAccessibleDescription('In months Choose one.');
  expect(list).toBeInvalid();
  await userEvent.selectOptions(list, '9 months');
  expect(onChange).toHaveBeenCalledWith(9);
});

it('draws a list of a form that is sent as it is without handlers', () => {
  const html = renderToStaticMarkup(
    <Select
      id="diet"
      name="diet"
      label="Diet"
      defaultValue="vegan"
      choices={[{ value: 'vegan', label: 'Vegan' }]}
    />,
  );
  expect(html).toContain('name="diet"');
  expect(html).toContain('<option value="vegan" selected="">Vegan</option>');
});

it('says which view is seen and how much is in the others', async () => {
  const onChoose = jest.fn();
  const choices = [
    { value: 'meals', name: 'Meals' },
    { value: 'shopping', name: 'Shopping', count: 3 },
  ];
  render(<SegmentedSwitch label="Part" choices={choices} chosen="meals" onChoose={onChoose} />);
  expect(screen.getByRole('button', { name: 'Meals' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Shopping 3' }));
  expect(onChoose).toHaveBeenCalledWith('shopping');
});

it('goes from tab to tab by the arrow keys and shows one panel', async () => {
  const tabs = ['Iron', 'Growth', 'Milk'].map((name) => ({ id: name, name, content: <p>About {name}</p> }));
  render(<Tabs label="Parts" first="Growth" tabs={tabs} />);
  expect(screen.getByRole('tabpanel', { name: 'Growth' })).toHaveTextContent('About Growth');
  screen.getByRole('tab', { name: 'Growth' }).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Iron' })).toHaveFocus();
  expect(screen.getByRole('tabpanel')).toHaveTextContent('About Iron');
  expect(screen.queryByText('About Growth')).toBeNull();
});
