import { render } from '@testing-library/react';
import { OpenLinkedPart } from './open-linked-part';

function open() {
  const { container } = render(
    <>
      <details>
        <summary>Why no honey?</summary>
        <div id="why-no-honey">Spores.</div>
      </details>
      <details>
        <summary>Why no salt?</summary>
        <div id="why-no-salt">Kidneys.</div>
      </details>
      <OpenLinkedPart />
    </>,
  );
  return [...container.querySelectorAll('details')].map((item) => item.open);
}

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

afterEach(() => {
  window.location.hash = '';
});

it('opens the question that the address names, and no other', () => {
  window.location.hash = '#why-no-salt';
  expect(open()).toEqual([false, true]);
});

it('opens nothing for an address that names none', () => {
  window.location.hash = '#somewhere-else';
  expect(open()).toEqual([false, false]);
});
