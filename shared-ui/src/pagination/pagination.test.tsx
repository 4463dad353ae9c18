import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, renderWithHost } from '../testing';
import { ListFoot } from './list-foot';
import { pageWindow } from './page-window';

it.each([
  [1, 18, [1, 2, 3, 4, 5]],
  [9, 18, [7, 8, 9, 10, 11]],
  [18, 18, [14, 15, 16, 17, 18]],
  [2, 3, [1, 2, 3]],
])('shows pages around %i of %i', (page, last, pages) => {
  expect(pageWindow(page, last)).toEqual(pages);
});

it('tells where one is and leads on', async () => {
  const go = jest.fn();
  const { container } = renderWithHost(
    <ListFoot meta={{ current_page: 18, last_page: 18, per_page: 12, total: 214 }} onPage={go} onPerPage={jest.fn()} />,
  );
  expect(screen.getByText('205–214 di 214')).toBeVisible();
  const pages = screen.getByRole('navigation', { name: 'Pagine' });
  expect(within(pages).getByRole('button', { name: 'Pagina 18' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(within(pages).getByRole('button', { name: 'Pagina successiva' }));
  expect(go).not.toHaveBeenCalled();
  await userEvent.click(within(pages).getByRole('button', { name: 'Pagina 15' }));
  expect(go).toHaveBeenCalledWith(15);
  await expectAccessible(container);
});
