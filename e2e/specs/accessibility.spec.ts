import { ownContract } from '../fixtures/account';
import { askForCode, makeContract, newCar, newCustomer } from '../fixtures/contract-data';
import { dealerContract } from '../fixtures/dealer';
import { expectFocusInSight } from '../fixtures/focus-in-sight';
import { expectRoomForLargeLetters } from '../fixtures/large-letters';
import { expectAccessibleEverywhere, hasItsData, isThere } from '../fixtures/obstacles';
import { expect, test } from '../fixtures/test';
import { AccessPage } from '../pages/access-page';
import { ConfirmPage } from '../pages/confirm-page';
import { ContractPage } from '../pages/contract-page';
import { DealerPage } from '../pages/dealer-page';
import { LoginPage } from '../pages/login-page';
import { PackagesPage } from '../pages/packages-page';
import { SignPage } from '../pages/sign-page';
import { StaffFrame } from '../pages/staff-frame';
import { tick } from '../pages/tick';
import { VehiclePage } from '../pages/vehicle-page';

const plainPages = [
  { path: '/', heading: 'Garanzia e manutenzione per la tua auto: bastano i 17 caratteri del telaio.' },
  { path: '/ricerca', heading: 'Cerca la tua auto' },
  { path: '/ricerca/ZACPJFCWISP018273', heading: 'C’è un carattere da correggere' },
  { path: '/login', heading: 'Accedi' },
  { path: '/forgot-password', heading: 'Password dimenticata?' },
  { path: '/error/403', heading: 'Non hai accesso a questa pagina' },
  { path: '/error/account-disabled', heading: 'Il tuo account è disattivato' },
  { path: '/nessuna-pagina', heading: 'Pagina non trovata' },
  { path: `/contract/${'A'.repeat(22)}`, heading: 'Questo contratto non si può aprire' },
  { path: '/privacy', heading: /privacy/i },
  { path: '/condizioni', heading: /condizioni/i },
  { path: '/recesso', heading: 'Diritto di recesso' },
  { path: '/verifica', heading: 'Verifica un documento' },
  { path: '/accessibilita', heading: /accessibilità/i },
];

for (const { path, heading } of plainPages) {
  test(`${path} has no obstacle`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await hasItsData(page);
    await expectAccessibleEverywhere(page);
  });
}

test('who wants no motion sees no colour pass over into the next', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto('/login');
  await new LoginPage(page).heading.waitFor();
  await page.evaluate(() => {
    const note = ({ propertyName }: TransitionEvent) =>
      document.documentElement.setAttribute('data-moved', propertyName);
    document.addEventListener('transitionrun', note);
  });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(page.locator('html')).not.toHaveAttribute('data-moved');
});

test('the gallery of components has no obstacle', async ({ page }) => {
  await page.goto('/dev/gallery');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  // Every piece stands there twice, light and dark.
  await expectAccessibleEverywhere(page, ['landmark-unique']);
});

test('the pages before the contract have no obstacle', async ({ page }) => {
  const car = newCar();
  const vehicle = new VehiclePage(page);
  await vehicle.open(car.vin);
  await vehicle.describe(car);
  await expectAccessibleEverywhere(page);
  await vehicle.seePackages();

  const packages = new PackagesPage(page);
  await tick(packages.package('Completo 36'));
  await expectAccessibleEverywhere(page);
  await packages.next.click();

  const dealers = new DealerPage(page);
  await dealers.search.fill('Milano');
  await tick(dealers.dealer('Autocentro Lambro'));
  await expectAccessibleEverywhere(page);
  await dealers.next.click();

  const confirm = new ConfirmPage(page);
  await confirm.readContract();
  await expect(confirm.notice).toHaveAccessibleDescription(/Serve la conferma che l’informativa è stata letta/);
  await expectAccessibleEverywhere(page);
});

test('the pages of the contract have no obstacle', async ({ page, api, inbox, otherDevice }) => {
  const customer = newCustomer();
  const contract = await makeContract(api, customer);
  const access = new AccessPage(await otherDevice.newPage());
  await access.open(contract.contract_uid);
  await expect(access.heading).toBeVisible();
  await expectAccessibleEverywhere(access.page);

  await askForCode(api, contract);
  const signing = new SignPage(page);
  await signing.open(contract.contract_uid);
  await expect(signing.document).toBeVisible();
  await expectAccessibleEverywhere(page);
  await signing.signWith(await inbox.signingCode(customer.phone));

  const signed = new ContractPage(page);
  await expect(signed.signed).toBeVisible();
  await signed.payByTransfer();
  await expect(signed.toPay).toBeVisible();
  await expectAccessibleEverywhere(page);
});

test('the first page of staff has no obstacle', async ({ page }) => {
  const login = new LoginPage(page);
  await login.open();
  await login.signIn('manager');
  await expect(new StaffFrame(page).greeting('Andrea')).toBeVisible();
  await expectAccessibleEverywhere(page);
});

test('the pages of the account have no obstacle', async ({ page, account }) => {
  const { contract_uid: waiting } = await ownContract(account);
  await page.goto('/account');
  await new LoginPage(page).signInAs(account);
  await expect(page).toHaveURL('/account');
  const pages: readonly (readonly [path: string, heading: string | RegExp])[] = [
    ['', 'Le tue auto'],
    ['/contracts', 'I tuoi contratti'],
    [`/contracts/${account.contract.contract_uid}`, 'Contratto firmato'],
    [`/contracts/${waiting}`, 'Leggi e firma'],
    ['/contracts/new', 'Nuovo contratto'],
    ['/profile', 'Dati e consensi'],
    ['/security', 'Accesso e sessioni'],
  ];
  for (const [path, heading] of pages) {
    await test.step(`/account${path}`, async () => {
      await page.goto(`/account${path}`);
      await isThere(page, heading);
      await expectAccessibleEverywhere(page);
    });
  }
});

test('at 400 % of a desktop no bar of the account hides what has the focus', async ({ page, account }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const [path, heading] of [
    ['/account', 'Le tue auto'],
    ['/account/profile', 'Dati e consensi'],
  ] as const) {
    await page.goto(path);
    if (path === '/account') await new LoginPage(page).signInAs(account);
    await isThere(page, heading);
    await expectFocusInSight(page);
  }
});

test('letters twice as large fit the narrowest window, in the account and at the desk', async ({
  page,
  account,
  manager,
  otherDevice,
}) => {
  await page.goto('/account');
  await new LoginPage(page).signInAs(account);
  await isThere(page, 'Le tue auto');
  await expectRoomForLargeLetters(page, [320]);

  const contract = await dealerContract(manager);
  const desk = await otherDevice.newPage();
  await desk.goto(`/cms/manager/contracts/${contract.contract_uid}/counter`);
  await new LoginPage(desk).signIn('manager');
  await isThere(desk, 'Inquadra il codice con il tuo telefono');
  await expectRoomForLargeLetters(desk, [320]);
});

test('the pages of the dealers have no obstacle', async ({ page, manager }) => {
  test.setTimeout(480_000);
  const contract = await dealerContract(manager);
  await page.goto('/cms/manager');
  await new LoginPage(page).signIn('manager');
  await expect(page).toHaveURL('/cms/manager');
  const record = `/contracts/${contract.contract_uid}`;
  const pages: readonly (readonly [path: string, heading: string | RegExp])[] = [
    ['', 'Da incassare'],
    ['/contracts', 'Contratti'],
    ['/contracts/new-contract', 'Nuovo contratto'],
    [record, 'In attesa del cliente'],
    [`${record}?modifica`, /^Modifica /],
    [`${record}/counter`, 'Inquadra il codice con il tuo telefono'],
    ['/stores', 'Dealer'],
    [`/stores/${contract.store.store_uid}`, 'Orari'],
  ];
  for (const [path, heading] of pages) {
    await test.step(`/cms/manager${path}`, async () => {
      await page.goto(`/cms/manager${path}`);
      await isThere(page, heading);
      await expectAccessibleEverywhere(page);
    });
  }
});
