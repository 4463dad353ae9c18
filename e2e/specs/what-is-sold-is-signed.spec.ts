import type { Page } from '@playwright/test';
import { newCar, newCustomer } from '../fixtures/contract-data';
import { pdfLines } from '../fixtures/pdf-lines';
import { expect, test } from '../fixtures/test';
import { ConfirmPage } from '../pages/confirm-page';
import { ContractPage } from '../pages/contract-page';
import { CoverTable } from '../pages/cover-table';
import { DealerPage } from '../pages/dealer-page';
import { PackagesPage } from '../pages/packages-page';
import { SignPage } from '../pages/sign-page';
import { VehiclePage } from '../pages/vehicle-page';

/** What a package is said to cover, and not to. */
interface Sold {
  readonly included: readonly string[];
  readonly excluded: readonly string[];
}

/** Every package by name as the first page has it: the cells of its column, as the sentences that they make. */
async function tabled(page: Page): Promise<Map<string, Sold>> {
  const table = new CoverTable(page);
  await expect(table.table).toHaveAttribute('aria-busy', 'false');
  const titles = await table.packages();
  const rows = [...(await table.rows())];
  return new Map(
    titles.map((title, column) => {
      const cells = rows.map(([name, all]) => ({ name, cell: all[column] ?? '' }));
      return [title, { included: cells.flatMap(sentence), excluded: named(cells, 'Escluso') }];
    }),
  );
}

const named = (cells: readonly { name: string; cell: string }[], wanted: string) =>
  cells.filter(({ cell }) => cell === wanted).map(({ name }) => name);

/** A cell as the line of a contract; none of what is not in, and of length and kilometres, which stand elsewhere. */
function sentence({ name, cell }: { name: string; cell: string }): string[] {
  if (name.startsWith('Tagliandi') && /^\d+$/.test(cell)) {
    return [`${cell} ${cell === '1' ? 'tagliando' : 'tagliandi'}${name.slice('Tagliandi'.length)}`];
  }
  if (/giorn[oi]$/.test(cell)) return [`${name} fino a ${cell}`];
  return cell === 'Sì' ? [name] : [];
}

/** The clauses of `/condizioni`: heading and paragraphs. */
async function clausesShown(page: Page): Promise<string[]> {
  await page.goto('/condizioni');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const headings = page.getByRole('main').getByRole('heading', { level: 2, name: /^\d+\. / });
  return headings.evaluateAll((all) =>
    all.flatMap((heading) => {
      const texts = [...(heading.parentElement?.querySelectorAll('p') ?? [])].map((one) => one.textContent ?? '');
      return [heading.textContent ?? '', ...texts.filter((text) => !text.startsWith('Clausola da approvare'))];
    }),
  );
}

const sorted = ({ included, excluded }: Sold): Sold => ({
  included: [...included].sort(),
  excluded: [...excluded].sort(),
});
const bare = (text: string) => text.replaceAll(/\s+/g, '');

test('table, card, conditions and the signed PDF say of a package the same', async ({ page, inbox }) => {
  await page.goto('/');
  const table = await tabled(page);
  expect(table.size).toBe(4);
  const clauses = await clausesShown(page);
  expect(clauses.length).toBeGreaterThan(20);

  const car = newCar();
  const vehicle = new VehiclePage(page);
  await vehicle.open(car.vin);
  await vehicle.describe(car);
  await vehicle.seePackages();
  const packages = new PackagesPage(page);
  await expect(packages.heading).toBeVisible();
  const fitting = [];
  for (const [title, column] of table) {
    const impossible = await packages.package(title).getAttribute('aria-disabled');
    if (impossible === 'true') continue;
    expect(sorted(await packages.linesOf(title)), title).toEqual(sorted(column));
    fitting.push(title);
  }
  const [sold = ''] = fitting;
  const card = await packages.linesOf(sold);
  await packages.next.click();
  await new DealerPage(page).choose('Autocentro Lambro');

  const customer = newCustomer();
  const confirm = new ConfirmPage(page);
  await confirm.fill(customer);
  await confirm.acceptNotice();
  await confirm.readContract();
  const signing = new SignPage(page);
  await signing.askForCode();
  await signing.signWith(await inbox.signingCode(customer.phone));
  const contract = new ContractPage(page);
  await expect(contract.signed).toBeVisible();

  const lines = await pdfLines(await contract.save('Contratto firmato'));
  const place = (wanted: RegExp) => lines.findIndex((line) => wanted.test(line));
  const between = (from: RegExp, to: RegExp) => lines.slice(place(from) + 1, place(to)).join(' ');
  expect(bare(between(/^Comprende$/, /^Non comprende$/))).toBe(bare(card.included.join('')));
  expect(bare(between(/^Non comprende$/, /^Prezzo,/))).toBe(bare(card.excluded.join('')));
  const text = bare(lines.filter((line) => !/^CC-\d{4}-\d{6}|^Contratto di .* CarCare/.test(line)).join(' '));
  for (const clause of clauses) expect(text).toContain(bare(clause));
});
