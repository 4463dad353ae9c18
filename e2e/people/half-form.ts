import { expect, type Locator } from '@playwright/test';

/** What somebody has written into a form so far. */
export class HalfForm {
  private readonly written = new Map<string, { readonly field: Locator; readonly text: string }>();
  private changes = 0;

  async write(field: Locator, text: string): Promise<void> {
    await field.fill(text);
    this.written.set(String(field), { field, text });
  }

  /** Writes another street into the field. */
  goOn(field: Locator): Promise<void> {
    this.changes += 1;
    return this.write(field, `via dei Transiti ${this.changes}`);
  }

  async expectKept(): Promise<void> {
    for (const { field, text } of this.written.values()) await expect(field).toHaveValue(text);
  }
}
