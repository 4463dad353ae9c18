import { addAuthenticator } from '../fixtures/authenticator';
import { newColleague } from '../fixtures/colleague';
import { expect, test } from '../fixtures/test';
import { AccountFrame } from '../pages/account-frame';
import { LoginPage } from '../pages/login-page';
import { SecurityPage } from '../pages/security-page';
import { StaffFrame } from '../pages/staff-frame';

/** Passkeys belong to a name, and the product of the specs is at an address in numbers. */
test.use({ baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')) });

test('a customer adds a passkey, comes back without a password, and takes it away', async ({ page, account }) => {
  await addAuthenticator(page);
  const security = new SecurityPage(page);
  const login = new LoginPage(page);
  await security.open();
  await login.signInAs(account);
  await security.addPasskey.click();
  await expect(security.passkeys).toHaveCount(1);
  await expect(security.passkeys).toContainText('mai usata');

  await new AccountFrame(page).goTo('Esci');
  await login.open();
  await login.withPasskey.click();
  await expect(page).toHaveURL(/\/account$/);
  await security.open();
  await expect(security.passkeys).toContainText('usata l’ultima volta');

  await security.removePasskey();
  await expect(security.passkeys).toHaveCount(0);
});

test('of a dealer’s person a passkey is the second step after the password', async ({ page, operator, inbox }) => {
  await addAuthenticator(page);
  const colleague = await newColleague(operator, inbox, ['manager']);
  const security = new SecurityPage(page);
  const login = new LoginPage(page);
  await security.open();
  await login.signInAs(colleague);
  await security.addPasskey.click();
  await expect(security.passkeys).toHaveCount(1);

  await new StaffFrame(page).signOut();
  await login.open();
  await login.signInAs(colleague);
  await login.stepByPasskey.click();
  await expect(page).toHaveURL('/cms');
  await expect(new StaffFrame(page).greeting('Elena')).toBeVisible();
});
