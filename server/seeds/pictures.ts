/** What the demonstration's pictures show, drawn as SVG: a place, a person, a kind of package. */
export interface Drawing {
  readonly name: string;
  readonly svg: string;
}

const [width, height] = [960, 640];
const ink = '#0A1F2C';
const paper = '#E8EEF2';

const drawing = (name: string, shapes: string): Drawing => ({
  name,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes}</svg>`,
});

/** A showroom under its sign, with a car before it. */
function showroom(name: string, wall: string, sign: string): Drawing {
  const windows = [160, 400, 640]
    .map((x) => `<rect x="${x}" y="250" width="200" height="190" fill="#C9DBE6"/>`)
    .join('');
  const car = `<path d="M330 500 q30 -70 110 -74 h110 q60 4 96 60 l60 12 q20 6 20 42 h-420 q-6 -34 24 -40z" fill="${ink}"/>
    <circle cx="410" cy="544" r="36" fill="${ink}" stroke="${paper}" stroke-width="12"/>
    <circle cx="640" cy="544" r="36" fill="${ink}" stroke="${paper}" stroke-width="12"/>`;
  return drawing(
    name,
    `<rect width="${width}" height="${height}" fill="${paper}"/>
    <rect x="110" y="150" width="740" height="330" fill="${wall}"/>
    <rect x="110" y="150" width="740" height="64" fill="${sign}"/>
    ${windows}
    <rect y="480" width="${width}" height="160" fill="#B4C2CB"/>${car}`,
  );
}

/** Head and shoulders. */
function portrait(name: string, { skin, hair, coat }: Readonly<Record<'skin' | 'hair' | 'coat', string>>): Drawing {
  return drawing(
    name,
    `<rect width="${width}" height="${height}" fill="#C9DBE6"/>
    <path d="M220 640 q20 -190 260 -190 q240 0 260 190z" fill="${coat}"/>
    <rect x="430" y="370" width="100" height="120" fill="${skin}"/>
    <path d="M330 300 q-14 -190 150 -190 q164 0 150 190 v30 h-300z" fill="${hair}"/>
    <ellipse cx="480" cy="304" rx="122" ry="132" fill="${skin}"/>
    <path d="M352 262 q26 -112 128 -112 q102 0 128 112 q-60 -56 -128 -56 q-68 0 -128 56z" fill="${hair}"/>`,
  );
}

const gear = `${[0, 45, 90, 135]
  .map((turn) => `<rect x="450" y="150" width="60" height="340" transform="rotate(${turn} 480 320)"/>`)
  .join('')}<circle cx="480" cy="320" r="126"/><circle cx="480" cy="320" r="58" fill="var"/>`;
const shield = '<path d="M480 130 l180 62 v130 q0 140 -180 210 q-180 -70 -180 -210 v-130z"/>';
const key =
  '<circle cx="370" cy="320" r="106"/><circle cx="340" cy="320" r="40" fill="var"/><rect x="450" y="292" width="270" height="56"/><rect x="620" y="340" width="48" height="70"/>';

/** A sign on a plain ground. */
function emblem(name: string, ground: string, sign: string): Drawing {
  return drawing(
    name,
    `<rect width="${width}" height="${height}" fill="${ground}"/><g fill="${paper}">${sign.replaceAll('"var"', `"${ground}"`)}</g>`,
  );
}

export const dealerPictures: readonly Drawing[] = [
  showroom('salone-azzurro', '#33505F', '#0A1F2C'),
  showroom('salone-verde', '#5C7A66', '#23463A'),
  showroom('salone-sabbia', '#B49A6B', '#6B4E23'),
  showroom('salone-mattone', '#9A5B4A', '#5A2B22'),
];

export const staffPictures: readonly Drawing[] = [
  portrait('ritratto-1', { skin: '#E8C4A6', hair: '#3A2A20', coat: '#33505F' }),
  portrait('ritratto-2', { skin: '#C98F68', hair: '#1F1713', coat: '#5C7A66' }),
  portrait('ritratto-3', { skin: '#F0D3BA', hair: '#8A5A2B', coat: '#6B4E63' }),
  portrait('ritratto-4', { skin: '#8C5A3C', hair: '#14100E', coat: '#8A6B3F' }),
];

/** By the code of the package type. */
export const typePictures: Readonly<Record<string, Drawing>> = {
  manutenzione: emblem('manutenzione', '#33505F', gear),
  garanzia: emblem('garanzia', '#23463A', shield),
  completo: emblem(
    'completo',
    '#6B4E63',
    `${shield}<g transform="translate(240 165) scale(0.5)" fill="#6B4E63">${gear.replaceAll('"var"', `"${paper}"`)}</g>`,
  ),
  noleggio: emblem('noleggio', '#6B4E23', key),
};
