import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provideTestHost } from 'shared-api/testing';
import { renderWithHost } from 'shared-ui/testing';
import { DealersSection } from './dealers-section';

const meta = { current_page: 1, last_page: 1, per_page: 100, total: 1 };
const dealer = {
  store_uid: '5b1f3f3e-3a0c-4a54-8a3c-6d4f4a0b7c21',
  name: 'Autocentro Lambro',
  address: 'via Rombon 41',
  zip_code: '20134',
  city: 'Milano',
  province: 'MI',
  lat: 45.49,
  lng: 9.24,
  opening_hours: {},
  distance_km: null,
};

it('keeps the place of the dealers until they come', async () => {
  let answer: (value: unknown) => void = () => undefined;
  provideTestHost(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  renderWithHost(<DealersSection />);
  const kept = screen.getByRole('list', { hidden: true });
  expect(within(kept).getAllByRole('listitem', { hidden: true })).toHaveLength(3);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();

  answer({ data: [dealer], meta });
  expect(await screen.findByText('Autocentro Lambro')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

it('has a screen reader read what a search finds, and neither the first dealers nor all of them', async () => {
  provideTestHost(() => ({ data: [dealer], meta }));
  const { container } = renderWithHost(<DealersSection />);
  const isRead = () => container.querySelector('[aria-live=polite]')?.contains(screen.getByText('Autocentro Lambro'));
  await screen.findByText('Autocentro Lambro');
  expect(isRead()).not.toBe(true);

  await userEvent.type(screen.getByRole('textbox'), 'Lambro');
  expect(isRead()).toBe(true);

  await userEvent.click(screen.getByRole('button', { name: 'Vedi tutti i concessionari' }));
  expect(isRead()).not.toBe(true);
});

it('shows on the map where the dealers are that were found, one name where two would lie over each other', async () => {
  const turin = { ...dealer, store_uid: 'b', name: 'Mole Motori', city: 'Torino', lat: 45.07, lng: 7.69 };
  const monza = { ...dealer, store_uid: 'c', name: 'Brianza Motori', city: 'Monza', lat: 45.58, lng: 9.27 };
  const all = [turin, dealer, monza];
  provideTestHost((call) => ({ data: JSON.stringify(call).includes('20127') ? [dealer, monza, turin] : all, meta }));
  const { container } = renderWithHost(<DealersSection />);
  const names = () => [...container.querySelectorAll('svg text')].map(({ textContent }) => textContent);
  expect(await screen.findByText('Mole Motori')).toBeVisible();
  expect(names()).toEqual([]);

  await userEvent.type(screen.getByRole('textbox'), '20127');
  await waitFor(() => expect(names()).toEqual(['Torino', 'Milano']));
});

it('shows every dealer there is, also those beyond the most that are given at once', async () => {
  const many = Array.from({ length: 103 }, (_, index) => ({
    ...dealer,
    store_uid: `${index}`,
    name: `Dealer ${index}`,
  }));
  provideTestHost(({ query }) => {
    const { page = 1, per_page = 12 } = Object(query);
    const last_page = Math.ceil(many.length / per_page);
    const data = many.slice((page - 1) * per_page, page * per_page);
    return { data, meta: { current_page: page, last_page, per_page, total: many.length } };
  });
  renderWithHost(<DealersSection />);
  await userEvent.click(await screen.findByRole('button', { name: 'Vedi tutti i concessionari' }));

  expect(await screen.findByText('Dealer 102')).toBeVisible();
});

describe('a search that finds nobody', () => {
  const searchInVain = async () => {
    provideTestHost((call) =>
      Promise.resolve(
        JSON.stringify(call).includes('Zzz') ? { data: [], meta: { ...meta, total: 0 } } : { data: [dealer], meta },
      ),
    );
    renderWithHost(<DealersSection />);
    await userEvent.type(screen.getByRole('textbox'), 'Zzz');
    return screen.findByRole('button', { name: 'guarda l’elenco completo' });
  };

  it('leads to all of them', async () => {
    await userEvent.click(await searchInVain());
    expect(await screen.findByText('Autocentro Lambro')).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveValue('');
  });

  it('is over when the field is emptied', async () => {
    await searchInVain();
    await userEvent.clear(screen.getByRole('textbox'));
    expect(await screen.findByText('Autocentro Lambro')).toBeVisible();
    expect(screen.queryByText(/Nessun concessionario/)).not.toBeInTheDocument();
  });
});
