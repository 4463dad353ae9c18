import type { Account } from '../fixtures/account';
import { expect, test } from '../fixtures/test';
import { LoginPage } from '../pages/login-page';
import { ProfilePage } from '../pages/profile-page';
import { SignInDialog } from '../pages/sign-in-dialog';

/** Ends the account's sessions in every browser, as the person would from another device. */
async function endSessionsOf({ api }: Account): Promise<void> {
  const { data: sessions } = await api.account.listSessions();
  for (const { id } of sessions.filter(({ current }) => !current)) await api.account.endSession({ params: { id } });
}

test('a session that ends in the middle of a form is taken up again in a dialog, and nothing typed is lost', async ({
  page,
  account,
}) => {
  const profile = new ProfilePage(page);
  await profile.open();
  await new LoginPage(page).signInAs(account);
  await profile.firstname.fill('Niccolò Maria');
  await profile.city.fill('Sesto San Giovanni');
  await endSessionsOf(account);
  await profile.save.click();

  const dialog = new SignInDialog(page);
  await expect(dialog.email).toHaveValue(account.email);
  await dialog.signInAgain(account.password);
  await expect(dialog.root).toBeHidden();
  await expect(page).toHaveURL('/account/profile');
  await expect(profile.firstname).toHaveValue('Niccolò Maria');
  await profile.save.click();
  await expect(profile.undo).toBeHidden();
  await page.reload();
  await expect(profile.firstname).toHaveValue('Niccolò Maria');
  await expect(profile.city).toHaveValue('Sesto San Giovanni');
});

test('when another account signs in over a form, the form is dropped', async ({ page, account }) => {
  const profile = new ProfilePage(page);
  await profile.open();
  await new LoginPage(page).signInAs(account);
  await profile.firstname.fill('Niccolò Maria');
  await endSessionsOf(account);
  await profile.save.click();

  await new SignInDialog(page).signInAsOther('user');
  await expect(page).toHaveURL('/account');
  await profile.open();
  await expect(profile.firstname).toHaveValue('Chiara');
  const { data } = await account.api.account.get();
  expect(data.firstname).toBe(account.customer.firstname);
});

test('a session that ended elsewhere leads a page without a form to the sign-in and back', async ({
  page,
  account,
}) => {
  const login = new LoginPage(page);
  await page.goto('/account/contracts');
  await login.signInAs(account);
  await expect(page.getByText(account.contract.code).first()).toBeVisible();
  await endSessionsOf(account);
  await page.getByRole('link', { name: account.contract.code }).first().click();
  await expect(login.heading).toBeVisible();
  await login.signInAs(account);
  await expect(page).toHaveURL(`/account/contracts/${account.contract.contract_uid}`);
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

  test('the page says so, keeps what is typed, reads again by itself and sends when it is told again', async ({
    page,
    context,
    account,
  }) => {
    const profile = new ProfilePage(page);
    await profile.open();
    await new LoginPage(page).signInAs(account);
    await profile.firstname.fill('Niccolò Maria');
    await context.setOffline(true);
    const banner = page.getByText('Sei senza connessione.');
    await expect(banner).toBeVisible();
    await profile.save.click();
    await expect(page.getByText(/^Il server non risponde/).first()).toBeVisible();
    await expect(profile.firstname).toHaveValue('Niccolò Maria');

    await context.setOffline(false);
    await expect(banner).toBeHidden();
    await profile.save.click();
    await expect(profile.undo).toBeHidden();
    const { data } = await account.api.account.get();
    expect(data.firstname).toBe('Niccolò Maria');

    await page.goto('/account');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Contratti', exact: true }).click();
    await expect(banner).toBeVisible();
    await context.setOffline(false);
    const search = page.getByRole('searchbox');
    // The page before names the contract, too.
    await expect(search).toBeVisible();
    const row = page.getByRole('link', { name: account.contract.code }).first();
    await expect(row).toBeVisible();

    await context.setOffline(true);
    await search.fill('nessun contratto');
    await expect(banner).toBeVisible();
    await expect(row).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Nessun risultato per «nessun contratto»')).toBeVisible();
  });
});
