import { demonstrationEmails } from '../fixtures/account';
import { newCar } from '../fixtures/contract-data';
import { formPdf } from '../fixtures/form-pdf';
import { listed, priceList, skuOf, titleOf } from '../fixtures/price-list';
import { expect, test } from '../fixtures/test';
import { rowsOf, workbookType } from '../fixtures/workbook';
import { ContractsList } from '../pages/contracts-list';
import { DealerPage } from '../pages/dealer-page';
import { ImportPage } from '../pages/import-page';
import { LoginPage } from '../pages/login-page';
import { NotificationForm } from '../pages/notification-form';
import { PackageTypePage } from '../pages/package-type-page';
import { PackagesPage } from '../pages/packages-page';
import { StoreForm } from '../pages/store-form';
import { tick } from '../pages/tick';
import { VehiclePage } from '../pages/vehicle-page';

// A catalogue of 500 packages and another dealer would stand in the way of every other spec.
test.use({ ownProduct: true });

const store = {
  name: 'Autocentro Bovisa',
  code: 'BOVISA',
  address: 'Via Durando 38',
  zip_code: '20158',
  city: 'Milano',
  province: 'MI',
  phone: '02 5550188',
  point: { lat: '45,5063', lng: '9,1640' },
};
const notice = { title: 'Benvenuti in CarCare', excerpt: 'Da lunedì anche da voi.', store: store.name };

/** Their prices are words. The heading is line 1. */
const broken = [3, 57, 101, 150, 222, 300, 301, 399, 444, 500];

test('an operator’s first day: a dealer, its manager, a form, a catalogue, a notification, the figures, the list', async ({
  page,
  otherDevice,
}) => {
  test.setTimeout(840_000);

  await test.step('makes a dealer and gives it to its manager', async () => {
    const form = new StoreForm(page);
    await form.open();
    await new LoginPage(page).signIn('admin');
    await form.create(store);
    await form.attach(demonstrationEmails.manager);
    await form.putOnLine();
  });

  await test.step('uploads the form that contracts of a type are filled into, and looks at it', async () => {
    const type = new PackageTypePage(page);
    await type.open('completo');
    await type.uploadForm(await formPdf(['code', 'fullname', 'car_vin', 'total', 'colore']));
    await expect(type.result).toContainText('5 campi, di cui uno sconosciuto');
    await expect(type.result.getByText('colore', { exact: true })).toBeVisible();
    await type.openPreview();
    await expect(type.preview.locator('canvas').first()).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('imports a list with ten broken lines, which is refused whole, and the corrected one', async () => {
    const imports = new ImportPage(page);
    await imports.open();
    await imports.take('listino.xlsx', workbookType, priceList(broken));
    await expect(imports.verdict('10 righe da correggere su 500')).toBeVisible();
    await expect(imports.errors).toHaveCount(broken.length);
    for (const [place, number] of broken.entries()) {
      await expect(imports.errors.nth(place)).toHaveText(new RegExp(`^${number + 1}price\\W*da definire`));
    }
    await expect(imports.write).toBeDisabled();
    await page.goto(`/cms/admin/packages?search=${skuOf(1)}`);
    await expect(page.getByRole('heading', { name: /^Nessun risultato/ })).toBeVisible();

    await imports.open();
    await imports.take('listino.xlsx', workbookType, priceList(broken));
    await imports.take('listino.xlsx', workbookType, priceList());
    await expect(imports.verdict('Nessun errore in 500 righe')).toBeVisible();
    await imports.write.click();
    await expect(imports.verdict(`Importati ${listed} pacchetti`)).toBeVisible();
    await page.goto(`/cms/admin/packages?search=${skuOf(listed)}`);
    await expect(page.getByRole('link', { name: skuOf(listed) })).toBeVisible();
  });

  await test.step('visitors find what is sold on line, at the new dealer too', async () => {
    const visit = await otherDevice.newPage();
    const car = newCar();
    const vehicle = new VehiclePage(visit);
    await vehicle.open(car.vin);
    await vehicle.describe(car);
    await vehicle.seePackages();
    const packages = new PackagesPage(visit);
    await expect(packages.package(titleOf(50))).toBeVisible();
    await expect(packages.package(titleOf(51))).toHaveCount(0);
    await packages.choose(titleOf(listed));
    const dealers = new DealerPage(visit);
    await dealers.search.fill(store.name);
    await expect(dealers.dealer(store.name)).toBeVisible();
    await visit.close();
  });

  await test.step('writes to the new dealer, whose manager reads it in the bell and on the dealer’s page', async () => {
    const form = new NotificationForm(page);
    await form.open();
    await form.write(notice);
    await expect(form.preview.getByText(notice.title).first()).toBeVisible();
    await form.publish();

    const desktop = await otherDevice.newPage();
    await desktop.goto('/cms/manager/stores');
    await new LoginPage(desktop).signIn('manager');
    await desktop.getByRole('button', { name: /^Avvisi/ }).click();
    await expect(desktop.getByRole('dialog', { name: 'Avvisi' })).toContainText(notice.title);
    await desktop.keyboard.press('Escape');
    await desktop.getByRole('region', { name: store.name }).getByRole('link', { name: 'Dati e orari' }).click();
    await expect(desktop.getByRole('region', { name: 'Avvisi' })).toContainText(notice.excerpt);
  });

  await test.step('reads the figures as bars and as a table', async () => {
    await page.goto('/cms/admin/analytics');
    const month = page.locator('label').filter({ has: page.getByRole('radio', { name: /^Questo mese/ }) });
    await expect(month).toContainText(/\d,\d{2}\s€/);
    await expect(month).toContainText('numero di contratti');
    await expect(month).toContainText('somma dei totali dei contratti');
    const days = page.getByRole('region', { name: 'Giorno per giorno' });
    await tick(days.getByRole('radio', { name: 'Tabella' }));
    await expect(days.getByRole('row', { name: /^\d{2}\/\d{2}\/\d{4} \d+/ }).first()).toBeVisible();
  });

  await test.step('takes all contracts out as a workbook with a row for each', async () => {
    const list = new ContractsList(page, '/cms/admin');
    await list.open();
    await expect(list.rows.first()).toBeVisible();
    const tab = await list
      .tab(/^Tutti/)
      .first()
      .textContent();
    const [, ...rows] = await rowsOf(await list.export('XLSX'));
    expect(rows).toHaveLength(Number(tab?.replace(/\D/g, '')));
    expect(rows.length).toBeGreaterThan(1_000);
  });
});
