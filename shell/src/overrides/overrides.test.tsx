import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Role } from 'shared-api/domain';
import type { AreaRecord, PageConfig } from 'shared-api/host';
import { type Answer, provideTestHost, refusal } from 'shared-api/testing';
import { useLocation } from 'shared-ui/router';
import { expectAccessible, renderWithHost } from 'shared-ui/testing';
import { Overlays } from '../layout/overlays';
import { leave, useIsLeaveAsked } from '../navigation/leave-page';
import { reloadAs } from '../registry/reload-as';
import { RegistryProvider } from '../registry/use-registry';
import { clearSession, openSession, sessionStore } from '../session/session-store';
import { holdUnsaved } from '../session/unsaved-input';
import { areaRecord } from '../testing/area-record';

jest.mock('../registry/reload-as');

const question = '/cms/admin/users?page=2&override=remote-admin@http://localhost:4003';

function Address() {
  const { pathname, search } = useLocation();
  return <output>{`${pathname}${search}${useIsLeaveAsked() ? ' leave?' : ''}`}</output>;
}

interface Opened {
  readonly stage?: PageConfig['stage'];
  readonly roles?: readonly Role[];
  readonly areas?: readonly AreaRecord[];
  readonly answer?: Answer;
  /** What the address bar shows, where the page has been left already. */
  readonly at?: string;
}

async function open(
  route: string,
  { stage = 'staging', roles = ['admin'], areas = [], answer, at = route }: Opened = {},
) {
  window.history.replaceState(null, '', at);
  if (roles.length > 0) openSession('abc', roles);
  const host = provideTestHost(answer ?? (() => ({ message: 'Fatto' })));
  await act(async () => {
    renderWithHost(
      <RegistryProvider value={{ pages: [], areas, stage }}>
        <Overlays />
        <Address />
      </RegistryProvider>,
      { route },
    );
  });
  return host;
}

const address = () => screen.getByRole('status').textContent;

afterEach(() => {
  act(() => clearSession());
  jest.mocked(reloadAs).mockReset();
});

test('staff are told which area comes from where and what that means, and the server is asked after a yes', async () => {
  const { sent } = await open(question);
  const dialog = await screen.findByRole('alertdialog', { name: 'Prendere l’area da un’altra origine?' });
  expect(dialog).toHaveTextContent('remote-admin da http://localhost:4003');
  expect(dialog).toHaveTextContent('funziona con i tuoi permessi');
  await expectAccessible(dialog);
  expect(sent).toEqual([]);

  await userEvent.click(screen.getByRole('button', { name: 'Prendere l’area da lì' }));

  await waitFor(() => expect(reloadAs).toHaveBeenCalledWith('/cms/admin/users?page=2'));
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    ['/system/overrides', { area: 'remote-admin', origin: 'http://localhost:4003' }],
  ]);
});

test('whoever is being led to sign-in is not called back to the page, where the form would begin anew', async () => {
  await open(question, { stage: 'production', roles: [], at: '/login' });
  expect(address()).toBe(question);
});

test('a no leaves everything as it was, without the question in the address', async () => {
  const { sent } = await open(question);
  await userEvent.click(await screen.findByRole('button', { name: 'Annulla' }));

  await waitFor(() => expect(address()).toBe('/cms/admin/users?page=2'));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect([sent, jest.mocked(reloadAs).mock.calls]).toEqual([[], []]);
});

test('of several, what the server refuses is told in the dialog; what it took is seen after leaving it', async () => {
  await open(`${question}&override=remote-manager@https://elsewhere.example`, {
    answer: ({ body }) => {
      if (JSON.stringify(body).includes('elsewhere')) {
        const errors = { origin: ['Questa origine non è tra quelle permesse.'] };
        throw refusal('validation', 'Controlla i dati.', errors);
      }
      return { message: 'Fatto' };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Prendere le aree da lì' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Questa origine non è tra quelle permesse.');
  expect(reloadAs).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
  expect(reloadAs).toHaveBeenCalledWith('/cms/admin/users?page=2');
});

test('who is not signed in comes back to the question after sign-in', async () => {
  await open(question, { roles: [] });
  await waitFor(() => expect(address()).toMatch(/^\/login\?next=/));
  expect(new URLSearchParams(address()?.split('?')[1]).get('next')).toBe(question);
  expect(sessionStore.getState().signInMessage).toBe('Per prendere un’area da un’altra origine serve l’accesso.');
});

test.each<[string, string, Opened, string]>([
  ['a customer', question, { roles: ['user'] }, 'Solo il personale può prendere un’area da un’altra origine.'],
  [
    'whom the address does not tell an origin',
    '/cms/admin/users?page=2&override=remote-admin',
    {},
    '?override=remote-admin@http://localhost:4103',
  ],
])('%s is told why nothing happens', async (_who, route, opened, text) => {
  const { notices, sent } = await open(route, opened);
  await waitFor(() => expect(address()).toBe('/cms/admin/users?page=2'));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(notices).toEqual([expect.objectContaining({ type: 'warning', text: expect.stringContaining(text) })]);
  expect(sent).toEqual([]);
});

test('in production the question is dropped without a word', async () => {
  const { notices, sent } = await open(question, { stage: 'production' });
  await waitFor(() => expect(address()).toBe('/cms/admin/users?page=2'));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect([notices, sent]).toEqual([[], []]);
});

describe('a version that is not live', () => {
  const preview = '/cms/admin/users?page=2&preview=remote-admin@663601e';

  test('is shown to staff after a yes, in production too', async () => {
    const { sent } = await open(preview, { stage: 'production' });
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Vedere l’area a una versione che gli altri non hanno?',
    });
    expect(dialog).toHaveTextContent('remote-admin alla versione 663601e');
    expect(dialog).not.toHaveTextContent('funziona con i tuoi permessi');
    await expectAccessible(dialog);

    await userEvent.click(screen.getByRole('button', { name: 'Vedere questa versione' }));
    await waitFor(() => expect(reloadAs).toHaveBeenCalledWith('/cms/admin/users?page=2'));
    expect(sent.map(({ path, body }) => [path, body])).toEqual([
      ['/system/previews', { area: 'remote-admin', version: '663601e' }],
    ]);
  });

  test('that is not kept is told, and nothing changes', async () => {
    const sentence = 'Questa versione non è tra quelle conservate.';
    await open(preview, {
      answer: () => {
        const errors = { version: [sentence] };
        throw refusal('validation', 'Controlla i dati.', errors);
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Vedere questa versione' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(reloadAs).not.toHaveBeenCalled();
  });

  test.each<[string, string, Role[], string]>([
    ['a customer', preview, ['user'], 'Solo il personale può vedere una versione che non è in linea.'],
    [
      'whom the address does not tell a version',
      '/cms?preview=remote-admin',
      ['admin'],
      '?preview=remote-admin@663601e',
    ],
  ])('%s is told why nothing happens', async (_who, route, roles, text) => {
    const { notices } = await open(route, { roles });
    await waitFor(() => expect(address()).not.toContain('preview'));
    expect(notices).toEqual([expect.objectContaining({ type: 'warning', text: expect.stringContaining(text) })]);
  });

  test('is asked for again after sign-in', async () => {
    await open(preview, { roles: [] });
    await waitFor(() => expect(address()).toMatch(/^\/login\?next=/));
    expect(sessionStore.getState().signInMessage).toBe('Per vedere una versione che non è in linea serve l’accesso.');
  });
});

describe('while overrides stand', () => {
  const areas = [
    areaRecord({ name: 'admin', override: 'http://localhost:4003' }),
    areaRecord({ name: 'manager', override: 'http://localhost:4002' }),
    areaRecord({ name: 'public', version: '1.2.0-9ab27f4', preview: true }),
    areaRecord({ name: 'account' }),
  ];

  test('a bar tells which, also to somebody who is signed out, and takes them back', async () => {
    const { sent } = await open('/ricerca?q=1', { areas, roles: [] });
    const bar = await screen.findByRole('region', { name: 'Aree solo in questo browser' });
    expect([...bar.querySelectorAll('li')].map((line) => line.textContent)).toEqual([
      'remote-admin da http://localhost:4003',
      'remote-manager da http://localhost:4002',
      'remote-public alla versione 1.2.0-9ab27f4',
    ]);
    await expectAccessible(bar);

    await userEvent.click(screen.getByRole('button', { name: 'Ripristina' }));
    await waitFor(() => expect(reloadAs).toHaveBeenCalledTimes(1));
    expect(sent.map(({ entry, path }) => [entry.method, path])).toEqual([['DELETE', '/system/overrides']]);
  });

  test('unsaved input is asked for before anything is taken back', async () => {
    const { sent } = await open('/ricerca', { areas });
    const release = holdUnsaved();
    await userEvent.click(await screen.findByRole('button', { name: 'Ripristina' }));
    await waitFor(() => expect(address()).toContain('leave?'));
    expect(sent).toEqual([]);

    act(() => leave());
    await waitFor(() => expect(reloadAs).toHaveBeenCalledTimes(1));
    release();
  });

  test('a reset that fails can be tried again', async () => {
    let isDown = true;
    const { sent } = await open('/ricerca', {
      areas,
      answer: () => {
        if (isDown) throw new Error('no line');
        return { message: 'Fatto' };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Ripristina' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ripristina' })).not.toHaveAttribute('aria-busy'));
    expect(reloadAs).not.toHaveBeenCalled();

    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Ripristina' }));
    await waitFor(() => expect(reloadAs).toHaveBeenCalledTimes(1));
  });
});

test('without any, nothing stands on the page', async () => {
  await open('/ricerca', { areas: [areaRecord()] });
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
