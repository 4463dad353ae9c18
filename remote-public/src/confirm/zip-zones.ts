import { findProvince } from 'shared-api/domain';

/**
 * The first digits of the postal codes of each province (the Italian post's zones, whole provinces only). Codes on a
 * border may belong to the neighbour, so a mismatch is a hint and never an error.
 */
const zones: Readonly<Record<string, string>> = {
  AG: '92', AL: '15', AN: '60', AO: '11', AP: '63', AQ: '67', AR: '52', AT: '14', AV: '83', BA: '70', BG: '24', BI: '138 139',
  BL: '32', BN: '82', BO: '40', BR: '72', BS: '25', BT: '76', BZ: '39', CA: '09', CB: '86', CE: '81', CH: '66', CL: '93',
  CN: '12', CO: '22', CR: '26', CS: '87', CT: '95', CZ: '88', EN: '94', FC: '47', FE: '44', FG: '71', FI: '50', FM: '63',
  FR: '03', GE: '16', GO: '34', GR: '58', IM: '18', IS: '86', KR: '88', LC: '23', LE: '73', LI: '57', LO: '26', LT: '04',
  LU: '55', MB: '20', MC: '62', ME: '98', MI: '20', MN: '46', MO: '41', MS: '54', MT: '75', NA: '80', NO: '28', NU: '08',
  OR: '09 08', PA: '90', PC: '29', PD: '35', PE: '65', PG: '06', PI: '56', PN: '33', PO: '59', PR: '43', PT: '51', PU: '61',
  PV: '27', PZ: '85', RA: '48', RC: '89', RE: '42', RG: '97', RI: '02', RM: '00', RN: '47', RO: '45', SA: '84', SI: '53',
  SO: '23', SP: '19', SR: '96', SS: '07', SU: '09 08', SV: '17', TA: '74', TE: '64', TN: '38', TO: '10', TP: '91', TR: '05',
  TS: '34', TV: '31', UD: '33', VA: '21', VB: '288 289', VC: '13', VE: '30', VI: '36', VR: '37', VT: '01', VV: '89',
};

/** Provinces that share their first two digits with another one, and the three that are theirs alone. */
const narrower: Readonly<Record<string, string>> = { MB: '208 209', MI: '200 201', LC: '238 239', SO: '230 231', LO: '268 269', CR: '260 261', NO: '280 281', VC: '130 131', RN: '478 479', FC: '470 471 475', KR: '888 889', CZ: '880 881', VV: '898 899', RC: '890 891', FM: '638 639', AP: '630 631' };

/** The province's name when a CAP is usually not in it, or null when they fit or cannot be compared. */
export function zipElsewhere(zip: string, provinceCode: string): string | null {
  const prefixes = (narrower[provinceCode] ?? zones[provinceCode])?.split(' ');
  if (!/^\d{5}$/.test(zip) || !prefixes) return null;
  return prefixes.some((prefix) => zip.startsWith(prefix)) ? null : (findProvince(provinceCode)?.name ?? null);
}
