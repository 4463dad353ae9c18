import type { PDF } from '@libpdf/core';
import { embedFonts, type Fonts } from '../layout/fonts';
import { drawHeading, drawWordmark } from '../layout/headings';
import { CONTENT_WIDTH, MARGIN, RIGHT_EDGE } from '../layout/page';
import { palette } from '../layout/palette';
import { Sheet } from '../layout/sheet';
import type { ConsentFact, Evidence, ShownFacts } from './evidence';
import { evidenceMessages as m } from './evidence.messages';
import { dayAndTime, grouped } from './evidence-format';

const LABEL_WIDTH = 124;
const VALUE_LEFT = MARGIN.left + LABEL_WIDTH;
const VALUE_WIDTH = CONTENT_WIDTH - LABEL_WIDTH;
/** Browsers name themselves in about 150 letters; what is longer is cut. */
const USER_AGENT_LETTERS = 300;

/** Appends the evidence of a signature to a loaded document, on as many pages as it takes. */
export async function drawEvidence(pdf: PDF, evidence: Evidence, shown: ShownFacts): Promise<void> {
  const fonts = await embedFonts(pdf);
  const sheet = new Sheet(pdf, fonts);
  drawTitle(sheet, evidence.code);

  drawRows(sheet, m.signer.defaultMessage, [
    [m.fullName.defaultMessage, evidence.fullName],
    [m.phone.defaultMessage, evidence.maskedPhone],
    [m.level.defaultMessage, (evidence.signatureLevel === 'FEA' ? m.levelFea : m.levelFes).defaultMessage],
  ]);
  drawRows(sheet, m.when.defaultMessage, [
    [m.shownAt.defaultMessage, dayAndTime(evidence.moments.shownAt)],
    [m.codeSentAt.defaultMessage, dayAndTime(evidence.moments.codeSentAt)],
    [m.confirmedAt.defaultMessage, dayAndTime(evidence.moments.confirmedAt)],
    [m.address.defaultMessage, evidence.origin.address],
    [m.userAgent.defaultMessage, evidence.origin.userAgent.slice(0, USER_AGENT_LETTERS)],
  ]);
  drawRows(sheet, m.what.defaultMessage, [
    [m.contract.defaultMessage, evidence.code],
    [m.shownLength.defaultMessage, grouped(shown.length)],
    [m.shownHash.defaultMessage, shown.sha256],
    [m.codeReference.defaultMessage, evidence.codeReference],
  ]);
  drawRows(sheet, m.chain.defaultMessage, [
    [m.chainLength.defaultMessage, grouped(evidence.chain.length)],
    [m.chainHead.defaultMessage, evidence.chain.head],
  ]);
  drawRows(sheet, m.consents.defaultMessage, evidence.consents.map(consentRow));

  sheet.space(16);
  sheet.paragraph(m.howToCheck.defaultMessage, { color: palette.muted, size: 8.5, leading: 12.5 });
}

function drawTitle(sheet: Sheet, code: string): void {
  drawWordmark(sheet);
  sheet.textAt(code, RIGHT_EDGE, sheet.y, { size: 8, color: palette.muted, align: 'right' });
  sheet.y -= 46;
  sheet.textAt(m.title.defaultMessage, MARGIN.left, sheet.y, { weight: 'semibold', size: 20 });
  sheet.space(8);
  sheet.paragraph(m.intro.defaultMessage, { color: palette.muted });
}

type Row = readonly [label: string, value: string];

function consentRow(consent: ConsentFact): Row {
  const answer = (consent.given ? m.given : m.notGiven).defaultMessage;
  const version = `${m.textVersion.defaultMessage} ${consent.textVersion}`;
  return [m[consent.name].defaultMessage, `${answer}, ${dayAndTime(consent.at)}, ${version}`];
}

/** A heading, then label and value side by side; long values wrap. */
function drawRows(sheet: Sheet, heading: string, rows: readonly Row[]): void {
  drawHeading(sheet, heading, 30);
  for (const [label, value] of rows) {
    const text = readable(sheet.fonts, value);
    sheet.ensure(sheet.paragraphHeight(text, { width: VALUE_WIDTH }) + 2);
    const top = sheet.y;
    sheet.paragraph(label, { color: palette.muted, width: LABEL_WIDTH });
    sheet.y = top;
    sheet.paragraph(text, { x: VALUE_LEFT, width: VALUE_WIDTH });
    sheet.space(1.5);
  }
}

/** A browser may call itself anything: what the font cannot show becomes a question mark. */
function readable(fonts: Fonts, value: string): string {
  const unknown = new Set(fonts.regular.getUnencodableCharacters(value.normalize('NFC')));
  return Array.from(value.normalize('NFC'), (letter) => (unknown.has(letter) ? '?' : letter)).join('');
}
