import { chakra } from 'shared-ui/chakra';

const Cap = chakra('kbd', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '20px',
    height: '20px',
    paddingInline: '5px',
    borderWidth: '1px',
    borderColor: 'line.control',
    bg: 'bg.panel',
    textStyle: 'booklet',
    whiteSpace: 'nowrap',
  },
});

/** How keyboards that are sold in Italy name a key. */
const italian: Readonly<Record<string, string>> = { Enter: 'Invio', Escape: 'Esc', Shift: 'Maiusc', ' ': 'Spazio' };

/** Keys to press, each on a cap of its own: "Ctrl+K". */
export function KeyCap({ keys }: { keys: string }) {
  return <Cap>{keyNames(keys)}</Cap>;
}

/** "Ctrl K", "Invio", "J": keys as they are printed. */
function keyNames(keys: string): string {
  return keys
    .split('+')
    .map((key) => italian[key] ?? (key.length === 1 ? key.toUpperCase() : key))
    .join(' ');
}
