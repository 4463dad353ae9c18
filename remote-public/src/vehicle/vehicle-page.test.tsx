import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PublicVehicleReport } from 'shared-api/entities';
import { refusal } from 'shared-api/testing';
import { expectAccessible } from 'shared-ui/testing';
import { journeyOfContract } from '../common/contract/journey-of-contract';
import { emptyVehicle } from '../common/funnel/funnel-state';
import { journey } from '../common/funnel/use-funnel';
import { noticeState } from '../common/journey/use-notice';
import { contractWith, offer, report } from '../common/testing/examples';
import { openPage, otherPage } from '../common/testing/open-page';
import { VehiclePage } from './vehicle-page';

const unfit = { ...offer, id: '11111111-1111-4111-8111-111111111111', eligible: false, reasons: ['Troppi km.'] };
const typeOf = (packages: readonly (typeof offer)[]) => ({
  data: [
    { code: 'completo', kind: 'care', title: 'Completo', excerpt: '', description: '', thumbnail: null, packages },
  ],
});

function open(found: () => Partial<PublicVehicleReport>, at = `/ricerca/${report.vin}`, packages = [offer, unfit]) {
  return openPage({
    element: <VehiclePage />,
    path: '/ricerca/:vin',
    at,
    state: { vin: report.vin, vehicle: emptyVehicle },
    answers: {
      'POST /public/vin-service': () => ({ data: { ...report, ...found() } }),
      'GET /public/pack-types': () => typeOf(packages),
    },
  });
}
const next = () => userEvent.click(screen.getAllByRole('button', { name: 'Vedi i pacchetti' })[0] ?? document.body);

test('the car is shown as the booklet names it, with the source of each fact', async () => {
  const { view, calls } = await open(() => ({}));

  expect(await screen.findByText('Dati trovati')).toBeVisible();
  expect(screen.getAllByText('Jeep').length).toBeGreaterThan(0);
  expect(screen.getAllByText('Benzina').length).toBeGreaterThan(0);
  expect(screen.getByText('stimato dal telaio')).toBeVisible();
  expect(calls('POST', '/public/vin-service').map(({ body }) => body)).toEqual([{ vin: report.vin }]);
  await expectAccessible(view.container);
});

test('a car to be rented is not called the person’s own', async () => {
  await open(() => ({}), `/ricerca/${report.vin}?kind=rental`);

  expect(await screen.findByText('Dati trovati')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'È questa l’auto da noleggiare?' })).toBeVisible();
});

test('only what no source knew is asked, and the way on carries it', async () => {
  await open(() => ({}));
  await screen.findByLabelText(/Prima immatricolazione/);
  expect(screen.queryByLabelText(/^Modello/)).not.toBeInTheDocument();

  await userEvent.type(screen.getByLabelText(/^Targa/), 'gt 109 rz');
  await userEvent.type(screen.getByLabelText(/Prima immatricolazione/), '18032025');
  expect(screen.getByLabelText(/Prima immatricolazione/)).toHaveValue('18/03/2025');
  // The summary's plate bears the year as soon as it is known.
  expect(screen.getByRole('img', { name: 'Targa GT 109 RZ' })).toHaveTextContent(/25$/);
  await userEvent.type(screen.getByLabelText(/Chilometri di oggi/), '18.420');
  await next();

  expect(await otherPage()).toHaveTextContent(`/ricerca/${report.vin}/packages`);
  expect(journey().get().car).toMatchObject({
    car_vin: report.vin,
    car_plate: 'GT109RZ',
    car_registration_date: '2025-03-18',
    km: 18_420,
  });
});

describe('who is signed in and had a contract for the car', () => {
  const unknown = {
    ...report,
    source: 'decoded',
    car_model: null,
    car_version: null,
    car_fuel: null,
    missing: ['car_model', 'car_version', 'car_fuel', 'car_plate', 'car_registration_date', 'km'],
  };
  const earlier = contractWith({ car_vin: report.vin, car_model: 'Jeep Avenger', car_fuel: 'benzina', km: 9000 });
  const openFor = (roles: readonly 'user'[] | undefined) =>
    openPage({
      element: <VehiclePage />,
      path: '/ricerca/:vin',
      at: `/ricerca/${report.vin}`,
      ...(roles ? { roles } : {}),
      answers: {
        'POST /public/vin-service': () => ({ data: unknown }),
        'GET /public/pack-types': () => typeOf([offer]),
        'GET /account/contracts': () => ({ data: [earlier], meta: {} }),
      },
    });

  test('has only the kilometres to tell', async () => {
    const { calls } = await openFor(['user']);
    expect(await screen.findByLabelText(/^Modello/)).toHaveValue('Jeep Avenger');
    expect(screen.getByLabelText(/Alimentazione/)).toHaveValue('benzina');
    expect(screen.getByRole('textbox', { name: /^Targa/ })).toHaveValue('GT\u00a0109\u00a0RZ');
    expect(screen.getByLabelText(/Prima immatricolazione/)).toHaveValue('18/03/2025');
    expect(screen.getByLabelText(/Chilometri di oggi/)).toHaveValue('');
    expect(calls('GET', '/account/contracts')).toHaveLength(1);
  });

  test('is asked for everything as anybody else without signing in', async () => {
    const { calls } = await openFor(undefined);
    expect(await screen.findByLabelText(/^Modello/)).toHaveValue('');
    expect(calls('GET', '/account/contracts')).toHaveLength(0);
  });
});

test('why the kilometres are fewer than known is asked where the server doubts them, and goes along', async () => {
  const vehicle = { ...emptyVehicle, car_registration_date: '18/03/2025', km: '900' };
  await openPage({
    element: <VehiclePage />,
    path: '/ricerca/:vin',
    at: `/ricerca/${report.vin}`,
    arrival: noticeState('Sono meno dell’ultima lettura che conosciamo.', ['km']),
    state: { vin: report.vin, vehicle },
    answers: {
      'POST /public/vin-service': () => ({ data: report }),
      'GET /public/pack-types': () => typeOf([offer]),
    },
  });
  expect(await screen.findByText('Sono meno dell’ultima lettura che conosciamo.')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Perché sono di meno'), 'Contachilometri sostituito');
  await next();

  await otherPage();
  expect(journey().get().car).toMatchObject({ km: 900, km_reason: 'Contachilometri sostituito' });
});

test('why the kilometres are fewer is not asked of anybody else', async () => {
  await open(() => ({}));
  await screen.findByLabelText(/Chilometri di oggi/);
  expect(screen.queryByLabelText('Perché sono di meno')).not.toBeInTheDocument();
});

test('who completes a contract that a dealer sent goes on to their own data: the package is chosen', async () => {
  await openPage({
    element: <VehiclePage />,
    path: '/ricerca/:vin',
    at: `/ricerca/${report.vin}`,
    state: { ...journeyOfContract(contractWith({ km: null, car_vin: report.vin })), vin: report.vin },
    answers: {
      'POST /public/vin-service': () => ({ data: report }),
      'GET /public/pack-types': () => typeOf([offer]),
    },
  });
  expect(await screen.findByLabelText(/Prima immatricolazione/)).toHaveValue('18/03/2025');
  expect(screen.getAllByText('Autocentro Lambro').length).toBeGreaterThan(0);
  expect(screen.queryByText('da scegliere')).not.toBeInTheDocument();
  await userEvent.type(screen.getByLabelText(/Chilometri di oggi/), '18.420');
  await userEvent.click(screen.getAllByRole('button', { name: 'Continua' })[0] ?? document.body);

  expect(await otherPage()).toHaveTextContent(`/ricerca/${report.vin}/packages/store/confirm`);
});

test('sent with gaps and nonsense, each fault stands at its field, the first has the focus and nothing is lost', async () => {
  await open(() => ({}));
  await userEvent.type(await screen.findByLabelText(/Prima immatricolazione/), '31/02/2025');
  await userEvent.type(screen.getByLabelText(/Chilometri di oggi/), 'tanti');
  await next();

  expect(screen.getByLabelText(/Prima immatricolazione/)).toHaveAccessibleDescription(
    'Serve una data esistente, come 21/11/2026.',
  );
  expect(screen.getByLabelText(/Prima immatricolazione/)).toHaveFocus();
  expect(screen.getByLabelText(/Chilometri di oggi/)).toBeInvalid();
  expect(screen.getByLabelText(/Chilometri di oggi/)).toHaveAccessibleDescription(
    /Scrivi i chilometri in cifre, per esempio 18\.420\./,
  );
  expect(screen.getByLabelText(/Chilometri di oggi/)).toHaveValue('tanti');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('È questa la tua auto?');
});

test('sent empty, each field asks for what it is', async () => {
  await open(() => ({
    source: 'decoded',
    manufacturer: null,
    car_model: null,
    car_fuel: null,
    missing: ['car_model', 'car_fuel', 'car_plate', 'car_registration_date', 'km'],
  }));
  await screen.findByLabelText(/^Modello/);
  await next();

  expect(screen.getByLabelText(/^Marca/)).toHaveAccessibleDescription('Inserisci la marca.');
  expect(screen.getByLabelText(/^Modello/)).toHaveAccessibleDescription('Inserisci il modello.');
  expect(screen.getByLabelText(/Alimentazione/)).toHaveAccessibleDescription('Scegli l’alimentazione.');
  expect(screen.getByLabelText(/Prima immatricolazione/)).toHaveAccessibleDescription(
    'Inserisci la data di prima immatricolazione.',
  );
  expect(screen.getByLabelText(/Chilometri di oggi/)).toHaveAccessibleDescription(/Inserisci i chilometri\./);
});

test('a registration in the future is refused by today’s date in Rome', async () => {
  await open(() => ({}));
  await userEvent.type(await screen.findByLabelText(/Chilometri di oggi/), '18420');
  await userEvent.type(screen.getByLabelText(/Prima immatricolazione/), '22/11/2026');
  await userEvent.tab();

  expect(screen.getByLabelText(/Prima immatricolazione/)).toHaveAccessibleDescription(
    'La data non può essere nel futuro.',
  );
});

test('a car that has a contract already is told, and may go on all the same', async () => {
  await open(() => ({ already_covered: true }));

  expect(
    await screen.findByText(
      /c’è già un contratto\. Se sta per finire.*rinnovarlo.*controlla prima se ne serve davvero un altro/,
    ),
  ).toBeVisible();
  expect(screen.getByText('già uno su questo telaio')).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Vedi i pacchetti' })[0]).toBeEnabled();
});

test('an unknown car is described by the person, fuel included', async () => {
  await open(() => ({
    source: 'decoded',
    car_model: null,
    car_version: null,
    car_fuel: null,
    missing: ['car_model', 'car_version', 'car_fuel', 'car_plate', 'car_registration_date', 'km'],
  }));
  await userEvent.type(await screen.findByLabelText(/^Modello/), 'Avenger');
  await userEvent.selectOptions(screen.getByLabelText(/Alimentazione/), 'Elettrica');
  await userEvent.type(screen.getByLabelText(/Prima immatricolazione/), '18/03/2025');
  await userEvent.type(screen.getByLabelText(/Chilometri di oggi/), '0');
  await next();

  await otherPage();
  expect(journey().get().car).toMatchObject({ car_model: 'Jeep Avenger', car_fuel: 'elettrica', km: 0 });
});

test('a known make offers its models, and takes another one', async () => {
  const { view } = await open(() => ({
    source: 'decoded',
    car_model: null,
    missing: ['car_model', 'car_plate', 'car_registration_date', 'km'],
    models: ['Avenger', 'Renegade'],
  }));
  const model = await screen.findByRole('combobox', { name: /^Modello/ });
  const offered = document.getElementById(model.getAttribute('list') ?? '')?.querySelectorAll('option') ?? [];
  expect([...offered].map(({ value }) => value)).toEqual(['Avenger', 'Renegade']);
  await userEvent.type(model, 'Commander');
  expect(model).toHaveValue('Commander');
  await expectAccessible(view.container);
});

test('how many packages fit is counted as soon as the car is complete', async () => {
  await open(() => ({}));
  expect(await screen.findByText('2 in catalogo')).toBeVisible();
  expect(screen.queryByText(/possibil.* su/)).not.toBeInTheDocument();
  await userEvent.type(await screen.findByLabelText(/Prima immatricolazione/), '18/03/2025');
  await userEvent.type(screen.getByLabelText(/Chilometri di oggi/), '18420');

  expect(await screen.findByText('1 possibile su 2')).toBeVisible();
});

test('when nothing fits, it is said before the next page', async () => {
  await open(() => ({}), undefined, [unfit]);
  await userEvent.type(await screen.findByLabelText(/Prima immatricolazione/), '18/03/2025');
  await userEvent.type(screen.getByLabelText(/Chilometri di oggi/), '180.420');

  expect(await screen.findByText(/Con questi dati nessun pacchetto è adatto/)).toBeVisible();
});

test.each([
  ['Z', 'Mancano 16 caratteri', 'ne hai scritto uno.'],
  ['ZACPJFCW1SP01827', 'Manca un carattere', 'ne hai scritti 16'],
  ['ZACPJFCW1SP0182733', 'C’è qualche carattere di troppo', 'ne hai scritti 18'],
  ['ZACPJFCWISP018273', 'C’è un carattere da correggere', 'una lettera che i telai non usano'],
  ['ZACPJFCWISPO18273', 'Ci sono 2 caratteri da correggere', 'contiene lettere che i telai non usano'],
])('a VIN that cannot be one (%s) is explained, and nobody is asked', async (vin, title, lead) => {
  const { calls } = await open(() => ({}), `/ricerca/${vin}`);

  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText(new RegExp(lead))).toBeVisible();
  expect(screen.getByLabelText('Numero di telaio (VIN)')).toHaveValue(vin);
  expect(screen.getByText('La O non esiste: è uno zero.')).toBeVisible();
  expect(calls('POST', '/public/vin-service')).toEqual([]);
});

test('who has an older car with fewer characters is told whom to ask', async () => {
  await open(() => ({}), '/ricerca/3N12345');

  expect(await screen.findByRole('heading', { level: 1, name: /^Mancano 10 caratteri/ })).toBeVisible();
  expect(screen.getByRole('link', { name: '02 1234 5670' })).toHaveAttribute('href', expect.stringMatching(/^tel:/));
});

test('who writes the plate is told what is asked for, and where it stands', async () => {
  await open(() => ({}), '/ricerca/GT109RZ');

  expect(await screen.findByRole('heading', { level: 1, name: 'Questa sembra una targa' })).toBeVisible();
  expect(screen.getByText(/numero di telaio.* al campo E/)).toBeVisible();
  expect(screen.getByLabelText('Numero di telaio (VIN)')).toHaveValue('GT109RZ');
});

test('a VIN with spaces and small letters is put right in the address', async () => {
  const { calls } = await open(() => ({}), '/ricerca/zacpjfcw1%20sp018273');

  expect(await screen.findByText('Dati trovati')).toBeVisible();
  expect(calls('POST', '/public/vin-service').map(({ body }) => body)).toEqual([{ vin: report.vin }]);
});

test('what the server says of a VIN stands at its field', async () => {
  await open(() => {
    throw refusal('validation', 'Controlla il telaio.', { vin: ['Questo telaio non è di un’auto.'] });
  });

  expect(await screen.findByText('Questo telaio non è di un’auto.')).toBeVisible();
});

test('a search that failed is tried again in place', async () => {
  let tries = 0;
  await open(() => {
    tries += 1;
    if (tries === 1) throw refusal('unavailable', 'Il servizio è fermo: riprova.');
    return {};
  });
  expect(await screen.findByText('Il servizio è fermo: riprova.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Dati dell’auto' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));

  expect(await screen.findByText('Dati trovati')).toBeVisible();
});
