import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { newCustomer } from '../fixtures/contract-data';
import { expect, test } from '../fixtures/test';
import { totpOf } from '../fixtures/totp';
import { LoginPage } from '../pages/login-page';
import { ProfilePage } from '../pages/profile-page';
import { SecurityPage } from '../pages/security-page';
import { tick } from '../pages/tick';

test('a customer gives a consent and takes it back, changes e-mail and mobile, and takes all data home', async ({
  page,
  account,
  inbox,
}) => {
  const next = newCustomer();
  const profile = new ProfilePage(page);
  await profile.open();
  await new LoginPage(page).signInAs(account);
  await tick(profile.marketing);
  await expect(profile.marketing).toBeChecked();
  await profile.openHistory();
  await expect(profile.consentsSaid(/Offerte e novità.*, sì \(da questa pagina/)).toHaveCount(1);
  await tick(profile.marketing, false);
  await expect(profile.consentsSaid(/Offerte e novità.*, no \(da questa pagina/)).toHaveCount(1);

  await profile.askForPhone(next.phone);
  await profile.confirmPhone(await inbox.phoneCode(next.phone));
  await expect(page.getByText('Cellulare confermato.')).toBeVisible();

  await profile.askForEmail(next.email);
  await page.goto(await inbox.waitFor(next.email, /(\/account\/security\?email_token=\S+)/));
  await new SecurityPage(page).confirmEmail.click();
  await expect(page.getByText('E-mail confermata.')).toBeVisible();
  await profile.open();
  await expect(page.getByText(next.email)).toBeVisible();

  const files = unzipSync(await readFile(await profile.takeData()));
  expect(Object.keys(files).filter((name) => name.endsWith('.pdf'))).not.toEqual([]);
  const told = Buffer.concat(Object.values(files)).toString('utf8');
  for (const own of [next.email, next.phone, account.contract.code]) expect(told).toContain(own);
});

test('a customer switches the second step on and needs it at the next sign-in; a session elsewhere can be ended', async ({
  page,
  account,
  otherDevice,
}) => {
  const security = new SecurityPage(page);
  const login = new LoginPage(page);
  await security.open();
  await login.signInAs(account);
  const key = await security.beginApp();
  const begun = new Date();
  await security.switchOnWith(totpOf(key, begun));
  await expect(security.spareCodes.getByRole('listitem')).toHaveCount(10);

  const elsewhere = await otherDevice.newPage();
  const loginElsewhere = new LoginPage(elsewhere);
  await loginElsewhere.open();
  await loginElsewhere.signInAs(account);
  await expect(elsewhere.getByText('Scrivi il codice di 6 cifre della tua app di autenticazione.')).toBeVisible();
  await loginElsewhere.confirmCode(totpOf(key, begun));
  await expect(elsewhere.getByText(/Il codice non è valido/)).toBeVisible();
  await loginElsewhere.confirmCode(totpOf(key, begun, 1));
  await expect(elsewhere).toHaveURL('/account');

  await security.open();
  await security.endSession.click();
  await expect(security.endSession).toHaveCount(0);
  await elsewhere.goto('/account/contracts');
  await expect(elsewhere).toHaveURL(/\/login/);
});

test('a customer makes new spare codes, and one of them opens the account in the place of the app', async ({
  page,
  account,
  otherDevice,
}) => {
  const security = new SecurityPage(page);
  await security.open();
  await new LoginPage(page).signInAs(account);
  await security.switchOnWith(totpOf(await security.beginApp(), new Date()));
  const [before = '', proof = ''] = await security.keepSpareCodes();
  await security.renewSpareCodes(proof);
  const [code = ''] = await security.keepSpareCodes();
  await expect(page.getByText('Ti restano 10 codici di riserva.')).toBeVisible();

  const elsewhere = await otherDevice.newPage();
  const login = new LoginPage(elsewhere);
  await login.open();
  await login.signInAs(account);
  await login.confirmSpareCode(before);
  await expect(elsewhere.getByText(/Il codice non è valido/)).toBeVisible();
  await elsewhere.getByLabel('Codice di riserva').fill(code);
  await elsewhere.getByRole('button', { name: 'Conferma' }).click();
  await expect(elsewhere).toHaveURL('/account');
  await security.open();
  await expect(page.getByText('Ti restano 9 codici di riserva.')).toBeVisible();
});

test('a customer has the account erased, is told what the law keeps, and cannot sign in again', async ({
  page,
  account,
}) => {
  const profile = new ProfilePage(page);
  const login = new LoginPage(page);
  await profile.open();
  await login.signInAs(account);
  await profile.erase('una frase sbagliata');
  await expect(page.getByText('La password attuale non è questa.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Cancella i miei dati' }).click();
  const done = page.getByRole('dialog', { name: 'Abbiamo cancellato i tuoi dati' });
  await expect(done.getByRole('listitem').first()).toBeVisible();
  await done.getByRole('button', { name: 'Esci' }).click();
  await expect(page).toHaveURL('/');

  await login.open();
  await login.signInAs(account);
  await expect(page.getByText('E-mail o password non corrispondono.')).toBeVisible();
});
