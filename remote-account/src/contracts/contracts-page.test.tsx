import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'shared-api/schema';
import { provideTestHost, refusal } from 'shared-api/testing';
import { expectAccessible, inWindow, renderWithHost } from 'shared-ui/testing';
import { contractWith, paid, rowOf } from '../common/testing/examples';
import { ContractsPage } from './contracts-page';

const page = {
  data: [rowOf(contractWith()), rowOf(paid)],
  meta: { current_page: 2, last_page: 3, per_page: 12, total: 26 },
};

it('asks for what the address says, 12 a page, and for another order when it is pressed', async () => {
  const { sent } = provideTestHost(() => page, { roles: ['user'] });
  const { container } = renderWithHost(<ContractsPage />, { route: '/account/contracts?page=2&status=PAID' });
  expect(await screen.findByRole('link', { name: 'CC-2025-001207' })).toHaveAttribute(
    'href',
    `/account/contracts/${paid.contract_uid}`,
  );
  expect(screen.getByText('9 aprile 2025, 17:20')).toBeVisible();
  expect(sent[0]?.query).toMatchObject({
    page: 2,
    per_page: 12,
    sort: '-created_at',
    wheres: [{ field: 'status', op: 'eq', value: 'PAID' }],
  });
  await expectAccessible(container);

  await userEvent.click(screen.getByRole('button', { name: /Totale/ }));
  expect(sent.at(-1)?.query).toMatchObject({ page: 1, sort: expect.stringContaining('total') });
});

it('is put in another order on a phone, where no heads stand', async () => {
  inWindow(390);
  const { sent } = provideTestHost(() => page, { roles: ['user'] });
  renderWithHost(<ContractsPage />, { route: '/account/contracts' });
  await userEvent.click(await screen.findByRole('button', { name: /^Ordina per/ }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Totale' }));

  await waitFor(() => expect(sent.at(-1)?.query).toMatchObject({ page: 1, sort: 'total' }));
});

it('leads from a page that there is no more to the last one', async () => {
  const { sent } = provideTestHost(
    ({ query }) => {
      const asked = z.object({ page: z.number() }).parse(query).page;
      return { data: asked > 3 ? [] : page.data, meta: { ...page.meta, current_page: asked } };
    },
    { roles: ['user'] },
  );
  renderWithHost(<ContractsPage />, { route: '/account/contracts?page=9' });
  expect(await screen.findByRole('link', { name: 'CC-2025-001207' })).toBeVisible();
  expect(sent.at(-1)?.query).toMatchObject({ page: 3 });
});

it('keeps what it shows where it cannot be read anew', async () => {
  let works = true;
  const { sent } = provideTestHost(
    () => {
      if (works) return page;
      throw refusal('unavailable', 'Il servizio non risponde.');
    },
    { roles: ['user'] },
  );
  renderWithHost(<ContractsPage />, { route: '/account/contracts' });
  await screen.findByRole('link', { name: 'CC-2025-001207' });
  works = false;
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(sent).toHaveLength(2));
  await act(async () => undefined);
  expect(screen.getByRole('link', { name: 'CC-2025-001207' })).toBeVisible();
});
