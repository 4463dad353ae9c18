import { expect, type Locator } from '@playwright/test';

/**
 * Ticks a box or chooses a radio button, or takes the tick away. The control lies hidden beneath what people see of it,
 * so that nothing waits until it stands still: while the page above it grows, a first press may miss.
 */
export async function tick(control: Locator, on = true): Promise<void> {
  const press = async () => {
    if ((await control.isChecked()) !== on) await control.setChecked(on, { force: true, timeout: 5_000 });
  };
  await expect(press).toPass({ timeout: 60_000 });
}
