import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { expectAccessible, renderWithHost } from '../../../testing';
import { CompareDialog } from './compare-dialog';
import { differentLetters } from './different-letters';

test('marking letters loses none of them', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (one, other) => {
      const [left, right] = differentLetters(one, other);
      expect(left.start + left.different + left.end).toBe(one);
      expect(right.start + right.different + right.end).toBe(other);
      expect(left.different === '' && right.different === '').toBe(one === other);
    }),
  );
});

const fields = [
  { key: 'phone', label: 'Cellulare', base: '0110', theirs: '0191', mine: '0119' },
  { key: 'km', label: 'Chilometri', base: '8.240', theirs: '8.420', mine: '8.240' },
  { key: 'email', label: 'E-mail', base: 'a@esempio.it', theirs: 'a@esempio.it', mine: 'a@posta.it' },
  { key: 'name', label: 'Nome', base: 'Paolo', theirs: 'Paolo', mine: 'Paolo' },
];

it('asks only about fields that differ, and proposes what each has touched', async () => {
  const save = jest.fn();
  renderWithHost(
    <CompareDialog
      open
      onClose={jest.fn()}
      who="Andrea Rosso"
      savedAt="2026-11-21T09:41:00Z"
      fields={fields}
      onSave={save}
      onKeepTheirs={jest.fn()}
    />,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Andrea Rosso ha salvato prima' });
  expect(within(dialog).getByText(/Alle 10:41/)).toBeVisible();
  // On a phone, where the two have no columns, each says whose it is.
  expect(within(dialog).getAllByText('Già salvata')).toHaveLength(3);
  expect(within(dialog).queryByText('Nome')).not.toBeInTheDocument();
  expect(within(dialog).getByText('Un altro campo è uguale.')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Mostra tutto' }));
  expect(within(dialog).getByText('Nome')).toBeVisible();
  expect(within(dialog).getByText('Paolo')).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Tieni la versione di Andrea Rosso' })).toBeVisible();
  await expectAccessible(dialog);
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Già salvata: 0191' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Salva le scelte' }));
  expect(save).toHaveBeenCalledWith({ phone: 'theirs', km: 'theirs', email: 'mine' });
});
