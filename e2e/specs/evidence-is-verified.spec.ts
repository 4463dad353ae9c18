import { Evidence } from '../fixtures/evidence';
import { expect, test } from '../fixtures/test';
import { ContractPage } from '../pages/contract-page';
import { LoginPage } from '../pages/login-page';

// The operator's check opens the database, which belongs to one process.
test.use({ ownProduct: true });

test('a customer withdraws, takes the evidence home, and every command in it proves the contract', async ({
  page,
  account,
  product,
}) => {
  if (!product) throw new Error('This spec stops a product of its own');
  const { contract_uid, code } = account.contract;
  await page.goto(`/account/contracts/${contract_uid}`);
  await new LoginPage(page).signInAs(account);
  const contract = new ContractPage(page);
  await contract.withdraw();
  await expect(contract.withdrawn).toBeVisible();
  await expect(page.getByText('Non devi pagare niente.')).toBeVisible();

  const evidence = await Evidence.unpack(await contract.save('Scarica tutto (ZIP)'));
  expect(evidence.names).toEqual(
    expect.arrayContaining([
      `${code}-contratto-mostrato.pdf`,
      `${code}-contratto-sigillato.pdf`,
      `${code}-recesso.pdf`,
      'cronologia.json',
    ]),
  );
  const signature = await evidence.follow('pdfsig');
  expect(signature).toContain('Signature is Valid');
  expect(signature).toContain('Total document signed');
  expect(await evidence.follow('sha256sum')).toMatch(/^[0-9a-f]{64} /);
  expect((await evidence.follow('head')).slice(0, 64)).toBe(evidence.shownSha256);

  await page.goto('/verifica');
  await page.locator('input[type=file]').setInputFiles(evidence.file(`${code}-contratto-sigillato.pdf`));
  await expect(page.getByText('È un contratto firmato, sigillato da CarCare')).toBeVisible();

  await product.shutDown();
  expect(await evidence.followAsOperator(product.env)).toContain(`${code}: integro`);
  // Other specs of this worker go on with it.
  await product.startAgain();
});
