import { screen, within } from '@testing-library/react';
import type { OfferedPackage } from 'shared-api/entities';
import { coverItems, coverLine, coverTable } from 'shared-api/terms';
import { expectAccessible, renderWithHost } from 'shared-ui/testing';
import { offer } from '../testing/examples';
import { PriceTable } from './price-table';

const everything: OfferedPackage = {
  ...offer,
  included: [...coverItems.map((item) => coverLine({ item, measure: 3 })), 'Lavaggio annuale'],
  excluded: ['Pneumatici, freni e spazzole'],
};

test('the table shows each of its rows, with the package’s lines and their measures', async () => {
  const { container } = renderWithHost(<PriceTable packages={[everything]} />);
  const table = screen.getByRole('table', { name: 'Prezzi e coperture dei pacchetti' });
  const shown = coverTable([everything]).flatMap(({ rows }) =>
    rows.map(({ name }) => {
      const row = within(table).getByRole('row', {
        name: new RegExp(`^${typeof name === 'string' ? name : name.defaultMessage}`),
      });
      return within(row).getByRole('cell').textContent;
    }),
  );
  expect(shown).toEqual(['36', '60.000', '3', 'Sì', 'Sì', 'Sì', 'Sì', 'Sì', 'Sì', '3 giorni', 'Sì', 'Escluso']);
  await expectAccessible(container);
});

test('before the packages come, the table is as long as with them', async () => {
  const sold = {
    ...everything,
    included: everything.included.slice(0, -1),
    excluded: ['uno', 'due', 'tre', 'quattro'],
  };
  const rows = () => screen.getByRole('table').querySelectorAll('tr').length;
  const { unmount } = renderWithHost(<PriceTable packages={[sold]} />);
  const whole = rows();
  unmount();
  const { container } = renderWithHost(<PriceTable packages={null} />);
  expect(rows()).toBe(whole);
  await expectAccessible(container);
});
