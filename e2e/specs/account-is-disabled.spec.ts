import { disableAccount } from '../fixtures/operator';
import { expect, test } from '../fixtures/test';
import { LoginPage } from '../pages/login-page';
import { ProfilePage } from '../pages/profile-page';

test.use({ ownProduct: true });

test('an account that is disabled in mid-session learns it at its next step, and may ask for it back', async ({
  page,
  account,
  product,
}) => {
  test.setTimeout(120_000);
  if (!product) throw new Error('This spec stops a product of its own');
  const profile = new ProfilePage(page);
  await page.goto('/account');
  await new LoginPage(page).signInAs(account);
  await expect(page.getByRole('heading', { name: 'Le tue auto' })).toBeVisible();
  await disableAccount(product, account.email);

  await page.getByRole('link', { name: 'Dati e consensi' }).first().click();
  await expect(page).toHaveURL('/error/account-disabled');
  await expect(profile.heading).toBeHidden();
  await page.getByRole('button', { name: 'Chiedi la riattivazione' }).click();
  await expect(page.getByText('La richiesta è partita. Ti risponderemo per e-mail.')).toBeVisible();

  await page.goto('/account/contracts');
  await expect(page.getByText(account.contract.code)).toHaveCount(0);
});
