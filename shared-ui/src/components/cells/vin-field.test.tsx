import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectAccessible, renderWithHost } from '../../testing';
import { VinField } from './vin-field';
import { vinProblem } from './vin-problem';

function Typed({ start = '' }: { start?: string }) {
  const [vin, setVin] = useState(start);
  return <VinField value={vin} onChange={setVin} help={<a href="/aiuto">Dove trovo il telaio?</a>} />;
}

const field = () => screen.getByLabelText('Numero di telaio (VIN)');

describe('VinField', () => {
  it('takes what is pasted with blanks and counts it', async () => {
    const { container } = renderWithHost(<Typed />);
    await userEvent.click(field());
    await userEvent.paste('zac pjfcw1 sp018273');
    expect(field()).toHaveValue('ZACPJFCW1SP018273');
    expect(screen.getByRole('status')).toHaveTextContent('17 caratteri su 17');
    expect(field()).toBeValid();
    await expectAccessible(container);
  });

  it('says what is missing once the field was left, and keeps count from then on', async () => {
    renderWithHost(<Typed />);
    await userEvent.type(field(), 'ZACPJFCW1SP');
    expect(field()).toBeValid();
    await userEvent.tab();
    expect(screen.getByText('Un telaio ha 17 caratteri, questo 11.')).toBeVisible();
    expect(field()).toBeInvalid();
    await userEvent.type(field(), '0');
    expect(screen.getByText('Un telaio ha 17 caratteri, questo 12.')).toBeVisible();
  });

  it.each([
    ['Telaio: ZACPJFCW1SP123456', 'ZACPJFCW1SP123456'],
    ['ZACPJFCW1SP123456 GT 109 RZ', 'ZACPJFCW1SP123456'],
  ])('takes the VIN out of %s', async (pasted, vin) => {
    renderWithHost(<Typed />);
    await userEvent.click(field());
    await userEvent.paste(pasted);
    expect(field()).toHaveValue(vin);
    expect(field()).toBeValid();
  });

  it.each([
    ['ZACPJFCW1SP1234567890', 21],
    ['ZACPJFCW1SP123456, ZACPJFCW1SP018273', 34],
    ['Telaio: ZAC PJFCW1 SP123456', 23],
  ])('cuts nothing of %s, and says at once that it is too long', async (pasted, typed) => {
    renderWithHost(<Typed />);
    await userEvent.click(field());
    await userEvent.paste(pasted);
    expect(field()).toHaveValue(pasted.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''));
    expect(field()).toHaveAccessibleDescription(`Un telaio ha 17 caratteri, questo ${typed}. ${typed} caratteri su 17`);
    expect(field()).toBeInvalid();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('names a letter that no VIN has, and changes it only on the click', async () => {
    renderWithHost(<Typed start="ZACPJFCWISP018273" />);
    expect(field()).toHaveAccessibleDescription(
      /In posizione 9 c’è una I\. I telai non la usano mai: quasi sempre è un 1\./,
    );
    expect(field()).toHaveValue('ZACPJFCWISP018273');
    await userEvent.click(screen.getByRole('button', { name: 'Scrivi 1 al posto di I' }));
    expect(field()).toHaveValue('ZACPJFCW1SP018273');
    expect(field()).toHaveFocus();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('puts right all letters that no VIN has with one click, and shows each that changes', async () => {
    renderWithHost(<Typed start="WVWZZZIKZ9WOZ3Q56" />);
    const becomes = screen.getByText((_, element) => element?.tagName === 'CODE' && element.textContent !== '(E)');
    expect(becomes).toHaveTextContent('WVWZZZ1KZ9W0Z3056');
    expect([...becomes.querySelectorAll('b')].map((changed) => changed.textContent)).toEqual(['1', '0', '0']);
    await userEvent.click(screen.getByRole('button', { name: 'Correggi 3 caratteri' }));
    expect(field()).toHaveValue('WVWZZZ1KZ9W0Z3056');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('keeps the caret when a small letter is put into the middle', async () => {
    renderWithHost(<Typed start="ZACJFC" />);
    await userEvent.type(field(), 'p', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    expect(field()).toHaveValue('ZACPJFC');
    expect(field()).toHaveProperty('selectionStart', 4);
  });
});

it.each([
  ['WVWOZZ', 3, '0'],
  ['QVW', 0, '0'],
  ['ZFAI', 3, '1'],
])('proposes a digit in %s', (vin, cell, digit) => {
  expect(vinProblem(vin)).toMatchObject({ kind: 'forbidden', cell, digit });
});
