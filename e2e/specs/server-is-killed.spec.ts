import { makeContract, newCustomer } from '../fixtures/contract-data';
import { expect, test } from '../fixtures/test';
import { ContractPage } from '../pages/contract-page';
import { SignPage } from '../pages/sign-page';

test.use({ ownProduct: true, expectedErrors: /net::ERR/ });

test('a server killed between the code and the answer has lost nothing it acknowledged', async ({
  page,
  api,
  inbox,
  product,
}) => {
  if (!product) throw new Error('This spec ends a product of its own');
  const customer = newCustomer();
  const contract = await makeContract(api, customer);
  const params = { contract_uid: contract.contract_uid };
  const signing = new SignPage(page);
  await signing.open(contract.contract_uid);
  await signing.askForCode();
  const code = await inbox.signingCode(customer.phone);
  const { data: acknowledged } = await api.public.getContract({ params });

  await product.killHard();
  await signing.signWith(code);
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(signing.code).toHaveValue(code);

  await product.startAgain();
  const { data: found } = await api.public.getContract({ params });
  expect(found).toEqual(acknowledged);
  await signing.sign.click();
  const signed = new ContractPage(page);
  await expect(signed.signed).toBeVisible();

  const { data: before } = await api.public.getContract({ params });
  await product.killHard();
  await product.startAgain();
  const { data: after } = await api.public.getContract({ params });
  expect(after).toEqual(before);
  await page.reload();
  await expect(signed.signed).toBeVisible();
  await signed.payByTransfer();
  await expect(signed.toPay).toBeVisible();
});
