import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answer } from 'shared-api/testing';
import { refusal } from 'shared-api/testing';
import { storeWith } from 'shared-staff/testing';
import { useLocation } from 'shared-ui/router';
import { expectAccessible, renderWithHost } from 'shared-ui/testing';
import { changesOf, pageOf, personWith, provideAdminServer } from '../../common/testing/people';
import { StoresPage } from './stores-page';

const lingotto = storeWith({
  managers: [{ uid: personWith().uid, firstname: 'Chiara', lastname: 'Fontana', email: 'c.fontana@posta.it' }],
  version: 4,
});
const base = `/admin/stores/${lingotto.store_uid}`;

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="indirizzo">{`${pathname}${search}`}</output>;
}

async function open({ route = '/', answers = {} }: { route?: string; answers?: Record<string, Answer> } = {}) {
  const host = provideAdminServer({
    'GET /admin/stores/search': () => pageOf([lingotto]),
    'GET /admin/users/search': () => pageOf([personWith()]),
    [`PATCH ${base}/update`]: () => ({ data: { ...lingotto, visible: false }, message: 'Salvato.' }),
    [`GET ${base}/live-contracts`]: () => ({ data: { count: 0 } }),
    [`DELETE ${base}/destroy`]: () => undefined,
    ...answers,
  });
  const page = renderWithHost(
    <>
      <StoresPage />
      <Address />
    </>,
    { route },
  );
  await screen.findByRole('link', { name: lingotto.name });
  return { ...host, ...page };
}

async function chooseFromMenu(name: string) {
  await userEvent.click(screen.getByRole('button', { name: /Autocentro Lingotto/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}

test('a row tells where a dealer is, who works there and whether customers find it', async () => {
  const { container } = await open();

  const row = screen.getByRole('row', { name: /Autocentro Lingotto/ });
  for (const text of ['LINGOTTO', 'Torino (TO)', 'Via Nizza 262, 10126', 'Chiara Fontana', 'in linea'])
    expect(row).toHaveTextContent(text);
  await expectAccessible(container);
});

test('while there is no dealer the list itself leads to the first', async () => {
  provideAdminServer({
    'GET /admin/stores/search': () => pageOf([]),
    'GET /admin/users/search': () => pageOf([]),
  });
  renderWithHost(<StoresPage />);
  await screen.findByText('Ancora nessun dealer');
  const [head, list] = screen.getAllByRole('link', { name: 'Nuovo dealer' });
  expect(head).toHaveAttribute('href', '/cms/admin/stores/new');
  expect(list).toHaveAttribute('href', '/cms/admin/stores/new');
});

test('the address narrows the list by flags, province, payments and manager', async () => {
  const manager = personWith().uid;
  const { sent } = await open({
    route: `/?online_enabled=false&province=TO&payments_methods=bonifico&manager_uid=${manager}`,
  });

  const [search] = sent.filter(({ path }) => path === '/admin/stores/search');
  expect(search?.query).toMatchObject({
    wheres: [
      { field: 'online_enabled', op: 'eq', value: 'false' },
      { field: 'province', op: 'eq', value: 'TO' },
      { field: 'payments_methods', op: 'eq', value: 'bonifico' },
      { field: 'manager_uid', op: 'eq', value: manager },
    ],
  });
});

test('a dealer is hidden from its row, on the version that was shown', async () => {
  const { sent } = await open();
  await chooseFromMenu('Nascondi ai clienti');

  await waitFor(() => expect(changesOf(sent, 'PATCH')).toEqual([[`${base}/update`, { visible: false }]]));
  expect(sent.find(({ entry }) => entry.method === 'PATCH')?.options.ifMatch).toBe('"4"');
});

test('a dealer that contracts need stays: that is told before any word is asked, and it can be taken off the site', async () => {
  const { sent } = await open({
    answers: {
      [`GET ${base}/live-contracts`]: () => ({ data: { count: 76 } }),
      [`PATCH ${base}/update`]: () => ({ data: lingotto }),
    },
  });
  await chooseFromMenu('Elimina');
  const dialog = within(
    await screen.findByRole('alertdialog', { name: 'Autocentro Lingotto non si può ancora eliminare' }),
  );
  expect(dialog.getByText(/^76 contratti hanno ancora bisogno di questo dealer/)).toBeVisible();
  expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Togli dal sito' }));
  await waitFor(() =>
    expect(changesOf(sent, 'PATCH')).toEqual([[`${base}/update`, { online_enabled: false, visible: false }]]),
  );
  expect(changesOf(sent, 'DELETE')).toEqual([]);
});

test('a dealer that contracts need stays, and the server’s sentence says what to do', async () => {
  const sentence = '3 contratti hanno ancora bisogno di questo dealer, quindi non si può eliminare.';
  await open({
    answers: {
      [`DELETE ${base}/destroy`]: () => {
        throw refusal('status', sentence, { status: [sentence] });
      },
    },
  });
  await chooseFromMenu('Elimina');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Eliminare Autocentro Lingotto?' }));
  expect(dialog.getByRole('button', { name: 'Elimina il dealer' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Scrivere ELIMINA per confermare' }), 'ELIMINA');
  await userEvent.click(dialog.getByRole('button', { name: 'Elimina il dealer' }));

  expect(await dialog.findByRole('alert')).toHaveTextContent(sentence);
  expect(dialog.getByRole('link', { name: 'Vedi tutti i suoi contratti' })).toHaveAttribute(
    'href',
    `/cms/admin/contracts?store_uid=${lingotto.store_uid}`,
  );
});

test('a dealer goes from its row, and the list stays as it was narrowed', async () => {
  const { sent } = await open({ route: '/?province=TO' });
  await chooseFromMenu('Elimina');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Eliminare Autocentro Lingotto?' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Scrivere ELIMINA per confermare' }), 'ELIMINA');
  await userEvent.click(dialog.getByRole('button', { name: 'Elimina il dealer' }));

  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(changesOf(sent, 'DELETE')).toEqual([[`${base}/destroy`, undefined]]);
  expect(screen.getByRole('status', { name: 'indirizzo' })).toHaveTextContent('/?province=TO');
});
