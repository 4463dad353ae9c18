import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { takeOver } from './take-over';

const prerenderedHtml =
  '<main id="content"><a href="/a">A</a><input name="vin"><details><summary>Domanda</summary></details></main>';

function Live() {
  const [vin, setVin] = useState('');
  return (
    <main id="content">
      <a href="/a">A</a>
      <input name="vin" value={vin} onChange={({ target }) => setVin(target.value.toUpperCase())} />
      <p>Scritto: {vin}</p>
      <details>
        <summary>Domanda</summary>
      </details>
    </main>
  );
}

function twoPages() {
  const still = document.createElement('div');
  still.innerHTML = prerenderedHtml;
  const live = document.createElement('div');
  document.body.replaceChildren(still);
  render(<Live />, { container: live });
  return { still, live };
}

beforeEach(() => {
  window.scrollTo = jest.fn();
});

test('what was typed, opened and focused on the prerendered page stands in the live one, and React has heard it', () => {
  const { still, live } = twoPages();
  const field = screen.getByRole<HTMLInputElement>('textbox');
  field.value = 'zacp';
  field.focus();
  field.setSelectionRange(1, 2);
  for (const details of still.querySelectorAll('details')) details.open = true;

  act(() => takeOver(still, live));

  expect(still).not.toBeInTheDocument();
  expect(screen.getByText('Scritto: ZACP')).toBeVisible();
  const taken = screen.getByRole<HTMLInputElement>('textbox');
  expect(taken).toHaveFocus();
  expect([taken.value, taken.selectionStart, taken.selectionEnd]).toEqual(['ZACP', 1, 2]);
  expect(screen.getByRole('group')).toHaveAttribute('open');
});

test('a page that nobody touched is replaced without a focus', () => {
  const { still, live } = twoPages();

  act(() => takeOver(still, live));

  expect(document.body).toHaveFocus();
  expect(screen.getByRole('textbox')).toHaveValue('');
});
