import { askForCode, makeContract, newCustomer, notThis } from '../fixtures/contract-data';
import { expect, test } from '../fixtures/test';
import { AccessPage } from '../pages/access-page';
import { ContractPage } from '../pages/contract-page';
import { SignPage } from '../pages/sign-page';

test.use({ ownProduct: true });

test('an old code is refused, and a new one signs', async ({ page, api, inbox, clock }) => {
  const customer = newCustomer();
  const contract = await askForCode(api, await makeContract(api, customer));
  const old = await inbox.signingCode(customer.phone);
  const signing = new SignPage(page);
  await signing.open(contract.contract_uid);
  await clock.forwardMinutes(11);

  await signing.signWith(old);
  await expect(page.getByText('Codice errato. Chiedine uno nuovo.')).toBeVisible();
  await signing.resend.click();
  await expect(page.getByText('Codice nuovo inviato: quello di prima non vale più.')).toBeVisible();
  await expect.poll(() => inbox.signingCode(customer.phone)).not.toBe(old);
  await signing.signWith(await inbox.signingCode(customer.phone));
  await expect(new ContractPage(page).signed).toBeVisible();
});

test('the tenth wrong code ends signing and names whom to call', async ({ page, api, inbox, clock }) => {
  const customer = newCustomer();
  const contract = await askForCode(api, await makeContract(api, customer));
  const params = { contract_uid: contract.contract_uid };
  const fail = async (times: number) => {
    const otp_code = notThis(await inbox.signingCode(customer.phone));
    for (let tries = 0; tries < times; tries += 1) {
      await expect(api.public.confirmOtp({ params, body: { otp_code } })).rejects.toThrow(/422/);
    }
    return otp_code;
  };
  const first = await fail(5);
  await clock.forwardMinutes(2);
  await api.public.resendOtp({ params });
  await expect.poll(async () => notThis(await inbox.signingCode(customer.phone))).not.toBe(first);
  const wrong = await fail(4);

  const signing = new SignPage(page);
  await signing.open(contract.contract_uid);
  await signing.signWith(wrong);
  const blocked = page.getByRole('alert').filter({ hasText: 'Troppi codici errati' });
  await expect(blocked).toContainText(contract.store.name);
  await expect(blocked.getByRole('link', { name: contract.store.phone })).toBeVisible();
  await expect(signing.sign).toBeDisabled();
});

test('a contract that was never signed is gone after 21 days, without a trace', async ({ page, api, clock }) => {
  const { contract_uid } = await makeContract(api);
  await clock.forwardDays(21);
  const access = new AccessPage(page);
  await access.open(contract_uid);
  await expect(access.unknown).toBeVisible();
  const deleted = await page.getByRole('main').textContent();

  await access.open('A'.repeat(22));
  await expect(access.unknown).toBeVisible();
  expect(await page.getByRole('main').textContent()).toBe(deleted);
});
