import { useIntl } from 'shared-ui/intl';

/** Flags of three equal stripes: upright, or lying. */
const STRIPES: Readonly<Record<string, readonly [way: 'upright' | 'lying', ...colours: [string, string, string]]>> = {
  at: ['lying', '#C8102E', '#FFFFFF', '#C8102E'],
  be: ['upright', '#000000', '#FDDA25', '#EF3340'],
  de: ['lying', '#000000', '#DD0000', '#FFCC00'],
  fr: ['upright', '#002654', '#FFFFFF', '#CE1126'],
  ie: ['upright', '#169B62', '#FFFFFF', '#FF883E'],
  it: ['upright', '#008C45', '#F4F5F0', '#CD212A'],
  nl: ['lying', '#AE1C28', '#FFFFFF', '#21468B'],
  ro: ['upright', '#002B7F', '#FCD116', '#CE1126'],
};

const PLACES = ['first', 'second', 'third'];

/** A country by its code in lower case: its flag where it is three stripes, else the code; the name is its label. */
export function Flag({ code }: { code: string }) {
  const intl = useIntl();
  const stripes = STRIPES[code.toLowerCase()];
  const name = intl.formatDisplayName(code.toUpperCase(), { type: 'region' }) ?? code;
  if (!stripes) return <span title={name}>{code.toUpperCase()}</span>;

  const [way, ...colours] = stripes;
  return (
    <svg width="24" height="16" viewBox="0 0 3 2" preserveAspectRatio="none" role="img" aria-label={name}>
      {colours.map((colour, index) =>
        way === 'upright' ? (
          <rect key={PLACES[index]} x={index} width="1" height="2" fill={colour} />
        ) : (
          <rect key={PLACES[index]} y={(index * 2) / 3} width="3" height={2 / 3} fill={colour} />
        ),
      )}
      <rect
        width="3"
        height="2"
        fill="none"
        stroke="rgba(5,20,31,.28)"
        strokeWidth="1"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
