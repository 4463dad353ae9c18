import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OfferedPackage, OfferedPackageType } from 'shared-api/entities';
import { expectAccessible, renderWithHost } from 'shared-ui/testing';
import { offer } from '../common/testing/examples';
import { ComparePackages } from './compare-packages';

const pack = (id: number, changes: Partial<OfferedPackage>): OfferedPackage => ({
  ...offer,
  id: `${id}1111111-1111-4111-8111-111111111111`,
  ...changes,
});

const type = (code: string, packages: OfferedPackage[]): OfferedPackageType => ({
  code,
  kind: 'care',
  title: code,
  excerpt: '',
  description: '',
  thumbnail: null,
  packages,
});

const tagliandi = pack(1, {
  title: 'Tagliandi 24',
  total: '549.00',
  mantenance_number: 2,
  included: ['Due tagliandi'],
  excluded: ['Guasti meccanici ed elettrici', 'pneumatici'],
});
const completo = pack(2, {
  title: 'Completo 36',
  total: '1180.00',
  included: ['Motore e cambio', 'Soccorso stradale, 24 ore su 24', 'Auto sostitutiva fino a 3 giorni', 'Lavaggio'],
});
const electric = pack(3, { title: 'Elettrica 48', total: '400.00', eligible: false });

test('packages that fit are compared by what they cover, cheapest first, once somebody asks', async () => {
  const types = [type('completo', [completo, electric]), type('tagliandi', [tagliandi])];
  const { container } = renderWithHost(<ComparePackages types={types} />);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();

  await userEvent.click(screen.getByText('Confronta che cosa coprono, uno accanto all’altro'));
  const table = await screen.findByRole('table', { name: 'Prezzi e coperture dei pacchetti' });
  const heads = within(table).getAllByRole('columnheader').slice(1);
  expect(heads.map((head) => head.textContent)).toEqual([
    expect.stringContaining('Tagliandi 24'),
    expect.stringContaining('Completo 36'),
  ]);
  expect(heads[0]).not.toHaveTextContent(/da 549/);
  const rescue = within(table).getByRole('row', { name: /Soccorso stradale/ });
  expect(
    within(rescue)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['No', 'Sì']);
  const car = within(table).getByRole('row', { name: /Auto sostitutiva/ });
  expect(
    within(car)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['No', '3 giorni']);
  const cells = (name: string) =>
    within(within(table).getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  expect(cells('Lavaggio')).toEqual(['No', 'Sì']);
  expect(cells('Guasti meccanici ed elettrici')).toEqual(['Escluso', '—']);
  expect(cells('pneumatici')).toEqual(['Escluso', 'Escluso']);
  await expectAccessible(container);
});

test('what is advised or chosen stands in the comparison, though another one of its type costs less', async () => {
  const dearer = pack(4, { title: 'Completo 60', total: '1900.00' });
  const more = [2, 3, 4].map((n) => type(`linea ${n}`, [pack(n + 4, { title: `Linea ${n}`, total: `${n}00.00` })]));
  const types = [type('completo', [completo, dearer]), ...more];
  renderWithHost(<ComparePackages types={types} wanted={[dearer.id]} />);
  await userEvent.click(screen.getByText('Confronta che cosa coprono, uno accanto all’altro'));
  const heads = within(await screen.findByRole('table'))
    .getAllByRole('columnheader')
    .slice(1);
  expect(heads.map((head) => head.textContent)).toEqual([
    expect.stringContaining('Linea 2'),
    expect.stringContaining('Linea 3'),
    expect.stringContaining('Completo 60'),
  ]);
});

test('with a single package that fits there is nothing to compare', () => {
  const { container } = renderWithHost(<ComparePackages types={[type('completo', [completo, electric])]} />);
  expect(container).toBeEmptyDOMElement();
});
