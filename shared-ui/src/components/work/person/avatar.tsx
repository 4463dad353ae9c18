import { chakra } from 'shared-ui/chakra';
import { Icon, UserIcon } from '../../icons';

const Square = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    bg: 'brand',
    color: 'brand.on',
    fontWeight: 600,
    userSelect: 'none',
    '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
  },
  variants: {
    size: {
      32: { width: '32px', height: '32px', fontSize: '0.75rem' },
      40: { width: '40px', height: '40px', fontSize: '0.875rem' },
      96: { width: '96px', height: '96px', fontSize: '1.75rem' },
    },
  },
  defaultVariants: { size: 40 },
});

/** "Chiara Fontana" to "CF"; of several names the first and the last. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}

interface AvatarProps {
  name: string;
  /** A picture's address. */
  picture?: string | null;
  size?: 32 | 40 | 96;
}

/** A person: their picture, else their initials, or a sign while no name is known. Their name stands beside it, so it has none of its own. */
export function Avatar({ name, picture, size }: AvatarProps) {
  return (
    <Square size={size} aria-hidden="true">
      {picture ? <img src={picture} alt="" /> : initialsOf(name) || <Icon of={UserIcon} />}
    </Square>
  );
}
