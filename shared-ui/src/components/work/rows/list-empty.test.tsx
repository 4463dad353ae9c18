import { screen } from '@testing-library/react';
import { ApiError } from 'shared-api/errors';
import { EmptyState } from '../../../states';
import { renderWithHost } from '../../../testing';
import { ListEmpty } from './list-empty';

describe('ListEmpty', () => {
  const refused = new ApiError(403, { message: 'No.', code: 'forbidden', request_id: 'r-1' });
  const broken = new ApiError(503, { message: 'Il servizio riposa.', code: 'unavailable', request_id: 'r-2' });

  it.each([
    ['nothing yet', { error: null, narrowed: false, search: '' }, 'Ancora niente.'],
    ['no match', { error: null, narrowed: true, search: 'GT 190 RZ' }, 'Nessun risultato per «GT 190 RZ»'],
    ['no match of filters', { error: null, narrowed: true, search: '' }, 'Nessun risultato con questi filtri'],
    ['a failure', { error: broken, narrowed: false, search: '' }, 'Il servizio riposa.'],
    ['no permission', { error: refused, narrowed: false, search: '' }, 'Non hai il permesso di vedere questo elenco'],
  ])('says why there are no rows: %s', (_why, state, sentence) => {
    renderWithHost(
      <ListEmpty {...state} onRetry={jest.fn()} onClear={jest.fn()} nothing={<EmptyState title="Ancora niente." />} />,
    );
    expect(screen.getByText(sentence)).toBeVisible();
  });

  it('leads from an address that the list does not know to the whole list, without a second try', () => {
    const unknown = new ApiError(422, { message: 'Dati da correggere.', code: 'validation', request_id: 'r-3' });
    renderWithHost(
      <ListEmpty error={unknown} narrowed search="" onRetry={jest.fn()} onClear={jest.fn()} nothing={null} />,
      { route: '/cms/manager/contracts?status=foo' },
    );
    expect(screen.queryByRole('button', { name: 'Riprova' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Apri l’elenco intero' })).toHaveAttribute(
      'href',
      '/cms/manager/contracts',
    );
  });

  it.each([
    [true, 'Togli i filtri'],
    [false, 'Svuota la ricerca'],
  ])('names the way out by what narrows the list: filters %s', (filtered, name) => {
    renderWithHost(
      <ListEmpty
        error={null}
        narrowed
        search="GT"
        filtered={filtered}
        onRetry={jest.fn()}
        onClear={jest.fn()}
        nothing={null}
      />,
    );
    expect(screen.getByRole('button', { name })).toBeVisible();
  });
});
