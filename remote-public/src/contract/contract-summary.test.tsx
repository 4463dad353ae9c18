import { screen } from '@testing-library/react';
import { expectAccessible, renderWithHost } from 'shared-ui/testing';
import { contractWith } from '../common/testing/examples';
import { ContractSummary } from './contract-summary';

test.each([
  ['care', '/condizioni?versione=2025-02'],
  ['rental', '/condizioni/noleggio?versione=2025-02'],
] as const)('a %s contract leads to the clauses that it was made under', async (kind, address) => {
  const contract = contractWith();
  const { container } = renderWithHost(
    <ContractSummary contract={{ ...contract, package: { ...contract.package, kind, terms_version: '2025-02' } }} />,
  );
  expect(screen.getByRole('link', { name: 'Versione 2025-02' })).toHaveAttribute('href', address);
  expect(screen.queryAllByText(/^Durata: \d+ mesi dalla consegna dell’auto$/)).toHaveLength(kind === 'rental' ? 1 : 0);
  await expectAccessible(container);
});
