import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OfferedPackage } from 'shared-api/entities';
import { refusal } from 'shared-api/testing';
import { expectAccessible } from 'shared-ui/testing';
import type { FunnelState } from '../common/funnel/funnel-state';
import { journey } from '../common/funnel/use-funnel';
import { car, offer, report } from '../common/testing/examples';
import { openPage, otherPage } from '../common/testing/open-page';
import { PackagesPage } from './packages-page';

const cheaper: OfferedPackage = {
  ...offer,
  id: '22222222-2222-4222-8222-222222222222',
  title: 'Completo 24',
  mantenance_duration: 24,
  discount: '0.00',
  total: '990.00',
};
const unfit: OfferedPackage = {
  ...offer,
  id: '11111111-1111-4111-8111-111111111111',
  title: 'Elettrica 48',
  eligible: false,
  reasons: ['Solo per auto elettriche: questa è a benzina.'],
};

function open(packages: () => readonly OfferedPackage[], state: Partial<FunnelState> = {}) {
  return openPage({
    element: <PackagesPage />,
    path: '/ricerca/:vin/packages',
    at: `/ricerca/${car.car_vin}/packages`,
    state: { vin: car.car_vin, report, car, ...state },
    answers: {
      'GET /public/pack-types': () => ({
        data: [
          {
            code: 'completo',
            kind: state.kind ?? 'care',
            title: 'Garanzia e manutenzione',
            excerpt: '',
            description: '',
            thumbnail: null,
            packages: packages(),
          },
        ],
      }),
    },
  });
}
const buttons = (name: string) => screen.getAllByRole('button', { name });
const summary = () => screen.getByRole('complementary');

test('packages are asked for this very car, and how many fit is said on top', async () => {
  const { view, calls } = await open(() => [offer, cheaper, unfit]);

  expect(await screen.findByText(/Due sono adatti alla tua Avenger con 18\.420 km\./)).toBeVisible();
  expect(screen.getByText(/In fondo trovi l’altro, con il motivo\./)).toBeVisible();
  expect(calls('GET', '/public/pack-types')[0]?.query).toMatchObject({
    vin: car.car_vin,
    kind: 'care',
    km: 18_420,
    car_fuel: 'benzina',
    car_registration_date: '2025-03-18',
  });
  await expectAccessible(view.container);
});

test('a rental’s car is not the person’s, and its price is named as the sum for the whole time', async () => {
  await open(() => [offer], { kind: 'rental' });
  expect(await screen.findByText(/Uno è adatto a questa Avenger con 18\.420 km\./)).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Completo 36' }));

  expect(within(summary()).getByText(/^Canone totale, 36\smesi, IVA inclusa$/)).toBeVisible();
  expect(screen.queryByText(/\btua\b/)).not.toBeInTheDocument();
});

test('nothing is chosen ahead, and one goes on only with a package', async () => {
  await open(() => [offer, cheaper]);
  await screen.findByRole('radio', { name: 'Completo 36' });
  for (const button of buttons('Scegli un pacchetto')) expect(button).toHaveAttribute('aria-disabled', 'true');

  await userEvent.click(screen.getByRole('radio', { name: 'Completo 24' }));
  expect(within(summary()).getAllByText('990,00 €').length).toBeGreaterThan(0);
  await userEvent.click(buttons('Scegli il concessionario')[0] ?? document.body);

  expect(await otherPage()).toHaveTextContent(`/ricerca/${car.car_vin}/packages/store`);
  expect(journey().get().offer?.id).toBe(cheaper.id);
});

test('the summary shows price, discount and tax of the choice to the cent', async () => {
  await open(() => [offer]);
  await userEvent.click(await screen.findByRole('radio', { name: 'Completo 36' }));

  const told = summary();
  expect(told).toHaveTextContent('1.180,00 €');
  expect(told).toHaveTextContent('212,79 €');
  expect(told).toHaveTextContent(/100,00 €/);
});

test('a package that is no longer possible for the changed car is named and no longer chosen', async () => {
  await open(() => [cheaper, { ...offer, eligible: false, reasons: ['Troppi chilometri.'] }], { offer });

  expect(await screen.findByText('Con i dati nuovi «Completo 36» non è più adatto: scegline un altro.')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Completo 36' })).not.toBeChecked();
});

test('a choice of before holds at today’s price', async () => {
  await open(() => [{ ...offer, total: '1200.00' }], { offer });

  expect(await screen.findByRole('radio', { name: 'Completo 36' })).toBeChecked();
  expect(summary()).toHaveTextContent('1.200,00 €');
});

test('when nothing fits there is a reason for each, a telephone and the way back to the car', async () => {
  await open(() => [unfit]);

  expect(await screen.findByText(/Nessun pacchetto è adatto alla tua Avenger/)).toBeVisible();
  expect(screen.getByText('Solo per auto elettriche: questa è a benzina.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Controlla i dati dell’auto' })).toHaveAttribute(
    'href',
    `/ricerca/${car.car_vin}`,
  );
});

test('who has not told the car yet is led to it first', async () => {
  await open(() => [offer], { car: null });

  expect(await otherPage()).toHaveTextContent(`/ricerca/${car.car_vin}`);
});

test('a list that does not come is asked for again in place', async () => {
  let tries = 0;
  await open(() => {
    tries += 1;
    if (tries === 1) throw refusal('unavailable', 'I pacchetti non si caricano.');
    return [offer];
  });
  expect(await screen.findByText('I pacchetti non si caricano.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));

  expect(await screen.findByRole('radio', { name: 'Completo 36' })).toBeVisible();
});

test('one package is advised with the kilometres it rests on, and chosen only when the person says so', async () => {
  const { view } = await open(() => [offer, cheaper]);
  const heading = await screen.findByRole('heading', { name: /^Per la tua auto consigliamo Completo (24|36)$/ });
  const title = heading.textContent?.replace('Per la tua auto consigliamo ', '') ?? '';
  expect(
    screen.getByText(/^Percorri circa .* km l’anno\. In \d+ mesi sono circa .* km, e il pacchetto arriva a/),
  ).toBeVisible();
  expect(screen.getByRole('radio', { name: title })).not.toBeChecked();
  await expectAccessible(view.container);
  await userEvent.click(screen.getByRole('button', { name: `Scegli ${title}` }));

  expect(screen.getByRole('radio', { name: title })).toBeChecked();
  expect(screen.queryByRole('button', { name: `Scegli ${title}` })).not.toBeInTheDocument();
  expect(screen.getByText(`Hai scelto ${title}`)).toBeVisible();
});

test('a rental is no matter of advice', async () => {
  await open(() => [offer, cheaper], { kind: 'rental' });
  await screen.findByRole('radio', { name: 'Completo 36' });
  expect(screen.queryByRole('heading', { name: /consigliamo/ })).not.toBeInTheDocument();
});
