import { expect, test } from '../fixtures/test';
import { LoginPage } from '../pages/login-page';
import { ProfilePage } from '../pages/profile-page';
import { UserPage } from '../pages/user-page';
import { UsersPage } from '../pages/users-page';

test('an account that is disabled in mid-session learns it at its next step, asks for it back, and is let in again', async ({
  page,
  account,
  otherDevice,
}) => {
  const profile = new ProfilePage(page);
  await page.goto('/account');
  await new LoginPage(page).signInAs(account);
  await expect(page.getByRole('heading', { name: 'Le tue auto' })).toBeVisible();

  const desktop = await otherDevice.newPage();
  const users = new UsersPage(desktop);
  await users.open();
  await new LoginPage(desktop).signIn('admin');
  await users.openPerson(account.email);
  await new UserPage(desktop).disable();

  await page.getByRole('link', { name: 'Dati e consensi' }).first().click();
  await expect(page).toHaveURL('/error/account-disabled');
  await expect(profile.heading).toBeHidden();
  await page.getByRole('button', { name: 'Chiedi la riattivazione' }).click();
  await expect(page.getByText('La richiesta è partita. Ti risponderemo per e-mail.')).toBeVisible();
  await page.goto('/account/contracts');
  await expect(page).toHaveURL('/error/account-disabled');
  await expect(page.getByText(account.contract.code)).toHaveCount(0);

  await users.open();
  const request = users.asking.getByRole('listitem').filter({ hasText: account.email });
  await request.getByRole('button', { name: 'Riattiva l’account' }).click();
  await expect(request).toHaveCount(0);
  const login = new LoginPage(page);
  await login.open();
  await login.signInAs(account);
  await expect(page).toHaveURL('/account');
  await expect(page.getByRole('heading', { name: 'Le tue auto' })).toBeVisible();
});
