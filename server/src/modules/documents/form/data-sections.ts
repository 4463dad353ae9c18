import {
  type CarField,
  type CustomerField,
  contractFieldRules,
  contractFields,
  type FieldsWhere,
} from 'shared-api/entities';
import { contractFieldLabels } from 'shared-api/messages';
import type { Text } from '../../../platform/i18n';
import { sellerLines } from '../../../platform/seller';
import { drawHeading, drawItem } from '../layout/headings';
import { operatorText } from '../layout/operator-text';
import { CONTENT_WIDTH, MARGIN, RIGHT_EDGE } from '../layout/page';
import { palette } from '../layout/palette';
import type { Sheet } from '../layout/sheet';
import type { ContractField } from './contract-fields';
import { formMessages as m } from './form.messages';
import type { BuiltInFormContent } from './form-content';
import type { FormSheet } from './form-sheet';

const ROW = 15;
const GAP = 28;
const COLUMN = (CONTENT_WIDTH - GAP) / 2;
const LEFT = MARGIN.left;
const MIDDLE = MARGIN.left + COLUMN + GAP;

const sellerRows = [
  sellerLines.name,
  sellerLines.address,
  sellerLines.taxCode,
  sellerLines.phone,
  sellerLines.email,
  sellerLines.certifiedEmail,
] as const;

interface CustomerEntry {
  /** The heading that it stands below. */
  readonly under: 'customer' | 'contacts';
  /** How many rows below the section's first; and its label before it, where the heading does not say what it is. */
  readonly line: number;
  readonly labelled: boolean;
  readonly rows?: 'one' | 'two';
}

/** Where each field of the customer stands that the built-in form shows: one that has no place does not compile. */
const customerEntries: Readonly<Record<Extract<CustomerField, FieldsWhere<'paper', 'drawn'>>, CustomerEntry>> = {
  tax_code: { under: 'customer', line: 4, labelled: true },
  phone: { under: 'contacts', line: 8.5, labelled: false },
  email: { under: 'contacts', line: 9.5, labelled: false, rows: 'two' },
};

function isCustomerField(name: string): name is keyof typeof customerEntries {
  return Object.hasOwn(customerEntries, name);
}

/** Seller and dealer at left, customer at right: read one after the other. */
export function drawParties(sheet: FormSheet, { without }: Pick<BuiltInFormContent, 'without'>): void {
  drawHeading(sheet, m.parties.defaultMessage, 210);
  const top = sheet.y - 12;
  const line = (n: number) => top - n * ROW;
  const named = (label: Text, at: { x: number; n: number }) =>
    sheet.as('H3', () => sheet.textAt(label.defaultMessage, at.x, line(at.n), { color: palette.muted }));
  const value = (field: ContractField, at: { x: number; n: number; rows?: 'one' | 'two' }) =>
    sheet.as('P', () =>
      sheet.field(field, { x: at.x, baseline: line(at.n), width: COLUMN, ...(at.rows ? { rows: at.rows } : {}) }),
    );
  const labelled = (label: Text, field: ContractField, at: { x: number; n: number }) =>
    sheet.as('P', () => {
      const text = `${label.defaultMessage} `;
      const labelWidth = sheet.fonts.regular.widthOfTextAtSize(text, 9.5) + 6;
      sheet.textAt(text, at.x, line(at.n), { color: palette.muted });
      sheet.field(field, { x: at.x + labelWidth, baseline: line(at.n), width: COLUMN - labelWidth });
    });
  const drawCustomer = (heading: CustomerEntry['under']) => {
    for (const field of contractFields('paper', 'drawn').filter(isCustomerField)) {
      const { under, line: n, labelled: hasLabel, rows } = customerEntries[field];
      if (under !== heading || without.some((absent) => absent === field)) continue;
      if (hasLabel) labelled(contractFieldLabels[field], field, { x: MIDDLE, n });
      else value(field, { x: MIDDLE, n, ...(rows && { rows }) });
    }
  };

  named(m.seller, { x: LEFT, n: 0 });
  sellerRows.forEach((text, index) => {
    sheet.textAt(text, LEFT, line(index + 1), { weight: index === 0 ? 'medium' : 'regular' });
  });
  named(m.dealer, { x: LEFT, n: 7.5 });
  value('store_name', { x: LEFT, n: 8.5, rows: 'one' });
  value('store_full_address', { x: LEFT, n: 9.5, rows: 'two' });
  labelled(m.phone, 'store_phone', { x: LEFT, n: 11.5 });
  const withAssociation = !without.includes('association_code');
  if (withAssociation) labelled(m.associationCode, 'association_code', { x: LEFT, n: 12.5 });

  named(m.customer, { x: MIDDLE, n: 0 });
  value('fullname', { x: MIDDLE, n: 1, rows: 'one' });
  value('full_address', { x: MIDDLE, n: 2, rows: 'two' });
  drawCustomer('customer');
  named(m.contacts, { x: MIDDLE, n: 7.5 });
  drawCustomer('contacts');
  sheet.y = line(withAssociation ? 12.5 : 11.5);
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

type PlacedField = keyof typeof vehicleEntries;

/** Booklet mark and label, a cell of the table, then the value, flush right, another. */
function drawEntry(sheet: FormSheet, field: PlacedField, entry: VehicleEntry): void {
  const { at, label = contractFieldLabels[field], mark = contractFieldRules[field].mark } = entry;
  const x = at === 'right' ? MIDDLE : LEFT;
  const width = at === 'across' ? CONTENT_WIDTH : COLUMN;
  const markWidth = at === 'right' ? 24 : 52;
  const used = markWidth + 78;
  sheet.as('TH', () => {
    if (mark) sheet.textAt(`${mark} `, x, sheet.y, { color: palette.muted });
    sheet.textAt(label.defaultMessage, x + markWidth, sheet.y);
  });
  sheet.as('TD', () => sheet.field(field, { x: x + used, baseline: sheet.y, width: width - used, align: 'right' }));
}

/** The car, without the lines that nothing would stand on. */
export function drawVehicle(sheet: FormSheet, { without }: Pick<BuiltInFormContent, 'without'>): void {
  drawHeading(sheet, m.vehicle.defaultMessage, 85);
  const fields = contractFields('paper', 'drawn')
    .filter(isVehicleField)
    .filter((field) => !without.some((absent) => absent === field));
  const rows = [...new Set(fields.map((field) => vehicleEntries[field].row))].sort((a, b) => a - b);
  sheet.within('Table', () => {
    rows.forEach((row, index) => {
      sheet.y -= index === 0 ? 12 : ROW;
      const inRow = fields.filter((field) => vehicleEntries[field].row === row);
      inRow.sort((a, b) => Number(vehicleEntries[a].at === 'right') - Number(vehicleEntries[b].at === 'right'));
      sheet.within('TR', () => {
        for (const field of inRow) drawEntry(sheet, field, vehicleEntries[field]);
      });
    });
  });
}

function isVehicleField(name: string): name is PlacedField {
  return Object.hasOwn(vehicleEntries, name);
}

/** One of the package's two lists of lines, under its name. */
export function drawLines(sheet: Sheet, name: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  sheet.space(4);
  sheet.ensure(28);
  sheet.as('H3', () => sheet.paragraph(name, { color: palette.muted }));
  sheet.within('L', () => {
    for (const line of lines) drawItem(sheet, operatorText(sheet.fonts.regular, line));
  });
}

/** What is bought, in the package's own lines, and its price. */
export function drawPackage(sheet: FormSheet, content: BuiltInFormContent): void {
  drawHeading(sheet, m.package.defaultMessage, 110);
  const line = (n: number) => sheet.y - 12 - n * ROW;

  sheet.as('P', () => sheet.field('package_title', { x: LEFT, baseline: line(0), width: CONTENT_WIDTH }));
  const third = CONTENT_WIDTH / 3;
  const facts = [
    { label: m.services.defaultMessage, field: 'mantenance_number' },
    { label: m.months.defaultMessage, field: 'mantenance_duration' },
    { label: m.kilometres.defaultMessage, field: 'mantenance_km' },
  ] as const;
  sheet.within('Table', () => {
    sheet.within('TR', () => {
      facts.forEach(({ label, field }, index) => {
        const x = LEFT + index * third;
        const labelWidth = sheet.fonts.regular.widthOfTextAtSize(label, 9.5) + 8;
        sheet.as('TH', () => sheet.textAt(label, x, line(1), { color: palette.muted }));
        sheet.as('TD', () =>
          sheet.field(field, { x: x + labelWidth, baseline: line(1), width: third - labelWidth - 8 }),
        );
      });
    });
  });
  sheet.y = line(1);
  drawLines(sheet, m.included.defaultMessage, content.included);
  drawLines(sheet, m.excluded.defaultMessage, content.excluded);
  drawPrice(sheet, content);
}

const PRICE_HEIGHT = 90;
const AMOUNT = 110;
const AMOUNT_LEFT = RIGHT_EDGE - AMOUNT;

/** A label at left and an amount at right, on the line at `sheet.y`. */
function drawAmount(sheet: FormSheet, field: ContractField, drawLabel: () => void): void {
  sheet.within('TR', () => {
    sheet.as('TH', drawLabel);
    sheet.as('TD', () => sheet.field(field, { x: AMOUNT_LEFT, baseline: sheet.y, width: AMOUNT, align: 'right' }));
  });
}

/** Every amount with tax, and the tax that is in the total. */
function drawPrice(sheet: FormSheet, { kind, without }: BuiltInFormContent): void {
  sheet.ensure(PRICE_HEIGHT);
  const rental = kind === 'rental';
  const rows = [
    { label: (rental ? m.fee : m.price).defaultMessage, field: 'price' },
    ...(without.includes('discount') ? [] : [{ label: m.discount.defaultMessage, field: 'discount' } as const]),
  ] as const;
  sheet.y -= 6;
  sheet.within('Table', () => {
    for (const { label, field } of rows) {
      sheet.y -= ROW;
      drawAmount(sheet, field, () => sheet.textAt(label, LEFT, sheet.y));
    }
    const sumLine = sheet.y - 6.5;
    sheet.line({ x: LEFT, y: sumLine }, { x: RIGHT_EDGE, y: sumLine }, { color: palette.ink, thickness: 1 });
    sheet.y -= 1.2 * ROW;
    const total = (rental ? m.totalFee : m.total).defaultMessage;
    drawAmount(sheet, 'total', () => sheet.textAt(total, LEFT, sheet.y, { weight: 'semibold' }));
    sheet.y -= ROW;
    drawAmount(sheet, 'iva', () => {
      const taxLabel = `${m.taxPart.defaultMessage} `;
      sheet.textAt(taxLabel, LEFT, sheet.y);
      const rateLeft = LEFT + sheet.fonts.regular.widthOfTextAtSize(taxLabel, 9.5) + 2;
      sheet.field('iva_rate', { x: rateLeft, baseline: sheet.y, width: 60 });
    });
  });
}
