import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BellNotification } from 'shared-api/entities';
import { ApiError } from 'shared-api/errors';
import { type Answer, provideTestHost } from 'shared-api/testing';
import { useLocation } from 'shared-ui/router';
import { renderWithHost } from 'shared-ui/testing';
import { tellWentBack } from '../navigation/use-went-back';
import { closedNotifications } from './closed-notifications';
import { NoticeBell } from './notice-bell';
import { noticeStore, notify } from './notice-store';

function notification(id: string, changes: Partial<BellNotification> = {}): BellNotification {
  return {
    id,
    title: `Titolo ${id}`,
    excerpt: 'Un SMS non è arrivato.',
    body: '',
    type: 'warning',
    cta_label: null,
    cta_url: null,
    visible: true,
    closable: true,
    visible_at: null,
    expire_at: null,
    automatic: true,
    created_at: '2026-11-21T08:00:00Z',
    seen: false,
    ...changes,
  };
}

/** The server's bell: keeps what was seen. */
function serverWith(...notifications: readonly BellNotification[]): Answer {
  const seen = new Set(notifications.filter((one) => one.seen).map(({ id }) => id));
  return ({ path, query }) => {
    const [, id] = /notifications\/([^/]+)\/seen$/.exec(path) ?? [];
    if (path.endsWith('/seen')) {
      for (const one of notifications) if (id === undefined || one.id === id) seen.add(one.id);
      return {};
    }
    const data = notifications.map((one) => ({ ...one, seen: seen.has(one.id) }));
    const unseen = data.filter((one) => !one.seen).length;
    const { per_page } = Object(query);
    const meta = { current_page: 1, last_page: 1, per_page, total: data.length, counts: { unseen } };
    return { data: data.slice(0, per_page), meta };
  };
}

afterEach(() => {
  jest.useRealTimers();
  act(() => void window.dispatchEvent(new Event('online')));
});

beforeEach(() => {
  noticeStore.setState({ shown: [], past: [], unread: 0 });
  closedNotifications.set([]);
});

test('counts what the server and the session have told; opening the bell reads nothing', async () => {
  provideTestHost(serverWith(notification('n1'), notification('n2', { seen: true })), { roles: ['manager'] });
  notify({ text: 'Salvato' });
  renderWithHost(<NoticeBell />);

  await userEvent.click(await screen.findByRole('button', { name: 'Avvisi, 2 da leggere' }));

  expect(screen.getByText('Titolo n1')).toBeVisible();
  expect(screen.queryByText('Titolo n2')).not.toBeInTheDocument();
  expect(screen.getByText('Salvato')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Avvisi, uno da leggere', hidden: true })).toBeInTheDocument();
});

test('one is read when it is said so, or all at once', async () => {
  provideTestHost(serverWith(notification('n1'), notification('n2'), notification('n3')), { roles: ['manager'] });
  renderWithHost(<NoticeBell />);
  await userEvent.click(await screen.findByRole('button', { name: /3 da leggere/ }));

  await userEvent.click(screen.getByRole('button', { name: 'Segna come letto: Titolo n2' }));

  expect(await screen.findByRole('button', { name: 'Avvisi, 2 da leggere', hidden: true })).toBeInTheDocument();
  expect(screen.getByText('Titolo n2')).toBeVisible();
  expect(screen.getAllByText('Nuovo')).toHaveLength(2);

  await userEvent.click(screen.getByRole('button', { name: 'Segna tutti come letti' }));

  expect(await screen.findByRole('button', { name: 'Avvisi', hidden: true })).toBeInTheDocument();
  expect(screen.queryByText('Nuovo')).not.toBeInTheDocument();
});

test('shows apart what asks for an action', async () => {
  provideTestHost(
    serverWith(
      notification('n1', { seen: true, cta_url: '/cms/manager/contracts/u1' }),
      notification('n2', { seen: true, type: 'info', cta_url: '/cms/manager/contracts/u2' }),
    ),
    { roles: ['manager'] },
  );
  renderWithHost(<NoticeBell />);
  await userEvent.click(await screen.findByRole('button', { name: 'Avvisi' }));

  expect(await screen.findByRole('button', { name: 'Da fare 1', pressed: true })).toBeVisible();
  expect(screen.queryByText('Titolo n2')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Tutti 2' }));
  expect(screen.getByText('Titolo n2')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Da leggere 0' }));
  expect(screen.getByText('Nessun avviso da leggere.')).toBeVisible();
});

test('of what asks for an action the one that ends soonest stands first', async () => {
  const work = { seen: true, cta_url: '/cms/manager/contracts/u1' };
  provideTestHost(
    serverWith(
      notification('n1', { ...work, expire_at: '2026-11-28T08:00:00Z' }),
      notification('n2', { ...work }),
      notification('n3', { ...work, expire_at: '2026-11-21T20:00:00Z' }),
      notification('n4', { ...work }),
    ),
    { roles: ['manager'] },
  );
  renderWithHost(<NoticeBell />);
  await userEvent.click(await screen.findByRole('button', { name: 'Avvisi' }));

  expect(await screen.findByRole('button', { name: 'Da fare 4', pressed: true })).toBeVisible();
  expect(screen.getAllByText(/^Titolo/).map(({ textContent }) => textContent)).toEqual([
    'Titolo n3',
    'Titolo n1',
    'Titolo n2',
    'Titolo n4',
  ]);
});

test('counts nothing to do for a customer: their dashboard does', async () => {
  provideTestHost(serverWith(notification('n1', { cta_url: '/account/contracts/u1' })), { roles: ['user'] });
  renderWithHost(<NoticeBell />);
  await userEvent.click(await screen.findByRole('button', { name: /uno da leggere/ }));

  expect(await screen.findByRole('button', { name: 'Da leggere 1' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Da fare/ })).not.toBeInTheDocument();
});

test('one that is closed is read, and stays away on this device; one that may not be closed has no cross', async () => {
  provideTestHost(serverWith(notification('n1'), notification('n2', { closable: false })), { roles: ['manager'] });
  renderWithHost(<NoticeBell />);
  await userEvent.click(await screen.findByRole('button', { name: /2 da leggere/ }));

  await userEvent.click(screen.getByRole('button', { name: 'Nascondi l’avviso: Titolo n1' }));

  expect(screen.queryByText('Titolo n1')).not.toBeInTheDocument();
  expect(screen.getByText('Titolo n2')).toBeVisible();
  expect(JSON.parse(localStorage.getItem('clnot') ?? '')).toEqual(['n1']);
  expect(await screen.findByRole('button', { name: 'Avvisi, uno da leggere', hidden: true })).toBeInTheDocument();
});

test('one that was closed stays away when another is closed while the list does not reach it', async () => {
  const all = ['n1', 'n2', 'n3'].map((id) => notification(id, { seen: true }));
  const show = (...some: readonly BellNotification[]) => {
    provideTestHost(serverWith(...some), { roles: ['manager'] });
    return renderWithHost(<NoticeBell />);
  };
  const close = async (id: string) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Avvisi' }));
    await userEvent.click(await screen.findByRole('button', { name: `Nascondi l’avviso: Titolo ${id}` }));
  };
  const before = show(...all);
  await close('n3');
  before.unmount();
  const shorter = show(...all.slice(0, 2));
  await close('n1');
  shorter.unmount();

  show(...all);
  await userEvent.click(await screen.findByRole('button', { name: 'Avvisi' }));

  expect((await screen.findAllByText(/^Titolo/)).map(({ textContent }) => textContent)).toEqual(['Titolo n2']);
});

test('its link leads to the page, closes the list and has it read', async () => {
  provideTestHost(
    serverWith(notification('n1', { cta_label: 'Apri il contratto', cta_url: '/cms/manager/contracts/u1' })),
    { roles: ['manager'] },
  );
  renderWithHost(
    <>
      <NoticeBell />
      <Address />
    </>,
  );
  await userEvent.click(await screen.findByRole('button', { name: /uno da leggere/ }));

  const link = screen.getByRole('link', { name: 'Apri il contratto' });
  expect(link).toHaveAttribute('href', '/cms/manager/contracts/u1');
  await userEvent.click(link);

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByRole('button', { name: 'Avvisi' })).toBeVisible();
  expect(screen.getByText('/cms/manager/contracts/u1')).toBeVisible();
});

function Address() {
  return <output>{useLocation().pathname}</output>;
}

test('goes with the page where Back leads elsewhere', async () => {
  provideTestHost(serverWith(notification('n1')), { roles: ['manager'] });
  renderWithHost(<NoticeBell />);
  await userEvent.click(await screen.findByRole('button', { name: /uno da leggere/ }));
  expect(screen.getByRole('dialog')).toBeVisible();

  act(tellWentBack);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('asks every minute while the page is visible', async () => {
  jest.useFakeTimers();
  const { sent } = provideTestHost(serverWith(), { roles: ['manager'] });
  await act(async () => void renderWithHost(<NoticeBell />));
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(sent).toHaveLength(1);

  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(sent).toHaveLength(2);

  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await act(() => jest.advanceTimersByTimeAsync(180_000));
  expect(sent).toHaveLength(2);
});

test('a server that cannot say leaves the session’s notices', async () => {
  const { notices } = provideTestHost(
    () => {
      throw new ApiError(501, { message: 'Non ancora.', code: 'unavailable', request_id: 'r' });
    },
    { roles: ['manager'] },
  );
  notify({ text: 'Salvato' });
  renderWithHost(<NoticeBell />);

  await userEvent.click(await screen.findByRole('button', { name: 'Avvisi, uno da leggere' }));

  expect(screen.getByText('Salvato')).toBeVisible();
  expect(notices).toEqual([]);
});

test('counts what the list does not reach, as the bell does', async () => {
  const many = Array.from({ length: 120 }, (_, at) => notification(`n${at}`, { seen: at < 10 }));
  provideTestHost(serverWith(...many), { roles: ['manager'] });
  renderWithHost(<NoticeBell />);
  await userEvent.click(await screen.findByRole('button', { name: 'Avvisi, 110 da leggere' }));

  expect(await screen.findByRole('button', { name: 'Da leggere 110' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Tutti 120' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Da fare' }));
  expect(screen.getByText('Nessuno tra i più recenti.')).toBeVisible();
});

test('says that there is nothing only where there is nothing beyond the list either', async () => {
  const many = Array.from({ length: 120 }, (_, at) =>
    notification(`n${at}`, { seen: at < 60, cta_url: at === 3 ? '/cms/manager/contracts/u1' : null }),
  );
  provideTestHost(serverWith(...many), { roles: ['manager'] });
  renderWithHost(<NoticeBell />);
  await userEvent.click(await screen.findByRole('button', { name: 'Avvisi, 60 da leggere' }));
  expect(await screen.findByRole('button', { name: 'Da fare 1+' })).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Da leggere 60' }));
  expect(screen.getByText('Nessuno tra i più recenti.')).toBeVisible();
  expect(screen.queryByText('Nessun avviso da leggere.')).not.toBeInTheDocument();
});

test('without a network it says that the notices have not loaded, not that they are coming', async () => {
  provideTestHost(serverWith(notification('n1')), { roles: ['manager'] });
  renderWithHost(<p>Pagina</p>);
  act(() => void window.dispatchEvent(new Event('offline')));
  renderWithHost(<NoticeBell />);
  await userEvent.click(screen.getByRole('button', { name: 'Avvisi' }));
  expect(await screen.findByText(/^Gli avvisi non si sono caricati\. Si riprova da sé/)).toBeVisible();

  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Titolo n1')).toBeVisible();
});

test('does not say that there is nothing before the server has, nor where it cannot', async () => {
  let answer = (_: unknown) => {};
  const coming = new Promise((resolve) => {
    answer = resolve;
  });
  const server = serverWith(notification('n1'), notification('n2', { seen: true }));
  provideTestHost(async (call) => coming.then(() => server(call)), { roles: ['manager'] });
  const slow = renderWithHost(<NoticeBell />);
  await userEvent.click(screen.getByRole('button', { name: 'Avvisi' }));
  expect(await screen.findByText('Gli avvisi stanno arrivando.')).toBeVisible();
  expect(screen.queryByText('Non c’è nessun avviso.')).not.toBeInTheDocument();
  answer(null);
  expect(await screen.findByRole('button', { name: 'Da leggere 1', pressed: true })).toBeVisible();
  slow.unmount();

  provideTestHost(
    () => {
      throw new ApiError(501, { message: 'Non ancora.', code: 'unavailable', request_id: 'r' });
    },
    { roles: ['manager'] },
  );
  renderWithHost(<NoticeBell />);
  await userEvent.click(screen.getByRole('button', { name: 'Avvisi' }));
  expect(await screen.findByText(/^Gli avvisi non si sono caricati/)).toBeVisible();
});

test('asks nothing for nobody', async () => {
  const { sent } = provideTestHost(serverWith(notification('n1')));
  renderWithHost(<NoticeBell />);

  expect(await screen.findByRole('button', { name: 'Avvisi' })).toBeVisible();
  expect(sent).toEqual([]);
});
