import type { Locator, Page } from '@playwright/test';
import { tick } from './tick';

/** What a new dealer is told to be. */
export interface NewStore {
  readonly name: string;
  readonly code: string;
  readonly address: string;
  readonly zip_code: string;
  readonly city: string;
  /** Two letters. */
  readonly province: string;
  readonly phone: string;
  /** Degrees, as Italians write them. */
  readonly point: { readonly lat: string; readonly lng: string };
}

/** `/cms/admin/stores/new`, and the page of the dealer that it leads to. */
export class StoreForm {
  readonly staff: Locator;

  constructor(private readonly page: Page) {
    this.staff = page.getByRole('region', { name: 'Manager', exact: true });
  }

  async open(): Promise<void> {
    await this.page.goto('/cms/admin/stores/new');
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }

  /** Makes a dealer that has what it takes to sell on line but somebody in charge. */
  async create({ name, code, address, zip_code, city, province, phone, point }: NewStore): Promise<void> {
    await this.field('Nome').fill(name);
    await this.field('Codice').fill(code);
    await this.field('Indirizzo').fill(address);
    await this.field('CAP').fill(zip_code);
    await this.field('Comune').fill(city);
    await this.page.getByRole('combobox', { name: 'Provincia' }).selectOption(province);
    await this.field('Latitudine').fill(point.lat);
    await this.field('Longitudine').fill(point.lng);
    await this.field('Telefono').fill(phone);
    await this.page.getByRole('textbox', { name: 'Lunedì' }).fill('8:30-12:30');
    await this.page.getByRole('button', { name: 'Crea il dealer' }).click();
    await this.heading(name).waitFor();
  }

  /** Gives the dealer to the person with the e-mail. */
  async attach(email: string): Promise<void> {
    await this.staff.getByLabel('Cercare una persona da collegare').fill(email);
    await this.page.getByRole('option', { name: new RegExp(email) }).click();
    await this.staff.getByRole('listitem').filter({ hasText: email }).waitFor();
  }

  /** Lets the dealer sell to visitors. */
  async putOnLine(): Promise<void> {
    const online = this.page.getByRole('checkbox', { name: 'Vendita online' });
    await tick(online);
    const part = this.page.getByRole('region').filter({ has: online }).last();
    const save = part.getByRole('button', { name: /^Salva/ });
    await save.click();
    await save.waitFor({ state: 'hidden' });
  }

  field(name: string): Locator {
    return this.page.getByRole('textbox', { name, exact: true });
  }
}
