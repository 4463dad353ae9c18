import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from 'shared-api/errors';
import { EmptyState } from '../states';
import { expectAccessible, renderWithHost } from '../testing';
import { DayBars } from './figures/day-bars';
import { initialsOf } from './person/avatar';
import { ListEmpty } from './rows/list-empty';
import { NumberedSection } from './sections/numbered-section';
import { ServiceCells } from './services/service-cells';
import { AnchorTabs } from './tabs/anchor-tabs';
import { StatusTabs } from './tabs/status-tabs';
import { Timeline } from './timeline/timeline';
import { SearchBox } from './toolbar/search-box';
import { Segments } from './toolbar/segments';
import { UploadField } from './upload/upload-field';

it('tells a record’s story: what is foreseen above the line of today', async () => {
  const { container } = renderWithHost(
    <Timeline
      items={[
        { key: 'made', title: 'Creato', when: '07/11 09:12', status: 'DRAFT' },
        { key: 'end', title: 'Eliminazione', when: '27/11/2026', future: true },
        { key: 'sms', title: 'SMS', when: '07/11 09:14', delivery: { state: 'error', text: 'Telefono spento' } },
      ]}
    />,
  );
  const items = within(screen.getByRole('list', { name: 'Cronologia, dal più recente' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'Eliminazione, previsto27/11/2026',
    'Oggi',
    'Creato07/11 09:12',
    'SMS07/11 09:14Telefono spento',
  ]);
  await expectAccessible(container);
});

it('shows statuses with their counts, and all of them together', async () => {
  const change = jest.fn();
  const { container } = renderWithHost(
    <StatusTabs value="PAID" counts={{ DRAFT: 12, PAID: 1178 }} onChange={change} />,
  );
  expect(screen.getByRole('button', { name: 'Tutti 1.190' })).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByRole('button', { name: 'Pagato 1.178' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Bozza 12' }));
  expect(change).toHaveBeenCalledWith('DRAFT');
  await expectAccessible(container);
});

it('gives the bars as a table to who cannot see them', async () => {
  const { container } = renderWithHost(
    <DayBars
      label="Contratti al giorno"
      days={[{ key: '21', letter: 'S', name: 'sabato 21', before: 1, now: 2 }]}
      nowName="16–21 nov"
      beforeName="9–14 nov"
    />,
  );
  const table = screen.getByRole('table', { name: 'Contratti al giorno' });
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent('sabato 2112');
  await expectAccessible(container);
});

it('marks the next service, and says which are done', async () => {
  const { container } = renderWithHost(
    <ServiceCells
      services={[
        { n: 1, state: 'done', when: '14/03/2026' },
        { n: 2, state: 'next', when: 'entro 09/04/2027' },
      ]}
    />,
  );
  expect(screen.getByText('fatto').closest('li')).toHaveTextContent('14/03/2026');
  expect(container.querySelector('[aria-current=step]')).toHaveTextContent('entro 09/04/2027');
  await expectAccessible(container);
});

it('names the parts of a long form', async () => {
  const { container } = renderWithHost(
    <NumberedSection number={1} state="done" title="Veicolo">
      Fiat 600
    </NumberedSection>,
  );
  expect(screen.getByRole('region', { name: 'Veicolo' })).toHaveTextContent('1, completata');
  await expectAccessible(container);
});

it('leads to a page’s parts and says where something is not saved', async () => {
  const { container } = renderWithHost(
    <AnchorTabs
      label="Parti"
      tabs={[
        { id: 'dati', label: 'Dati' },
        { id: 'privacy', label: 'Privacy', unsaved: true },
      ]}
    />,
  );
  expect(screen.getByRole('link', { name: 'Dati' })).toHaveAttribute('aria-current', 'location');
  expect(screen.getByRole('link', { name: /Privacy.*modifiche non salvate/ })).toHaveAttribute('href', '#privacy');
  await expectAccessible(container);
});

it('takes one of a few with the arrows', async () => {
  const change = jest.fn();
  renderWithHost(
    <Segments
      label="Conta"
      value="created"
      onChange={change}
      options={[
        { value: 'created', label: 'Creati' },
        { value: 'paid', label: 'Pagati' },
      ]}
    />,
  );
  await userEvent.click(screen.getByRole('radio', { name: 'Pagati' }));
  expect(change).toHaveBeenCalledWith('paid');
});

describe('SearchBox', () => {
  it('is reached by /, searches at once on Enter, and is emptied by Escape', async () => {
    const search = jest.fn();
    renderWithHost(<SearchBox value="" onSearch={search} placeholder="Codice, targa" />);
    await userEvent.keyboard('/');
    const box = screen.getByRole('searchbox', { name: 'Codice, targa' });
    expect(box).toHaveFocus();
    await userEvent.keyboard('rossi{Enter}');
    expect(search.mock.calls).toEqual([['rossi']]);
    await userEvent.keyboard('{Escape}');
    expect(search).toHaveBeenLastCalledWith('');
    expect(box).toHaveValue('');
  });

  it('follows a search that was taken away elsewhere', () => {
    const { rerender } = renderWithHost(<SearchBox value="rossi" onSearch={jest.fn()} placeholder="Codice" />);
    rerender(<SearchBox value="" onSearch={jest.fn()} placeholder="Codice" />);
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });
});

describe('UploadField', () => {
  const file = (name: string, type: string, bytes: number) => new File([new Uint8Array(bytes)], name, { type });

  it('tells what it takes, and refuses the rest before sending', async () => {
    const take = jest.fn();
    const { container } = renderWithHost(
      <UploadField types={['image/jpeg', 'application/pdf']} maxBytes={1000} onFile={take} />,
    );
    expect(screen.getByRole('button', { name: 'Allega un file' })).toHaveAccessibleDescription(
      'JPEG o PDF, 1\u00a0kB al massimo',
    );
    const input = container.querySelector('input');
    if (!input) throw new Error('There is no input.');
    await userEvent.upload(input, file('libretto.pdf', 'application/pdf', 2000));
    expect(screen.getByRole('alert')).toHaveTextContent('«libretto.pdf» è di 2 kB: il massimo è 1 kB.');
    expect(take).not.toHaveBeenCalled();
    await userEvent.upload(input, file('libretto.jpg', 'image/jpeg', 900));
    expect(take).toHaveBeenCalledWith(expect.objectContaining({ name: 'libretto.jpg' }));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    await expectAccessible(container);
  });
});

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
});

test.each([
  ['Chiara Fontana', 'CF'],
  ['Maria Grazia Dell’Acqua', 'MD'],
  ['  luca ', 'L'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
