import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Outgoing } from 'shared-api/client';
import { host } from 'shared-api/host';
import { exampleStores, pageOf, provideManagerServer } from 'shared-staff/testing';
import { expectAccessible, renderWithHost } from 'shared-ui/testing';
import { StoreMenu } from './store-menu';

const [torino, moncalieri] = exampleStores;

/** The totals of the lists that a dealer's numbers lead to: of one dealer, then of all. */
function listOf({ query }: Outgoing) {
  const asked = JSON.stringify(query);
  const [one, all] = asked.includes('"created_at","op":"gte","value":"2026-11-16"') ? [11, 25] : [4, 9];
  return pageOf([], { total: asked.includes(moncalieri?.store_uid ?? '-') ? one : all });
}

const answers = {
  'GET /manager/contracts': listOf,
};

it('shows of each dealer the week and what expires, and chooses one for all pages', async () => {
  provideManagerServer({ answers });
  const { container } = renderWithHost(<StoreMenu />);
  await userEvent.click(await screen.findByRole('button', { name: /Tutti i dealer/ }));

  const items = await screen.findAllByRole('menuitem');
  expect(await within(items[0] ?? document.body).findByText('25 creati da lunedì')).toBeInTheDocument();
  expect(items[0]).toHaveTextContent('Tutti i dealer');
  expect(items[2]).toHaveTextContent('11 creati da lunedì');
  expect(items[2]).toHaveTextContent('4 in scadenza');
  await userEvent.click(items[2] ?? document.body);

  expect(host().store.get()).toEqual({ store_uid: moncalieri?.store_uid, name: 'Lingotto Moncalieri' });
  expect(await screen.findByRole('button', { name: /Lingotto Moncalieri/ })).toBeInTheDocument();
  await expectAccessible(container);
});

it('asks nothing of who has one dealer', async () => {
  provideManagerServer({ answers, stores: torino ? [torino] : [] });
  renderWithHost(<StoreMenu />);

  expect(await screen.findByText('Autocentro Lingotto')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
