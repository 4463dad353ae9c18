import { drawHeading } from '../layout/headings';
import { CONTENT_WIDTH, MARGIN, RIGHT_EDGE } from '../layout/page';
import { palette } from '../layout/palette';
import type { ContractField } from './contract-fields';
import { formMessages as m } from './form.messages';
import type { FormSheet } from './form-sheet';

const LEFT = MARGIN.left;
const TICK_COLUMN = 18;

const declarations: readonly { field: ContractField; text: string }[] = [
  { field: 'general', text: m.general.defaultMessage },
  { field: 'terms', text: m.terms.defaultMessage },
  { field: 'clauses', text: m.clauses.defaultMessage },
  { field: 'marketing', text: m.marketing.defaultMessage },
  { field: 'survey', text: m.survey.defaultMessage },
];

/** The customer's declarations with their ticks, how the contract is signed, and who signs. */
export function drawSignature(sheet: FormSheet): void {
  drawHeading(sheet, m.signature.defaultMessage, 250);
  for (const { field, text } of declarations) {
    sheet.space(4);
    sheet.tick(field, LEFT, sheet.y - 11.5);
    sheet.paragraph(text, { x: LEFT + TICK_COLUMN, width: CONTENT_WIDTH - TICK_COLUMN });
  }
  sheet.space(8);
  sheet.paragraph(m.howSigned.defaultMessage, { color: palette.muted });

  const column = (CONTENT_WIDTH - 28) / 2;
  const middle = LEFT + column + 28;
  sheet.y -= 24;
  sheet.textAt(m.forTheSeller.defaultMessage, LEFT, sheet.y, { color: palette.muted });
  sheet.textAt(m.forTheCustomer.defaultMessage, middle, sheet.y, { color: palette.muted });
  sheet.y -= 17;
  sheet.textAt(m.sellerName.defaultMessage, LEFT, sheet.y, { weight: 'medium' });
  sheet.field('fullname', { x: middle, baseline: sheet.y, width: column, rows: 'one' });
  sheet.y -= 7;
  for (const x of [LEFT, middle]) {
    sheet.page.drawLine({
      start: { x, y: sheet.y },
      end: { x: x + column, y: sheet.y },
      color: palette.ink,
      thickness: 0.8,
    });
  }
  sheet.space(8);
}

/** What is known only after the signature: filled in on the slip, left blank on the contract that is signed. */
export function drawSlip(sheet: FormSheet): void {
  drawHeading(sheet, m.slip.defaultMessage, 90);
  sheet.paragraph(m.slipNote.defaultMessage, { color: palette.muted });
  const rows: readonly { label: string; field: ContractField }[] = [
    { label: m.paymentMethod.defaultMessage, field: 'payment_method' },
    { label: m.signedAt.defaultMessage, field: 'signed_at' },
    { label: m.fingerprint.defaultMessage, field: 'document_sha256' },
  ];
  const valueLeft = LEFT + 124;
  for (const { label, field } of rows) {
    sheet.y -= 16;
    sheet.textAt(label, LEFT, sheet.y);
    sheet.field(field, { x: valueLeft, baseline: sheet.y, width: RIGHT_EDGE - valueLeft });
  }
}

/** The model form that the law asks to hand over with the contract, to be written on by hand. */
export function drawWithdrawalForm(sheet: FormSheet): void {
  drawHeading(sheet, m.withdrawalForm.defaultMessage, 110);
  sheet.paragraph(m.withdrawalFormNote.defaultMessage, { color: palette.muted });
  sheet.space(4);
  sheet.paragraph(m.withdrawalFormText.defaultMessage);
  sheet.space(4);
  sheet.paragraph(m.withdrawalFormLines.defaultMessage);
  for (const _line of [1, 2]) {
    sheet.y -= 24;
    sheet.rule(palette.muted, 0.5);
  }
}
