import type { Page } from '@playwright/test';
import { dealerContract } from '../fixtures/dealer';
import { expectOnItsSurface, windows } from '../fixtures/surface';
import { expect, test } from '../fixtures/test';
import { ContractsList } from '../pages/contracts-list';
import { EditContractPage } from '../pages/edit-contract-page';
import { LoginPage } from '../pages/login-page';
import { StaffContractPage } from '../pages/staff-contract-page';

interface Overlay {
  name: string;
  open(page: Page): Promise<void>;
  role: 'dialog' | 'alertdialog' | 'menu';
  called?: string | RegExp;
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

const overTheList: readonly Overlay[] = [
  { name: 'filters', open: press(/^Filtri/), role: 'dialog', called: 'Filtri' },
  { name: 'export', open: press('Esporta'), role: 'menu' },
  { name: 'a row’s menu', open: press(/^Azioni per /), role: 'menu' },
  { name: 'bell', open: press(/^Avvisi/), role: 'dialog', called: 'Avvisi' },
  { name: 'account', open: press(/, account di /), role: 'menu' },
  { name: 'palette', open: (page) => page.keyboard.press('Control+k'), role: 'dialog', called: 'Cerca e vai' },
  { name: 'shortcuts', open: (page) => page.keyboard.press('?'), role: 'dialog', called: 'Scorciatoie' },
];

const onlyNarrow: readonly Overlay[] = [{ name: 'navigation', open: press('Menu'), role: 'dialog', called: 'Menu' }];
const onlyWide: readonly Overlay[] = [
  { name: 'views', open: press('Viste'), role: 'menu' },
  { name: 'columns', open: press('Colonne'), role: 'menu' },
];

async function lookAt(page: Page, overlays: readonly Overlay[]): Promise<void> {
  for (const { name, open, role, called } of overlays) {
    await test.step(name, async () => {
      await open(page);
      const panel = page.getByRole(role, { name: called });
      await expectOnItsSurface(page, panel);
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
    });
  }
}

/** One page, made wider from window to window: each of them needs no sign-in of its own. */
async function inEveryWindow(page: Page, look: (width: number) => Promise<void>): Promise<void> {
  for (const size of windows) {
    await test.step(`in a window of ${size.width} by ${size.height}`, async () => {
      await page.setViewportSize(size);
      await look(size.width);
    });
  }
}

test.describe('in every window', () => {
  test.describe.configure({ timeout: 480_000 });

  test('what opens over a dealer’s list holds all of it on its own ground', async ({ page }) => {
    const list = new ContractsList(page);
    await list.open();
    await new LoginPage(page).signIn('manager');
    await expect(page.getByRole('button', { name: /^Azioni per / }).first()).toBeVisible();
    await inEveryWindow(page, (width) => lookAt(page, [...overTheList, ...(width < 960 ? onlyNarrow : onlyWide)]));
  });

  test('so do the filters of an operator’s lists', async ({ page }) => {
    const [filters] = overTheList;
    if (!filters) throw new Error('No filters to look at');
    await page.goto('/cms/admin/contracts');
    await new LoginPage(page).signIn('admin');
    await expect(page.getByRole('button', { name: /^Filtri/ })).toBeVisible();
    for (const place of ['contracts', 'packages', 'users']) {
      await page.goto(`/cms/admin/${place}`);
      await inEveryWindow(page, () => lookAt(page, [filters]));
    }
  });

  test('so do the questions and the comparison over a contract', async ({ page, manager, otherDevice }) => {
    const contract = await dealerContract(manager);
    const record = new StaffContractPage(page);
    await record.open(contract.contract_uid);
    await new LoginPage(page).signIn('manager');
    await expect(record.waiting).toBeVisible();
    await inEveryWindow(page, () =>
      lookAt(page, [
        { name: 'actions', open: press('Altre azioni'), role: 'menu' },
        { name: 'deletion', open: () => record.do('Elimina'), role: 'alertdialog', called: /^Eliminare / },
      ]),
    );

    await record.edit();
    const editing = new EditContractPage(page);
    await editing.city.fill('Cinisello Balsamo');
    const colleague = await otherDevice.newPage();
    const theirs = new StaffContractPage(colleague);
    await theirs.open(contract.contract_uid);
    await new LoginPage(colleague).signIn('manager');
    await theirs.edit();
    await new EditContractPage(colleague).city.fill('Monza');
    await new EditContractPage(colleague).save();
    await expect(theirs.waiting).toBeVisible();
    await editing.save();
    await inEveryWindow(page, () => expectOnItsSurface(page, editing.conflict));
  });
});

test('the way to rental stays within the icons of a narrow navigation', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 720 });
  await new ContractsList(page).open();
  await new LoginPage(page).signIn('manager');
  await expectOnItsSurface(page, page.getByRole('navigation', { name: 'Noleggio' }).getByRole('link'));
});

test('below 960 px the navigation is a drawer at the left border, as high as the window', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 720 });
  await new ContractsList(page).open();
  await new LoginPage(page).signIn('manager');
  await page.getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect.poll(() => drawer.boundingBox()).toEqual({ x: 0, y: 0, width: 320, height: 720 });
  await expect.poll(() => drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await expect(drawer.getByRole('button', { name: 'Scorciatoie' })).not.toBeFocused();

  await drawer.getByRole('link', { name: 'Dealer' }).click();
  await expect(page).toHaveURL(/\/stores/);
  await expect(drawer).toBeHidden();
});
