import { drawHeading } from '../layout/headings';
import { CONTENT_WIDTH, MARGIN, RIGHT_EDGE } from '../layout/page';
import { palette } from '../layout/palette';
import type { ContractField } from './contract-fields';
import { formMessages as m } from './form.messages';
import type { BuiltInFormContent } from './form-content';
import type { FormSheet } from './form-sheet';

const ROW = 15;
const GAP = 28;
const COLUMN = (CONTENT_WIDTH - GAP) / 2;
const LEFT = MARGIN.left;
const MIDDLE = MARGIN.left + COLUMN + GAP;

/** Seller and dealer at left, customer at right. */
export function drawParties(sheet: FormSheet, { withAssociation }: { withAssociation: boolean }): void {
  drawHeading(sheet, m.parties.defaultMessage, 180);
  const line = (n: number) => sheet.y - 12 - n * ROW;

  sheet.textAt(m.seller.defaultMessage, LEFT, line(0), { color: palette.muted });
  sheet.textAt(m.sellerName.defaultMessage, LEFT, line(1), { weight: 'medium' });
  sheet.textAt(m.sellerAddress.defaultMessage, LEFT, line(2));
  sheet.textAt(m.sellerTaxCode.defaultMessage, LEFT, line(3));
  sheet.textAt(m.sellerPhone.defaultMessage, LEFT, line(4));
  sheet.textAt(m.sellerMail.defaultMessage, LEFT, line(5));

  sheet.textAt(m.dealer.defaultMessage, LEFT, line(6.5), { color: palette.muted });
  sheet.field('store_name', { x: LEFT, baseline: line(7.5), width: COLUMN, rows: 'one' });
  sheet.field('store_full_address', { x: LEFT, baseline: line(8.5), width: COLUMN, rows: 'one' });
  sheet.field('store_phone', { x: LEFT, baseline: line(9.5), width: COLUMN });
  if (withAssociation) {
    const label = m.associationCode.defaultMessage;
    const labelWidth = sheet.fonts.regular.widthOfTextAtSize(label, 9.5) + 8;
    sheet.textAt(label, LEFT, line(10.5), { color: palette.muted });
    sheet.field('association_code', { x: LEFT + labelWidth, baseline: line(10.5), width: COLUMN - labelWidth });
  }

  sheet.textAt(m.customer.defaultMessage, MIDDLE, line(0), { color: palette.muted });
  sheet.field('fullname', { x: MIDDLE, baseline: line(1), width: COLUMN, rows: 'one' });
  sheet.field('full_address', { x: MIDDLE, baseline: line(2), width: COLUMN, rows: 'two' });

  sheet.textAt(m.contacts.defaultMessage, MIDDLE, line(6.5), { color: palette.muted });
  sheet.field('phone', { x: MIDDLE, baseline: line(7.5), width: COLUMN });
  sheet.field('email', { x: MIDDLE, baseline: line(8.5), width: COLUMN, rows: 'two' });
  sheet.y = line(withAssociation ? 10.5 : 9.5);
}

interface Entry {
  /** The code of the European registration booklet, where there is one. */
  mark?: string;
  label: string;
  field: ContractField;
}

/** Mark, label and value in a line, the value flush right. */
function drawEntry(sheet: FormSheet, entry: Entry, x: number, baseline: number, width: number): void {
  const markWidth = x === LEFT ? 52 : 24;
  const labelWidth = 78;
  if (entry.mark) sheet.textAt(entry.mark, x, baseline, { color: palette.muted });
  sheet.textAt(entry.label, x + markWidth, baseline);
  const used = markWidth + labelWidth;
  sheet.field(entry.field, { x: x + used, baseline, width: width - used, align: 'right' });
}

export function drawVehicle(sheet: FormSheet): void {
  drawHeading(sheet, m.vehicle.defaultMessage, 85);
  const line = (n: number) => sheet.y - 12 - n * ROW;
  drawEntry(sheet, { mark: '(A)', label: m.plate.defaultMessage, field: 'car_plate' }, LEFT, line(0), COLUMN);
  drawEntry(
    sheet,
    { mark: '(B)', label: m.registered.defaultMessage, field: 'car_registration_date' },
    MIDDLE,
    line(0),
    COLUMN,
  );
  drawEntry(sheet, { mark: '(E)', label: m.chassis.defaultMessage, field: 'car_vin' }, LEFT, line(1), COLUMN);
  drawEntry(sheet, { label: m.mileage.defaultMessage, field: 'km' }, MIDDLE, line(1), COLUMN);
  drawEntry(
    sheet,
    { mark: '(D.1) (D.3)', label: m.model.defaultMessage, field: 'car_model' },
    LEFT,
    line(2),
    CONTENT_WIDTH,
  );
  drawEntry(
    sheet,
    { mark: '(D.2)', label: m.version.defaultMessage, field: 'car_version' },
    LEFT,
    line(3),
    CONTENT_WIDTH,
  );
  drawEntry(sheet, { mark: '(P.3)', label: m.fuel.defaultMessage, field: 'car_fuel' }, LEFT, line(4), COLUMN);
  drawEntry(sheet, { label: m.mileageDate.defaultMessage, field: 'car_mileage_date' }, MIDDLE, line(4), COLUMN);
  sheet.y = line(4);
}

const BULLET = 12;

/** One of the package's two lists of lines, under its name. */
function drawLines(sheet: FormSheet, name: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  sheet.space(4);
  sheet.paragraph(name, { color: palette.muted });
  for (const line of lines) {
    sheet.paragraph(line, { x: LEFT + BULLET, width: CONTENT_WIDTH - BULLET });
    sheet.textAt('•', LEFT, sheet.y + 2.25);
  }
}

/** What is bought, in the package's own lines, and its price. */
export function drawPackage(sheet: FormSheet, content: BuiltInFormContent): void {
  drawHeading(sheet, m.package.defaultMessage, 110);
  const line = (n: number) => sheet.y - 12 - n * ROW;

  sheet.field('package_title', { x: LEFT, baseline: line(0), width: CONTENT_WIDTH });
  const third = CONTENT_WIDTH / 3;
  const facts = [
    { label: m.services.defaultMessage, field: 'mantenance_number' },
    { label: m.months.defaultMessage, field: 'mantenance_duration' },
    { label: m.kilometres.defaultMessage, field: 'mantenance_km' },
  ] as const;
  facts.forEach(({ label, field }, index) => {
    const x = LEFT + index * third;
    const labelWidth = sheet.fonts.regular.widthOfTextAtSize(label, 9.5) + 8;
    sheet.textAt(label, x, line(1), { color: palette.muted });
    sheet.field(field, { x: x + labelWidth, baseline: line(1), width: third - labelWidth - 8 });
  });
  sheet.y = line(1);
  drawLines(sheet, m.included.defaultMessage, content.included);
  drawLines(sheet, m.excluded.defaultMessage, content.excluded);
  drawPrice(sheet, content);
}

const PRICE_HEIGHT = 90;

/** Every amount with tax, and the tax that is in the total. */
function drawPrice(sheet: FormSheet, { kind, without }: BuiltInFormContent): void {
  sheet.ensure(PRICE_HEIGHT);
  const rental = kind === 'rental';
  const amount = 110;
  const amountLeft = RIGHT_EDGE - amount;
  const rows = [
    { label: (rental ? m.fee : m.price).defaultMessage, field: 'price' },
    ...(without.includes('discount') ? [] : [{ label: m.discount.defaultMessage, field: 'discount' } as const]),
  ] as const;
  for (const { label, field } of rows) {
    sheet.y -= ROW;
    sheet.textAt(label, LEFT, sheet.y - 6);
    sheet.field(field, { x: amountLeft, baseline: sheet.y - 6, width: amount, align: 'right' });
  }
  sheet.y -= 6;
  const line = (n: number) => sheet.y - n * ROW;

  const sumLine = sheet.y - 6.5;
  sheet.page.drawLine({
    start: { x: LEFT, y: sumLine },
    end: { x: RIGHT_EDGE, y: sumLine },
    color: palette.ink,
    thickness: 1,
  });
  sheet.textAt((rental ? m.totalFee : m.total).defaultMessage, LEFT, line(1.2), { weight: 'semibold' });
  sheet.field('total', { x: amountLeft, baseline: line(1.2), width: amount, align: 'right' });
  const taxLabel = m.taxPart.defaultMessage;
  sheet.textAt(taxLabel, LEFT, line(2.2));
  const rateLeft = LEFT + sheet.fonts.regular.widthOfTextAtSize(taxLabel, 9.5) + 4;
  sheet.field('iva_rate', { x: rateLeft, baseline: line(2.2), width: 60 });
  sheet.field('iva', { x: amountLeft, baseline: line(2.2), width: amount, align: 'right' });
  sheet.y = line(2.2);
}
