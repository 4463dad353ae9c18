import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Outgoing } from 'shared-api/client';
import type { PublicStore } from 'shared-api/entities';
import { host } from 'shared-api/host';
import { refusal } from 'shared-api/testing';
import { formatPhone } from 'shared-ui/format';
import { Link, useLocation } from 'shared-ui/router';
import { expectAccessible } from 'shared-ui/testing';
import type { FunnelState } from '../common/funnel/funnel-state';
import { journey } from '../common/funnel/use-funnel';
import { car, dealer, offer, report } from '../common/testing/examples';
import { openPage, otherPage } from '../common/testing/open-page';
import { StorePage } from './store-page';

const lambro: PublicStore = { ...dealer, distance_km: null, thumbnail: null, website: null, email: null };
const monza: PublicStore = {
  ...lambro,
  store_uid: '1c8a1b2d-3e4f-4a5b-8c6d-7e8f9a0b1c2d',
  name: 'Brianza Motori',
  city: 'Monza',
  province: 'MB',
  zip_code: '20900',
};
const here: GeolocationPosition = {
  coords: {
    latitude: 45.487_654,
    longitude: 9.253_21,
    accuracy: 20,
    altitude: null,
    altitudeAccuracy: null,
    heading: null,
    speed: null,
    toJSON: () => ({}),
  },
  timestamp: Date.parse('2026-11-21T09:42:00Z'),
  toJSON: () => ({}),
};
const pageOf = (data: readonly PublicStore[], total = data.length) => ({
  data,
  meta: { current_page: 1, last_page: 1, per_page: 12, total },
});

const storePath = `/ricerca/${car.car_vin}/packages/store`;

function open(listed: (call: Outgoing) => unknown = () => pageOf([lambro, monza]), state: Partial<FunnelState> = {}) {
  return openPage({
    element: <StorePage />,
    path: '/ricerca/:vin/packages/store',
    at: storePath,
    state: { vin: car.car_vin, report, car, offer, ...state },
    answers: { 'GET /public/dealers': listed },
  });
}
const goOn = () =>
  userEvent.click(screen.getAllByRole('button', { name: 'Continua con i tuoi dati' })[0] ?? document.body);

test('dealers stand in order of their names, with today’s hours', async () => {
  const { view } = await open();

  expect(await screen.findByText(/in ordine di nome/)).toHaveTextContent(
    '2 concessionari in ordine di nome. Scrivi il tuo comune o il CAP per vedere prima i più vicini.',
  );
  expect(screen.getByRole('radio', { name: /Autocentro Lambro/ })).not.toBeChecked();
  expect(screen.getAllByText('Aperto fino alle 12:30').length).toBeGreaterThan(0);
  expect(
    // A line's end must not part the number.
    screen.getByText(
      (text) => text.includes(`20900 Monza (MB), tel.\u00a0${formatPhone(monza.phone).replaceAll(' ', '\u00a0')}`),
      {
        normalizer: (text) => text,
      },
    ),
  ).toBeVisible();
  await expectAccessible(view.container);
});

test('one goes on only with a dealer, who is remembered for the next time', async () => {
  await open();
  for (const button of screen.getAllByRole('button', { name: 'Scegli un concessionario' }))
    expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(await screen.findByRole('radio', { name: /Brianza Motori/ }));
  await goOn();

  expect(await otherPage()).toHaveTextContent(`/ricerca/${car.car_vin}/packages/store/confirm`);
  expect(journey().get().dealer).toMatchObject({ store_uid: monza.store_uid, city: 'Monza' });
  expect(host().store.get()).toEqual({ store_uid: monza.store_uid, name: monza.name });
});

test('the chosen dealer’s card tells the week, the telephone and the ways to pay', async () => {
  await open();
  await userEvent.click(await screen.findByRole('radio', { name: /Autocentro Lambro/ }));

  expect(await screen.findByText('Oggi, sabato')).toBeVisible();
  expect(screen.getAllByRole('link', { name: formatPhone(dealer.phone) })[0]).toHaveAttribute(
    'href',
    `tel:${dealer.phone}`,
  );
  expect(screen.getAllByText(/in sede.*con bonifico.*con carta/)[0]).toBeVisible();
});

test('what is typed narrows the list, and an empty answer says what to do', async () => {
  const { calls } = await open(({ query }) => pageOf('search' in Object(query) ? [] : [lambro]));
  await userEvent.type(await screen.findByLabelText('Città, CAP o nome'), 'Trapani');

  expect(await screen.findByText(/Nessun concessionario per «Trapani»/)).toBeVisible();
  expect(calls('GET', '/public/dealers').at(-1)?.query).toMatchObject({ search: 'Trapani' });
  await userEvent.click(screen.getByRole('button', { name: 'guarda l’elenco completo' }));
  expect(await screen.findByRole('radio', { name: /Autocentro Lambro/ })).toBeVisible();
});

test('the person’s place leaves the device only roughly, and orders by distance', async () => {
  const getCurrentPosition = (found: PositionCallback) => act(() => found(here));
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  const { calls } = await open(({ query }) =>
    pageOf(
      'lat' in Object(query)
        ? [
            { ...lambro, distance_km: 3.2 },
            { ...monza, distance_km: 14 },
          ]
        : [lambro, monza],
    ),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Usa la mia posizione' }));

  expect(await screen.findByText(/dal più vicino/)).toHaveTextContent('2 concessionari entro 60 km, dal più vicino');
  expect(calls('GET', '/public/dealers').at(-1)?.query).toMatchObject({ lat: 45.49, lng: 9.25 });
});

test('a browser that does not tell the place leaves the search by words', async () => {
  const getCurrentPosition = (_: PositionCallback, refuse: () => void) => act(refuse);
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Usa la mia posizione' }));

  expect(await screen.findByText(/Il browser non ci ha dato la posizione/)).toBeVisible();
  expect(screen.getByRole('radio', { name: /Brianza Motori/ })).toBeVisible();
  await userEvent.type(screen.getByRole('textbox'), 'Monza');
  expect(screen.queryByText(/Il browser non ci ha dato la posizione/)).not.toBeInTheDocument();
});

describe('a place that is typed while the browser asks for the position', () => {
  async function typeMeanwhile() {
    const getCurrentPosition = jest.fn<void, [PositionCallback, () => void]>();
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Usa la mia posizione' }));
    await userEvent.type(screen.getByRole('textbox'), 'Monza');
    const [found, refuse] = getCurrentPosition.mock.lastCall ?? [];
    return { found: () => act(() => found?.(here)), refuse: () => act(() => refuse?.()) };
  }

  test('stays when the position comes', async () => {
    const { found } = await typeMeanwhile();
    found();
    expect(await screen.findByRole('button', { name: 'Usa la mia posizione' })).toBeEnabled();
    expect(screen.getByRole('textbox')).toHaveValue('Monza');
  });

  test('is enough when it does not', async () => {
    const { refuse } = await typeMeanwhile();
    refuse();
    expect(screen.getByRole('textbox')).toHaveValue('Monza');
    expect(screen.queryByText(/Il browser non ci ha dato la posizione/)).not.toBeInTheDocument();
  });
});

test('the whole list comes on demand', async () => {
  const { calls } = await open(() => pageOf([lambro, monza], 40));
  await userEvent.click(await screen.findByRole('button', { name: 'Vedi tutti i concessionari (40)' }));

  await waitFor(() => expect(calls('GET', '/public/dealers').at(-1)?.query).toMatchObject({ per_page: 100 }));
});

/** The page, the next one, and the ways between them. */
function Steps() {
  const isHere = useLocation().pathname === storePath;
  return (
    <>
      <Link to={storePath}>Torna</Link>
      <Link to={`${storePath}/confirm`}>Avanti</Link>
      {isHere && <StorePage />}
    </>
  );
}

test('who comes back from the next step finds what was searched', async () => {
  const found = ({ query }: Outgoing) => pageOf('search' in Object(query) ? [monza] : [lambro, monza]);
  await openPage({
    element: <Steps />,
    path: '/ricerca/:vin/packages/store/*',
    at: storePath,
    state: { vin: car.car_vin, report, car, offer },
    answers: { 'GET /public/dealers': found },
  });
  await userEvent.type(await screen.findByLabelText('Città, CAP o nome'), 'Monza');
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(1));
  await userEvent.click(screen.getByRole('link', { name: 'Avanti' }));
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Torna' }));

  expect(await screen.findByLabelText('Città, CAP o nome')).toHaveValue('Monza');
  expect(await screen.findAllByRole('radio')).toEqual([screen.getByRole('radio', { name: /Brianza Motori/ })]);
});

test('a dealer of an earlier step stays chosen', async () => {
  await open(undefined, { dealer });

  expect(await screen.findByRole('radio', { name: /Autocentro Lambro/ })).toBeChecked();
});

test('a chosen dealer beyond the first ones stands before them', async () => {
  await open(() => pageOf([monza], 42), { dealer: { ...dealer, distance_km: 3.2 } });

  const [first, second] = await screen.findAllByRole('radio');
  expect(first).toHaveAccessibleName(/Autocentro Lambro/);
  expect(first).toBeChecked();
  expect(second).toHaveAccessibleName(/Brianza Motori/);
  expect(screen.queryByText(/3,2/)).not.toBeInTheDocument();
  expect(await screen.findByText('Oggi, sabato')).toBeVisible();

  await userEvent.type(screen.getByLabelText('Città, CAP o nome'), 'Monza');
  expect(screen.getAllByRole('radio')).toEqual([screen.getByRole('radio', { name: /Brianza Motori/ })]);
});

test('without a package one is led back to it', async () => {
  await open(undefined, { offer: null });

  expect(await otherPage()).toHaveTextContent(`/ricerca/${car.car_vin}/packages`);
});

test('a list that does not come is asked for again in place', async () => {
  let tries = 0;
  await open(() => {
    tries += 1;
    if (tries === 1) throw refusal('unavailable', 'Riprova tra poco.');
    return pageOf([lambro]);
  });
  expect(await screen.findByText('Riprova tra poco.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));

  expect(await screen.findByRole('radio', { name: /Autocentro Lambro/ })).toBeVisible();
});

test('all of them are every page of them', async () => {
  const dealers = Array.from({ length: 15 }, (_, index) => ({
    ...lambro,
    store_uid: `1c8a1b2d-3e4f-4a5b-8c6d-${String(index).padStart(12, '0')}`,
    name: `Dealer ${index}`,
  }));
  await open(({ query }) => {
    const { page = 1 } = Object(query);
    const meta = { current_page: page, last_page: 2, per_page: 10, total: 15 };
    return { data: dealers.slice((page - 1) * 10, page * 10), meta };
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Vedi tutti i concessionari (15)' }));
  expect(await screen.findByText('Dealer 14')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Vedi tutti/ })).not.toBeInTheDocument();
});
