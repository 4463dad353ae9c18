import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConnectionError } from 'shared-api/errors';
import { provideTestHost } from 'shared-api/testing';
import { renderWithHost } from 'shared-ui/testing';
import { useListExport } from './use-list-export';

function Export({ failure }: { failure: Error }) {
  const { start, running } = useListExport({ id: 'contratti', defaultMessage: 'contratti-{date}' });
  const press = () => start({ format: 'csv', total: 10, fetchFile: () => Promise.reject(failure) });
  return (
    <>
      <button type="button" onClick={press}>
        Esporta
      </button>
      <p>{running ? 'in corso' : 'fermo'}</p>
    </>
  );
}

test('a file that the disk does not take is told, as the shell tells a lost connection', async () => {
  const notify = jest.fn();
  provideTestHost(() => null, { notify });
  const view = renderWithHost(<Export failure={new DOMException('Quota exceeded', 'QuotaExceededError')} />);
  await userEvent.click(screen.getByRole('button', { name: 'Esporta' }));
  await waitFor(() => expect(notify).toHaveBeenCalledTimes(1));
  expect(notify).toHaveBeenCalledWith({
    text: 'Il file non è stato salvato: controllare che sul disco ci sia posto e riprovare.',
    type: 'error',
  });

  view.rerender(<Export failure={new ConnectionError()} />);
  await userEvent.click(screen.getByRole('button', { name: 'Esporta' }));
  await screen.findByText('fermo');
  expect(notify).toHaveBeenCalledTimes(1);
});
