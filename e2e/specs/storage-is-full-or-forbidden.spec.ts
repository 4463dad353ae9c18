import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { wholeChromiumLaunch } from '../fixtures/chromium';
import { newCar } from '../fixtures/contract-data';
import { expect, test } from '../fixtures/test';
import { LoginPage } from '../pages/login-page';
import { StaffFrame } from '../pages/staff-frame';
import { VehiclePage } from '../pages/vehicle-page';

/** Writes until the browser takes nothing more, not even one letter. */
function fillLocalStorage(): void {
  let piece = 'x'.repeat(1024 * 1024);
  for (let number = 0; piece.length > 0; number += 1) {
    try {
      localStorage.setItem(`filling-${number}`, piece);
    } catch {
      piece = piece.slice(0, Math.floor(piece.length / 2));
    }
  }
}

async function looksForACar(page: Page): Promise<void> {
  const vehicle = new VehiclePage(page);
  const car = newCar();
  await vehicle.open(car.vin);
  await vehicle.describe(car);
  await vehicle.seePackages();
  await expect(page).toHaveURL(/\/packages$/);
}

async function signsIn(page: Page): Promise<void> {
  const login = new LoginPage(page);
  await login.open();
  await login.signIn('manager');
  const frame = new StaffFrame(page);
  await expect(frame.greeting('Andrea')).toBeVisible();
  await frame.place('Contratti').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contratti' })).toBeVisible();
}

test('with a full storage the site opens, a visitor finds packages and a dealer signs in', async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(fillLocalStorage);
  expect(
    await page.evaluate(() => {
      try {
        localStorage.setItem('one', 'x');
        return 'there was room';
      } catch (error) {
        return error instanceof DOMException ? error.name : 'something else';
      }
    }),
  ).toBe('QuotaExceededError');

  await looksForACar(page);
  await signsIn(page);
});

test('where the person forbids sites to keep data, it does too', async ({ baseURL }) => {
  const profile = mkdtempSync(path.join(tmpdir(), 'carcare-profile-'));
  mkdirSync(path.join(profile, 'Default'));
  const blocked = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(path.join(profile, 'Default', 'Preferences'), JSON.stringify(blocked));
  const context = await chromium.launchPersistentContext(profile, {
    ...wholeChromiumLaunch(),
    locale: 'it-IT',
    baseURL,
  });
  try {
    const page = await context.newPage();
    await page.goto('/login');
    await expect(page.evaluate(() => localStorage.length)).rejects.toThrow(/Access is denied/);

    await looksForACar(page);
    await signsIn(page);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
});
