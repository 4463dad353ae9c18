/** Where a VIN was assigned, in Italian. */
export interface Origin {
  readonly country: string | null;
  readonly region: string | null;
}

/** The order of characters in the ranges of ISO 3780: letters, then 1 to 9, then 0. */
const ORDER = 'ABCDEFGHJKLMNPRSTUVWXYZ1234567890';

const REGIONS: readonly (readonly [characters: string, name: string])[] = [
  ['ABC', 'Africa'],
  ['HJKLMNPR', 'Asia'],
  ['STUVWXYZ', 'Europa'],
  ['12345', 'America settentrionale'],
  ['67', 'Oceania'],
  ['89', 'America meridionale'],
];

/** First and last pair of each country whose cars reach Italy; an earlier line goes before a later one. */
const COUNTRIES: readonly (readonly [first: string, last: string, name: string])[] = [
  ['AA', 'AH', 'Sudafrica'],
  ['HA', 'H0', 'Cina'],
  ['JA', 'J0', 'Giappone'],
  ['KF', 'KK', 'Israele'],
  ['KL', 'KR', 'Corea del Sud'],
  ['LA', 'L0', 'Cina'],
  ['MA', 'ME', 'India'],
  ['MF', 'MK', 'Indonesia'],
  ['ML', 'MR', 'Thailandia'],
  ['MZ', 'M0', 'India'],
  ['NA', 'NE', 'Iran'],
  ['NF', 'NK', 'Pakistan'],
  ['NL', 'NR', 'Turchia'],
  ['PA', 'PE', 'Filippine'],
  ['PL', 'PR', 'Malesia'],
  ['RF', 'RK', 'Taiwan'],
  ['RL', 'RR', 'Vietnam'],
  ['SA', 'SM', 'Regno Unito'],
  ['SN', 'ST', 'Germania'],
  ['SU', 'SZ', 'Polonia'],
  ['S1', 'S2', 'Lettonia'],
  ['TA', 'TH', 'Svizzera'],
  ['TJ', 'TP', 'Repubblica Ceca'],
  ['TR', 'TV', 'Ungheria'],
  ['TW', 'T1', 'Portogallo'],
  ['UH', 'UM', 'Danimarca'],
  ['UN', 'UT', 'Irlanda'],
  ['UU', 'UX', 'Romania'],
  ['U5', 'U7', 'Slovacchia'],
  ['VA', 'VE', 'Austria'],
  ['VF', 'VR', 'Francia'],
  ['VS', 'VW', 'Spagna'],
  ['VX', 'V2', 'Francia'],
  ['V3', 'V5', 'Croazia'],
  ['V6', 'V8', 'Estonia'],
  ['WA', 'W0', 'Germania'],
  ['XA', 'XE', 'Bulgaria'],
  ['XF', 'XK', 'Grecia'],
  ['XL', 'XR', 'Paesi Bassi'],
  ['XS', 'XW', 'Russia'],
  ['XX', 'XY', 'Lussemburgo'],
  ['XZ', 'X0', 'Russia'],
  ['YA', 'YE', 'Belgio'],
  ['YF', 'YK', 'Finlandia'],
  ['YS', 'YW', 'Svezia'],
  ['YX', 'Y2', 'Norvegia'],
  ['Y6', 'Y8', 'Ucraina'],
  ['ZA', 'ZU', 'Italia'],
  ['ZX', 'ZZ', 'Slovenia'],
  ['Z3', 'Z5', 'Lituania'],
  ['Z6', 'Z0', 'Russia'],
  ['1A', '10', 'Stati Uniti'],
  ['2A', '25', 'Canada'],
  ['3A', '3X', 'Messico'],
  ['4A', '40', 'Stati Uniti'],
  ['5A', '50', 'Stati Uniti'],
  ['6A', '6X', 'Australia'],
  ['7A', '7E', 'Nuova Zelanda'],
  ['7F', '70', 'Stati Uniti'],
  ['8A', '8E', 'Argentina'],
  ['8F', '8G', 'Cile'],
  ['9A', '9E', 'Brasile'],
  ['93', '99', 'Brasile'],
];

function isBetween(pair: string, first: string, last: string): boolean {
  const place = ORDER.indexOf(pair.charAt(1));
  return (
    pair.charAt(0) === first.charAt(0) &&
    place >= ORDER.indexOf(first.charAt(1)) &&
    place <= ORDER.indexOf(last.charAt(1))
  );
}

/** Country and region of a well-formed VIN by its first two characters (ISO 3780); null where they say nothing. */
export function originOf(vin: string): Origin {
  const pair = vin.slice(0, 2);
  const country = COUNTRIES.find(([first, last]) => isBetween(pair, first, last))?.[2] ?? null;
  // 7F-70 was given to the United States after the zones were drawn, 7A-7E stayed in Oceania.
  if (country === 'Stati Uniti') return { country, region: 'America settentrionale' };
  return { country, region: REGIONS.find(([characters]) => characters.includes(pair.charAt(0)))?.[1] ?? null };
}
