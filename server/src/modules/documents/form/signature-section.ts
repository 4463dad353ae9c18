import { certifiedEmail, email, name, street } from 'shared-api/seller';
import { t } from '../../../platform/i18n';
import { sellerLines } from '../../../platform/seller';
import { drawHeading } from '../layout/headings';
import { CONTENT_WIDTH, MARGIN, RIGHT_EDGE } from '../layout/page';
import { palette } from '../layout/palette';
import type { Sheet } from '../layout/sheet';
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
    sheet.as('P', () => {
      sheet.tick(field, LEFT, sheet.y - 11.5);
      sheet.paragraph(text, { x: LEFT + TICK_COLUMN, width: CONTENT_WIDTH - TICK_COLUMN });
    });
  }
  sheet.space(8);
  sheet.paragraph(m.howSigned.defaultMessage, { color: palette.muted });

  const column = (CONTENT_WIDTH - 28) / 2;
  const middle = LEFT + column + 28;
  sheet.y -= 41;
  const signer = (label: string, x: number, drawName: () => void) => {
    sheet.as('P', () => {
      sheet.textAt(`${label} `, x, sheet.y + 17, { color: palette.muted });
      drawName();
    });
    sheet.line({ x, y: sheet.y - 7 }, { x: x + column, y: sheet.y - 7 }, { color: palette.ink, thickness: 0.8 });
  };
  signer(m.forTheSeller.defaultMessage, LEFT, () =>
    sheet.textAt(sellerLines.name, LEFT, sheet.y, { weight: 'medium' }),
  );
  signer(m.forTheCustomer.defaultMessage, middle, () =>
    sheet.field('fullname', { x: middle, baseline: sheet.y, width: column, rows: 'one' }),
  );
  sheet.y -= 7;
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
  sheet.within('Table', () => {
    for (const { label, field } of rows) {
      sheet.y -= 16;
      sheet.within('TR', () => {
        sheet.as('TH', () => sheet.textAt(label, LEFT, sheet.y));
        sheet.as('TD', () => sheet.field(field, { x: valueLeft, baseline: sheet.y, width: RIGHT_EDGE - valueLeft }));
      });
    }
  });
}

/** What the customer writes by hand, a line each; what the contract knows is there already. */
const withdrawalLines: readonly { label: string; field?: ContractField; rows?: 'one' }[] = [
  { label: m.withdrawalContract.defaultMessage, field: 'code' },
  { label: m.withdrawalConcluded.defaultMessage },
  { label: m.withdrawalName.defaultMessage, field: 'fullname', rows: 'one' },
  { label: m.withdrawalAddress.defaultMessage, field: 'full_address', rows: 'one' },
  { label: m.withdrawalDate.defaultMessage },
  { label: m.withdrawalSignature.defaultMessage },
];

/** The model form that the law asks to hand over with the contract, to be written on by hand. */
export function drawWithdrawalForm(
  sheet: Sheet,
  /** Puts what is known into its line; without it the customer writes all. */
  fill?: (field: ContractField, place: { x: number; baseline: number; width: number; rows?: 'one' }) => void,
): void {
  drawHeading(sheet, m.withdrawalForm.defaultMessage, 110 + withdrawalLines.length * 22);
  sheet.paragraph(m.withdrawalFormNote.defaultMessage, { color: palette.muted });
  sheet.space(4);
  sheet.paragraph(t(m.withdrawalFormText, { name, street, email, certifiedEmail }));
  const lineLeft = LEFT + 170;
  sheet.within('Table', () => {
    for (const { label, field, rows } of withdrawalLines) {
      sheet.y -= 22;
      sheet.within('TR', () => {
        sheet.as('TH', () => sheet.textAt(label, LEFT, sheet.y));
        if (field && fill) {
          const place = { x: lineLeft, baseline: sheet.y, width: RIGHT_EDGE - lineLeft, ...(rows && { rows }) };
          sheet.as('TD', () => fill(field, place));
        }
      });
      const end = { x: RIGHT_EDGE, y: sheet.y - 4 };
      sheet.line({ x: lineLeft, y: sheet.y - 4 }, end, { color: palette.muted, thickness: 0.5 });
    }
  });
}
