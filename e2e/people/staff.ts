import type { Locator, Page } from '@playwright/test';
import { StaffFrame } from '../pages/staff-frame';

/** Somebody in the back-office: they leave for the shell's first page, and come back by the menu. */
export abstract class Staff {
  constructor(
    readonly page: Page,
    /** The place in the menu that they began with. */
    private readonly beginning: string,
  ) {}

  get wayOut(): Locator {
    return new StaffFrame(this.page).home;
  }

  async enter(): Promise<void> {
    const frame = new StaffFrame(this.page);
    await frame.goHome();
    await frame.place(this.beginning).click();
  }
}
