import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from 'shared-ui/router';
import { renderWithHost } from 'shared-ui/testing';
import { clearSession, openSession } from '../session/session-store';
import { PublicBar } from './public-bar';

jest.mock('../api/report-error');

let mockMenuComes = true;
jest.mock('./user-menu', () => ({
  get UserMenu() {
    if (!mockMenuComes) throw new Error('Loading chunk 18 failed.');
    return () => <button type="button">Il tuo account</button>;
  },
}));

function Here() {
  const { pathname, hash } = useLocation();
  return (
    <>
      <p>{pathname + hash}</p>
      <Link to="/privacy">Privacy</Link>
    </>
  );
}

const open = (route: string) =>
  renderWithHost(
    <>
      <PublicBar />
      <Here />
    </>,
    { route },
  );

test('on a phone the landing page’s menu leads to its places, and closes behind who chose', async () => {
  open('/');
  const menu = screen.getByText('Menu').closest('details');
  if (!menu) throw new Error('There is no menu');
  await userEvent.click(screen.getByText('Menu'));
  expect(menu).toHaveAttribute('open');

  await userEvent.click(within(menu).getByText('Pacchetti'));
  expect(screen.getByText('/#pacchetti')).toBeVisible();
  expect(menu).not.toHaveAttribute('open');
});

test('elsewhere the bar has the number to call, and no menu', () => {
  open('/ricerca');
  expect(screen.getByRole('link', { name: '02 1234 5670' })).toHaveAttribute('href', expect.stringMatching(/^tel:/));
  expect(screen.queryByText('Menu')).not.toBeInTheDocument();
});

describe('a person’s menu whose script was lost', () => {
  beforeEach(async () => {
    // React says what it caught.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    mockMenuComes = false;
    openSession('t', ['user']);
    await act(async () => void open('/ricerca'));
    mockMenuComes = true;
  });
  afterEach(() => act(() => clearSession()));

  test('leaves the page as it is, and is there once the network is back', async () => {
    expect(screen.getByRole('link', { name: '02 1234 5670' })).toBeVisible();

    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('button', { name: 'Il tuo account' })).toBeVisible();
  });

  test('is asked for again by the next page', async () => {
    await userEvent.click(screen.getByRole('link', { name: 'Privacy' }));
    expect(await screen.findByRole('button', { name: 'Il tuo account' })).toBeVisible();
  });
});
