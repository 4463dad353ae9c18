import { screen } from '@testing-library/react';
import { expectAccessible, renderWithHost } from '../../../testing';
import { ExportProgress } from './export-progress';

it('tells the rows that have come of all', async () => {
  const { container } = renderWithHost(
    <ExportProgress
      title="Esportazione di 2.140 contratti"
      total={2140}
      progress={{ bytes: 64_000, rows: 1200 }}
      onStop={() => undefined}
    />,
  );
  expect(screen.getByText('1.200 di 2.140 righe')).toBeInTheDocument();
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '1200');
  await expectAccessible(container);
});

it('tells the size where rows cannot be counted on the way', () => {
  renderWithHost(
    <ExportProgress
      title="Esportazione di 2.140 contratti"
      total={2140}
      progress={{ bytes: 64_000, rows: null }}
      onStop={() => undefined}
    />,
  );
  expect(screen.getByText(/kB ricevuti/)).toBeInTheDocument();
  expect(screen.getByRole('progressbar')).not.toHaveAttribute('value');
});
