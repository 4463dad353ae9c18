import type { PDF } from '@libpdf/core';
import { embedFonts } from '../layout/fonts';
import { drawTitle, drawWordmark } from '../layout/headings';
import { day, dayAndTime, grouped } from '../layout/italian-format';
import { RIGHT_EDGE } from '../layout/page';
import { palette } from '../layout/palette';
import { drawRows, type Row } from '../layout/rows';
import { Sheet } from '../layout/sheet';
import { TagTree } from '../layout/tag-tree';
import type { ConsentFact, Evidence, IdentityFact, ShownFacts } from './evidence';
import { evidenceMessages as m } from './evidence.messages';

/** Browsers name themselves in about 150 letters; what is longer is cut. */
const USER_AGENT_LETTERS = 300;

/** Appends the evidence of a signature to a loaded document, on as many pages as it takes. */
export async function drawEvidence(pdf: PDF, evidence: Evidence, shown: ShownFacts): Promise<void> {
  const fonts = await embedFonts(pdf);
  const sheet = new Sheet(pdf, fonts, TagTree.find(pdf));
  drawHead(sheet, evidence.code);

  drawRows(sheet, m.signer.defaultMessage, [
    [m.fullName.defaultMessage, evidence.fullName],
    [m.phone.defaultMessage, evidence.maskedPhone],
    [m.level.defaultMessage, (evidence.signatureLevel === 'FEA' ? m.levelFea : m.levelFes).defaultMessage],
    ...identityRows(evidence.identity),
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

function drawHead(sheet: Sheet, code: string): void {
  drawWordmark(sheet);
  sheet.textAt(code, RIGHT_EDGE, sheet.y, { size: 8, color: palette.muted, align: 'right' });
  sheet.y -= 46;
  drawTitle(sheet, m.title.defaultMessage);
  sheet.space(8);
  sheet.paragraph(m.intro.defaultMessage, { color: palette.muted });
}

function identityRows(identity: IdentityFact | null): Row[] {
  if (identity === null) return [];
  return [
    [m.identity.defaultMessage, `${identity.document}, ${m.validUntil.defaultMessage} ${day(identity.expiresOn)}`],
    [m.identityCopy.defaultMessage, identity.copySha256],
  ];
}

function consentRow(consent: ConsentFact): Row {
  const answer = (consent.given ? m.given : m.notGiven).defaultMessage;
  const version = `${m.textVersion.defaultMessage} ${consent.textVersion}`;
  return [m[consent.name].defaultMessage, `${answer}, ${dayAndTime(consent.at)}, ${version}`];
}
