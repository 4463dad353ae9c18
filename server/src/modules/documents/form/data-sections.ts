import { type CarField, contractFieldRules, contractFields, type FieldsWhere } from 'shared-api/entities';
import { contractFieldLabels } from 'shared-api/messages';
import type { Text } from '../../../platform/i18n';
import { drawHeading } from '../layout/headings';
import { CONTENT_WIDTH, MARGIN, RIGHT_EDGE } from '../layout/page';
import { palette } from '../layout/palette';
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

interface VehicleEntry {
  /** Which row of the section it stands in, and where in that row. */
  readonly row: number;
  readonly at: 'left' | 'right' | 'across';
  /** Where paper calls it otherwise than the pages do. */
  readonly label?: Text;
  readonly mark?: string;
}

/** Where each field of the car stands that the built-in form shows: one that has no place does not compile. */
const vehicleEntries: Readonly<Record<Extract<CarField, FieldsWhere<'paper', 'drawn'>>, VehicleEntry>> = {
  car_plate: { row: 0, at: 'left' },
  car_registration_date: { row: 0, at: 'right', label: m.registered },
  car_vin: { row: 1, at: 'left', label: m.chassis },
  km: { row: 1, at: 'right' },
  car_model: { row: 2, at: 'across', label: m.model, mark: '(D.1) (D.3)' },
  car_version: { row: 3, at: 'across' },
  car_fuel: { row: 4, at: 'left' },
  car_mileage_date: { row: 4, at: 'right' },
};

/** Booklet mark, label and value in a line, the value flush right. */
function drawEntry(sheet: FormSheet, field: keyof typeof vehicleEntries, entry: VehicleEntry): void {
  const { row, at, label = contractFieldLabels[field], mark = contractFieldRules[field].mark } = entry;
  const baseline = sheet.y - 12 - row * ROW;
  const x = at === 'right' ? MIDDLE : LEFT;
  const width = at === 'across' ? CONTENT_WIDTH : COLUMN;
  const markWidth = at === 'right' ? 24 : 52;
  const labelWidth = 78;
  if (mark) sheet.textAt(mark, x, baseline, { color: palette.muted });
  sheet.textAt(label.defaultMessage, x + markWidth, baseline);
  const used = markWidth + labelWidth;
  sheet.field(field, { x: x + used, baseline, width: width - used, align: 'right' });
}

export function drawVehicle(sheet: FormSheet): void {
  drawHeading(sheet, m.vehicle.defaultMessage, 85);
  const entries = contractFields('paper', 'drawn').flatMap((field) =>
    isVehicleField(field) ? [{ field, entry: vehicleEntries[field] }] : [],
  );
  const inReadingOrder = entries.sort(
    (a, b) => a.entry.row - b.entry.row || Number(a.entry.at === 'right') - Number(b.entry.at === 'right'),
  );
  for (const { field, entry } of inReadingOrder) drawEntry(sheet, field, entry);
  sheet.y = sheet.y - 12 - Math.max(...entries.map(({ entry }) => entry.row)) * ROW;
}

function isVehicleField(name: string): name is keyof typeof vehicleEntries {
  return Object.hasOwn(vehicleEntries, name);
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
