import { adminContracts } from 'shared-api/contracts';
import { makeContract, newCar, newCustomer, notThis } from '../fixtures/contract-data';
import { expect, test } from '../fixtures/test';
import { AccessPage } from '../pages/access-page';
import { ContractPage } from '../pages/contract-page';
import { walkToConfirm } from '../pages/journey';
import { PackagesPage } from '../pages/packages-page';
import { SearchPage } from '../pages/search-page';
import { SignPage } from '../pages/sign-page';
import { VehiclePage } from '../pages/vehicle-page';

test('a letter that no VIN has is named, and changed only on a click', async ({ page }) => {
  const search = new SearchPage(page);
  await search.open();
  await search.searchFor('ZACPJFCWISP018273');

  await expect(page.getByRole('heading', { level: 1, name: 'C’è un carattere da correggere' })).toBeVisible();
  await expect(
    page.getByText(/In posizione 9 c’è una I\. I telai non la usano mai: quasi sempre è un 1/),
  ).toBeVisible();
  await expect(search.vin).toHaveValue('ZACPJFCWISP018273');

  await search.repair.click();
  await expect(search.vin).toHaveValue('ZACPJFCW1SP018273');
  await search.submit();
  await expect(new VehiclePage(page).heading).toBeVisible();
});

test('a VIN that is too short keeps what was typed and says what is missing', async ({ page }) => {
  const search = new SearchPage(page);
  await search.open('/ricerca/ZACPJFCW1SP0182');

  await expect(page.getByRole('heading', { level: 1, name: 'Mancano 2 caratteri' })).toBeVisible();
  await expect(search.vin).toHaveValue('ZACPJFCW1SP0182');
});

test('a car that no package fits sees the reason of each', async ({ page }) => {
  const car = { ...newCar(), km: 900_000, registeredOn: '2004-05-10' };
  const vehicle = new VehiclePage(page);
  await vehicle.open(car.vin);
  await vehicle.describe(car);
  await expect(page.getByText(/nessun pacchetto è adatto/)).toBeVisible();
  await vehicle.seePackages();

  await expect(page.getByText('Nessun pacchetto è adatto alla tua Jeep Avenger')).toBeVisible();
  await expect(page.getByText(/^Questa auto ha 900\.000 km: il limite è/).first()).toBeVisible();
  await expect(new PackagesPage(page).next).toBeDisabled();
});

test('a landline and a missing tick are said at their place, and nothing typed is lost', async ({ page }) => {
  const customer = newCustomer();
  const confirm = await walkToConfirm(page);
  await confirm.fill({ ...customer, phone: '02 1264 8870' });
  await confirm.readContract();

  await expect(confirm.phone).toHaveAccessibleDescription(/Questo è un numero fisso/);
  await expect(confirm.notice).toHaveAccessibleDescription(/Serve la conferma che l’informativa è stata letta/);
  await expect(confirm.phone).toHaveValue('02 1264 8870');
  await expect(confirm.lastname).toHaveValue(customer.lastname);
  await expect(confirm.province).toHaveValue(customer.province);
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: /ERR_FAILED|ERR_INTERNET_DISCONNECTED/ });

  test('who goes on sees the next step, and what it offers once the network is back', async ({ page, context }) => {
    await new VehiclePage(page).open(newCar().vin);
    await new VehiclePage(page).describe(newCar());
    await new VehiclePage(page).seePackages();
    const packages = new PackagesPage(page);
    await packages.package('Completo 36').waitFor();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await packages.choose('Completo 36');
    await expect(page.getByRole('heading', { level: 1, name: 'Scegli il concessionario' })).toBeVisible();
    await expect(page.getByText('Sei senza connessione.')).toBeVisible();
    await expect(page.getByText(/^Il server non risponde/)).toBeHidden();

    await context.setOffline(false);
    await expect(page.getByRole('radio').first()).toBeVisible();
  });

  test('an answer that is lost leaves the form as it was, and the next try makes no second contract', async ({
    page,
    operator,
  }) => {
    const customer = newCustomer();
    const confirm = await walkToConfirm(page);
    await confirm.fill(customer);
    await confirm.acceptNotice();
    const made = async () => {
      const { meta } = await operator.bind(adminContracts).search({ query: { search: customer.email } });
      return meta.total;
    };
    await page.route('**/public/contracts/create-new', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await confirm.readContract();
    await expect(page.getByRole('alert').first()).toBeVisible();
    expect(await made()).toBe(1);
    await expect(confirm.lastname).toHaveValue(customer.lastname);

    await page.unroute('**/public/contracts/create-new');
    await confirm.readContract();
    await expect(new SignPage(page).heading).toBeVisible();
    expect(await made()).toBe(1);
  });
});

test.describe('the script that draws documents', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test('is asked for again where it was lost on its way, and the contract can be read', async ({ page, api }) => {
    const { contract_uid } = await makeContract(api);
    await page.route('**/pdf.worker.*', (route) => route.abort());
    const signing = new SignPage(page);
    await signing.open(contract_uid);
    await expect(page.getByText('Il documento non si può mostrare qui')).toBeVisible();

    await page.unroute('**/pdf.worker.*');
    await page.getByRole('button', { name: 'Riprova' }).click();
    await expect(signing.document).toBeVisible();
  });
});

test('the code is not sent before both ticks', async ({ page, api }) => {
  const { contract_uid } = await makeContract(api);
  const signing = new SignPage(page);
  await signing.open(contract_uid);
  await signing.ask.click();

  await expect(signing.terms).toHaveAccessibleDescription('Serve per ricevere il codice.');
  await expect(signing.clauses).toHaveAccessibleDescription('Serve per ricevere il codice.');
  await expect(signing.code).toBeHidden();
});

test('a wrong code says how many tries are left; the right one still signs', async ({ page, api, inbox }) => {
  const customer = newCustomer();
  const { contract_uid } = await makeContract(api, customer);
  const signing = new SignPage(page);
  await signing.open(contract_uid);
  await signing.askForCode();
  const code = await inbox.signingCode(customer.phone);

  await signing.signWith(notThis(code));
  await expect(page.getByText('Codice errato: ti restano 4 tentativi.')).toBeVisible();
  await expect(signing.code).toHaveValue(notThis(code));

  await signing.signWith(code);
  await expect(new ContractPage(page).signed).toBeVisible();
});

test('a new code has to be waited for', async ({ page, api, inbox }) => {
  const customer = newCustomer();
  const { contract_uid } = await makeContract(api, customer);
  const signing = new SignPage(page);
  await signing.open(contract_uid);
  await signing.askForCode();
  await inbox.signingCode(customer.phone);

  await expect(page.getByText(/^Nuovo codice tra 0:\d\d$/)).toBeVisible();
  await expect(signing.resend).toBeHidden();
  await expect(api.public.resendOtp({ params: { contract_uid } })).rejects.toThrow(
    /429.*Puoi chiedere un nuovo codice tra/,
  );
});

test('a contract that another window signed opens as signed', async ({ page, api, inbox }) => {
  const customer = newCustomer();
  const { contract_uid } = await makeContract(api, customer);
  const signing = new SignPage(page);
  await signing.open(contract_uid);
  await signing.askForCode();
  const code = await inbox.signingCode(customer.phone);
  await signing.code.fill(code);
  await api.public.confirmOtp({ params: { contract_uid }, body: { otp_code: code } });

  await signing.sign.click();
  await expect(new ContractPage(page).signed).toBeVisible();
});

test('an unknown and an incomplete link get one and the same sentence', async ({ page, api }) => {
  const { contract_uid } = await makeContract(api);
  const access = new AccessPage(page);
  await access.open('A'.repeat(22));
  await expect(access.unknown).toBeVisible();
  const sentence = await page.getByRole('main').textContent();

  await access.open(contract_uid.slice(0, -1));
  await expect(access.unknown).toBeVisible();
  expect(await page.getByRole('main').textContent()).toBe(sentence);
});

test('what is said of a PDF that is not ours stays in the window @phone', async ({ page }) => {
  await page.goto('/verifica');
  const pdf = { name: 'un-documento-con-un-nome-lungo.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') };
  await page.locator('input[type=file]').setInputFiles(pdf);
  await expect(page.getByText('Non è un documento che conosciamo')).toBeVisible();
  const [wide, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(wide).toBe(window);
});
