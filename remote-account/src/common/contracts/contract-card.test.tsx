import { screen } from '@testing-library/react';
import { provideTestHost } from 'shared-api/testing';
import { renderWithHost } from 'shared-ui/testing';
import { contractWith, paid, rowOf } from '../testing/examples';
import { ContractCard } from './contract-card';

it('tells on a phone, too, when a contract deletes itself, and nothing where none will', () => {
  provideTestHost(() => ({}), { roles: ['user'] });
  const waiting = rowOf(contractWith({ deletion_at: '2026-11-24T09:42:00Z', days_left: 3 }));
  const { unmount } = renderWithHost(<ContractCard row={waiting} />);
  expect(screen.getByText('3 giorni')).toBeInTheDocument();
  unmount();

  const long = rowOf(contractWith({ deletion_at: '2026-12-17T09:42:00Z', days_left: 26 }));
  const card = renderWithHost(<ContractCard row={long} />);
  expect(card.container).toHaveTextContent('Scade: 17/12/2026');
  card.unmount();

  renderWithHost(<ContractCard row={rowOf(paid)} />);
  expect(screen.queryByText(/giorn|–/)).not.toBeInTheDocument();
});

it('counts from midnight in Rome, also on a list that was opened before', () => {
  // 00:30 in Rome, and still the day before in Greenwich.
  provideTestHost(() => ({}), { roles: ['user'], now: () => Date.parse('2026-11-20T23:30:00Z') });
  const opened = rowOf(contractWith({ deletion_at: '2026-11-24T22:59:59Z', days_left: 4 }));
  renderWithHost(<ContractCard row={opened} />);
  expect(screen.getByText('3 giorni')).toBeInTheDocument();
});
