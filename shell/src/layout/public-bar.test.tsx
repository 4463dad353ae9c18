import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'shared-ui/router';
import { renderWithHost } from 'shared-ui/testing';
import { PublicBar } from './public-bar';

function Here() {
  const { pathname, hash } = useLocation();
  return <p>{pathname + hash}</p>;
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
