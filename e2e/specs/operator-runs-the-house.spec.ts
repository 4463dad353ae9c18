import { adminUsers } from 'shared-api/contracts';
import { newCustomer } from '../fixtures/contract-data';
import { dealerContract } from '../fixtures/dealer';
import { expect, test } from '../fixtures/test';
import { LoginPage } from '../pages/login-page';
import { SearchPage } from '../pages/search-page';
import { SettingsPage } from '../pages/settings-page';
import { SystemPage } from '../pages/system-page';
import { TemplatesPage } from '../pages/templates-page';

// Limits, texts and switches hold for everybody.
test.use({ ownProduct: true });

test('a term that the operator changes holds from the next moment', async ({ page, operator, inbox }) => {
  const settings = new SettingsPage(page);
  await settings.open();
  await new LoginPage(page).signIn('admin');
  await settings.change('Validità di un invito', 2);
  await page.reload();
  await expect(settings.field('Validità di un invito')).toHaveValue('2');

  const { email } = newCustomer();
  await operator
    .bind(adminUsers)
    .create({ body: { firstname: 'Elena', lastname: 'Moretti', email, roles: ['manager'] } });
  expect(await inbox.waitFor(email, /entro (\d+ giorni)/)).toBe('2 giorni');
});

test('a text that the operator rewrites is in the next SMS, and the built-in one comes back', async ({
  page,
  manager,
  inbox,
}) => {
  const templates = new TemplatesPage(page);
  await templates.open();
  await new LoginPage(page).signIn('admin');
  await templates.choose('Link per leggere e firmare');
  await templates.text.fill('CarCare: {store} aspetta la tua firma, qui: ');
  await page.getByRole('button', { name: 'Inserisci link' }).click();
  await expect(templates.text).toHaveValue('CarCare: {store} aspetta la tua firma, qui: {link}');
  await expect(page.getByText(/^CarCare: .* aspetta la tua firma, qui: http/)).toBeVisible();
  await expect(templates.length).toBeVisible();
  await templates.save();

  const first = newCustomer();
  await dealerContract(manager, { customer: first });
  await inbox.waitFor(first.phone, /^CarCare: (Autocentro Lambro) aspetta la tua firma, qui: http/);
  await templates.restoreBuiltIn();
  const second = newCustomer();
  await dealerContract(manager, { customer: second });
  await inbox.contractLink(second.phone);
});

test('a trial of the SMS arrives at the phone that was asked for', async ({ page, inbox }) => {
  const { phone } = newCustomer();
  const system = new SystemPage(page);
  await system.open();
  await new LoginPage(page).signIn('admin');
  await system.tryOut('SMS', phone);
  await expect(system.worked).toBeVisible();
  await expect.poll(async () => (await inbox.messagesTo(phone)).length).toBe(1);
});

test.describe('an area', () => {
  // What the shell's boundary logs of it.
  test.use({ expectedErrors: /^DisabledAreaError/ });

  test('that is switched off says so to visitors while the house stands, and comes back', async ({
    page,
    otherDevice,
  }) => {
    const system = new SystemPage(page);
    await system.open();
    await new LoginPage(page).signIn('admin');
    await system.switchOff('Pubblica', 'Prezzi sbagliati nel listino');
    await expect(system.switchOf('Pubblica')).not.toBeChecked();
    await expect(page.getByText(/Prezzi sbagliati nel listino/).first()).toBeVisible();

    const theirs = await otherDevice.newPage();
    const visit = new SearchPage(theirs);
    await visit.open('/ricerca');
    await expect(theirs.getByRole('heading', { level: 1, name: 'Stiamo lavorando' })).toBeVisible();
    await expect(theirs.getByRole('contentinfo')).toBeVisible();
    await system.switchOf('Pubblica').click({ force: true });
    await expect(system.switchOf('Pubblica')).toBeChecked();
    await visit.open('/ricerca');
    await expect(visit.vin).toBeVisible();
  });
});
