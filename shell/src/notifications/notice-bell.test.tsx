import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BellNotification } from 'shared-api/entities';
import { ApiError } from 'shared-api/errors';
import { type Answer, provideTestHost } from 'shared-api/testing';
import { renderWithHost } from 'shared-ui/testing';
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
  let allSeen = false;
  return ({ path }) => {
    if (path.endsWith('/seen')) {
      allSeen = true;
      return {};
    }
    const data = notifications.map((one) => ({ ...one, seen: one.seen || allSeen }));
    const unseen = data.filter((one) => !one.seen).length;
    return { data, meta: { current_page: 1, last_page: 1, per_page: 50, total: data.length, counts: { unseen } } };
  };
}

afterEach(() => jest.useRealTimers());

beforeEach(() => {
  noticeStore.setState({ shown: [], past: [], unread: 0 });
  closedNotifications.set([]);
});

test('counts the server’s notifications with those of the session, and forgets them once they were seen', async () => {
  provideTestHost(serverWith(notification('n1'), notification('n2', { seen: true })), { roles: ['manager'] });
  notify({ text: 'Salvato' });
  renderWithHost(<NoticeBell />);

  await userEvent.click(await screen.findByRole('button', { name: 'Avvisi, 2 nuovi' }));

  expect(screen.getByText('Titolo n1')).toBeVisible();
  expect(screen.getByText('Salvato')).toBeVisible();
  expect(screen.getAllByText('Nuovo')).toHaveLength(1);
  expect(await screen.findByRole('button', { name: 'Avvisi', hidden: true })).toBeInTheDocument();
});

test('one that is closed stays away on this device; one that may not be closed has no cross', async () => {
  provideTestHost(serverWith(notification('n1'), notification('n2', { closable: false })), { roles: ['manager'] });
  renderWithHost(<NoticeBell />);
  await userEvent.click(await screen.findByRole('button', { name: /2 nuovi/ }));

  await userEvent.click(screen.getByRole('button', { name: 'Nascondi questo avviso' }));

  expect(screen.queryByText('Titolo n1')).not.toBeInTheDocument();
  expect(screen.getByText('Titolo n2')).toBeVisible();
  expect(JSON.parse(localStorage.getItem('clnot') ?? '')).toEqual(['n1']);
});

test('its link leads to the page and closes the list', async () => {
  provideTestHost(
    serverWith(notification('n1', { cta_label: 'Apri il contratto', cta_url: '/cms/manager/contracts/u1' })),
    { roles: ['manager'] },
  );
  renderWithHost(<NoticeBell />);
  await userEvent.click(await screen.findByRole('button', { name: /uno nuovo/ }));

  const link = screen.getByRole('link', { name: 'Apri il contratto' });
  expect(link).toHaveAttribute('href', '/cms/manager/contracts/u1');
  await userEvent.click(link);

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

  await userEvent.click(await screen.findByRole('button', { name: 'Avvisi, uno nuovo' }));

  expect(screen.getByText('Salvato')).toBeVisible();
  expect(notices).toEqual([]);
});

test('asks nothing for nobody', async () => {
  const { sent } = provideTestHost(serverWith(notification('n1')));
  renderWithHost(<NoticeBell />);

  expect(await screen.findByRole('button', { name: 'Avvisi' })).toBeVisible();
  expect(sent).toEqual([]);
});
