import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Outgoing } from 'shared-api/client';
import { pageOf, provideManagerServer } from 'shared-staff/testing';
import { expectAccessible, renderWithHost } from 'shared-ui/testing';
import { SavedViews } from './saved-views';

it('keeps the place of the numbers while they are counted', async () => {
  provideManagerServer({ answers: { 'GET /manager/contracts': () => new Promise(() => undefined) } });
  renderWithHost(<SavedViews />);

  const expiring = await screen.findByRole('link', { name: 'In scadenza' });
  expect(expiring.lastElementChild).toHaveAttribute('aria-busy', 'true');
  expect(expiring.lastElementChild).toBeEmptyDOMElement();
});

it('leads to every view, each with its number of contracts', async () => {
  const totals = (query: unknown) => (JSON.stringify(query).includes('DRAFT') ? 4 : 2);
  provideManagerServer({
    answers: {
      'GET /manager/contracts': ({ query }: Outgoing) => pageOf([], { total: totals(query) }),
      'GET /account/views': () => ({
        data: [
          {
            id: '0d9f2c1e-3b4a-4c5d-8e6f-7a8b9c0d1e2f',
            list: 'manager-contracts',
            name: 'Bozze di Andrea',
            query: 'status=DRAFT',
            shared: false,
            own: true,
            created_at: '2026-11-01T09:00:00Z',
          },
        ],
      }),
    },
  });
  const follow = jest.fn();
  const { container } = renderWithHost(<SavedViews onFollow={follow} />);

  const drafts = await screen.findByRole('link', { name: /Bozze di Andrea ?4/ });
  expect(drafts).toHaveAttribute('href', '/cms/manager/contracts?status=DRAFT');
  expect(screen.getByRole('link', { name: /In scadenza ?2/ })).toHaveAttribute(
    'href',
    '/cms/manager/contracts?days_left=..7&sort=days_left',
  );
  await expectAccessible(container);
  await userEvent.click(drafts);
  expect(follow).toHaveBeenCalledTimes(1);
});
