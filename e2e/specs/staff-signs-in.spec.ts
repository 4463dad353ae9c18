import { expect, test } from '../fixtures/test';
import { LoginPage } from '../pages/login-page';
import { StaffFrame } from '../pages/staff-frame';

/** Keeps a draft as an area does; its connection stays open. Runs in the page. */
function keepDraft(): Promise<void> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('keyval-store');
    opening.onupgradeneeded = () => opening.result.createObjectStore('keyval');
    opening.onsuccess = () => {
      const writing = opening.result.transaction('keyval', 'readwrite');
      writing.objectStore('keyval').put({ vin: 'ZACPJFCW1SP018273' }, 'carcare-journey');
      writing.oncomplete = () => resolve();
    };
  });
}

/** Runs in the page. */
function countDrafts(): Promise<number> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('keyval-store');
    opening.onsuccess = () => {
      const counting = opening.result.transaction('keyval').objectStore('keyval').count();
      counting.onsuccess = () => resolve(counting.result);
    };
  });
}

const heading403 = 'Non hai accesso a questa pagina';

test('a guarded page asks for a sign-in and is there after it', async ({ page }) => {
  const login = new LoginPage(page);
  await page.goto('/cms/manager');
  await expect(page).toHaveURL(/\/login\?/);
  await expect(page.getByText('Authentication required')).toBeVisible();

  await login.signIn('manager');
  await expect(page).toHaveURL('/cms/manager');
});

test('staff is greeted by name and sees a card for each area', async ({ page }) => {
  const login = new LoginPage(page);
  await login.open();
  await login.signIn('manager');

  await expect(page).toHaveURL('/cms');
  await expect(page).toHaveTitle('CarCare | Inizio');
  await expect(new StaffFrame(page).greeting('Andrea')).toBeVisible();
  await expect(page.getByText('Ti diamo il benvenuto in CarCare.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Le tue aree' })).toBeVisible();
  const card = (title: string) => page.getByRole('main').getByRole('link', { name: new RegExp(`^${title} .*Apri$`) });
  await expect(card('Dealer')).toHaveAttribute('href', '/cms/manager');
  await expect(card('Amministrazione')).toHaveCount(0);
});

test('a wrong password and an unknown e-mail get the same sentence, and the e-mail stays', async ({ page }) => {
  const login = new LoginPage(page);
  await login.open();
  await login.signIn('manager', 'una frase sbagliata');
  await expect(page.getByText('E-mail o password non corrispondono.')).toBeVisible();
  await expect(login.email).toHaveValue('manager@demo.carcare.it');

  await login.email.fill('nessuno@example.com');
  await login.submit.click();
  await expect(page.getByText('E-mail o password non corrispondono.')).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test('a customer at /cms is sent on to the account', async ({ page }) => {
  const login = new LoginPage(page);
  await login.open();
  await login.signIn('user');
  await expect(page).toHaveURL('/account');

  await page.goto('/cms');
  await expect(page).toHaveURL('/account');
});

test('a manager at an address of the admins is told so', async ({ page }) => {
  const login = new LoginPage(page);
  await login.open();
  await login.signIn('manager');
  await expect(page).toHaveURL('/cms');

  await page.goto('/cms/admin');
  await expect(page).toHaveURL('/error/403');
  await expect(page.getByRole('heading', { level: 1, name: heading403 })).toBeVisible();
  await page.getByRole('link', { name: 'Vai alla tua area' }).click();
  await expect(page).toHaveURL('/cms');
});

test('a sign-out clears local storage, in every tab', async ({ page, context }) => {
  const login = new LoginPage(page);
  const staff = new StaffFrame(page);
  await login.open();
  await login.signIn('admin');
  await expect(staff.greeting('Francesca')).toBeVisible();
  const flags = () => page.evaluate(() => ({ ...localStorage }));
  expect(await flags()).toMatchObject({ authenticated: '1', isAdmin: '1', isManager: '0', isUser: '0' });

  const other = await context.newPage();
  await other.goto('/cms');
  await expect(new StaffFrame(other).greeting('Francesca')).toBeVisible();

  await staff.signOut();
  await expect(page).toHaveURL('/');
  expect(await flags()).not.toHaveProperty('token');
  expect(await flags()).not.toHaveProperty('isAdmin');
  await expect(other).toHaveURL(/\/login/);
});

test('a sign-out empties what areas keep in the browser', async ({ page }) => {
  const login = new LoginPage(page);
  const staff = new StaffFrame(page);
  await login.open();
  await login.signIn('admin');
  await expect(staff.greeting('Francesca')).toBeVisible();
  await page.evaluate(keepDraft);
  expect(await page.evaluate(countDrafts)).toBe(1);

  await staff.signOut();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(countDrafts)).toBe(0);
});

test('the debug viewer copies, and pastes only JSON', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const login = new LoginPage(page);
  const staff = new StaffFrame(page);
  await login.open();
  await login.signIn('admin');
  await expect(staff.greeting('Francesca')).toBeVisible();
  await staff.openViewer();

  await staff.viewer.getByRole('button', { name: 'Copia' }).click();
  await expect(page.getByText('Content Copyed Successfuly!')).toBeVisible();
  await staff.viewer.getByRole('button', { name: 'Incolla' }).click();
  await expect(page.getByText('Content Paste Successfuly!')).toBeVisible();
  await page.evaluate(() => navigator.clipboard.writeText('{ questo non è JSON'));
  await staff.viewer.getByRole('button', { name: 'Incolla' }).click();
  await expect(page.getByText('This content is not JSON! Please paste a valid Json string')).toBeVisible();
});

test('an address that leads nowhere says so', async ({ page }) => {
  await page.goto('/questa-pagina-non-esiste');
  await expect(page.getByRole('heading', { level: 1, name: 'Pagina non trovata' })).toBeVisible();
  await page.getByRole('link', { name: 'Cerca la tua auto' }).first().click();
  await expect(page).toHaveURL('/ricerca');
});
