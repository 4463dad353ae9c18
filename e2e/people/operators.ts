import type { Page } from '@playwright/test';
import { AuditPage } from '../pages/audit-page';
import { LoginPage } from '../pages/login-page';
import { StaffFrame } from '../pages/staff-frame';
import { StoreForm } from '../pages/store-form';
import { UsersPage } from '../pages/users-page';
import { HalfForm } from './half-form';
import type { Person, Writer } from './person';
import { Staff } from './staff';

const area = 'remote-admin';

const beginning = 'Registro';

/** Reads who did what. */
export class ReadingOperator extends Staff implements Person {
  readonly area = area;

  constructor(
    readonly name: string,
    page: Page,
  ) {
    super(page, beginning);
  }

  async begin(): Promise<void> {
    const audit = new AuditPage(this.page);
    await audit.open();
    await new LoginPage(this.page).signIn('admin');
    await audit.heading.waitFor();
  }

  async work(): Promise<void> {
    const frame = new StaffFrame(this.page);
    await frame.place('Utenti').click();
    await new UsersPage(this.page).rows.first().waitFor();
    await frame.place('Registro').click();
    await new AuditPage(this.page).rows.first().waitFor();
  }
}

/** Is in the middle of a new dealer. */
export class OperatorWithANewDealer extends Staff implements Writer {
  readonly name = 'the operator with a new dealer';
  readonly area = area;
  private readonly form = new HalfForm();
  private readonly dealer: StoreForm;

  constructor(page: Page) {
    super(page, beginning);
    this.dealer = new StoreForm(page);
  }

  async begin(): Promise<void> {
    await this.dealer.open();
    await new LoginPage(this.page).signIn('admin');
    await this.form.write(this.dealer.field('Nome'), 'Carrozzeria Ticinese');
    await this.form.write(this.dealer.field('Comune'), 'Milano');
  }

  work(): Promise<void> {
    return this.form.goOn(this.dealer.field('Indirizzo'));
  }

  expectKept(): Promise<void> {
    return this.form.expectKept();
  }

  finish(): Promise<void> {
    return this.dealer.create({
      name: 'Carrozzeria Ticinese',
      code: 'TIC01',
      address: 'via Gola 7',
      zip_code: '20143',
      city: 'Milano',
      province: 'MI',
      phone: '02 8940 1122',
      point: { lat: '45,4517', lng: '9,1756' },
    });
  }
}
