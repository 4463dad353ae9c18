import { chakra } from 'shared-ui';

const Mark = chakra('mark', {
  base: {
    bg: 'transparent',
    color: 'inherit',
    fontWeight: 600,
    textDecoration: 'underline',
    textUnderlineOffset: '4px',
  },
});

/** A label with the first place that holds the text. */
export function Marked({ label, text }: { label: string; text: string }) {
  const wanted = text.trim().toLocaleLowerCase('it-IT');
  const place = wanted === '' ? -1 : label.toLocaleLowerCase('it-IT').indexOf(wanted);
  if (place < 0) return label;
  const end = place + wanted.length;
  return (
    <>
      {label.slice(0, place)}
      <Mark>{label.slice(place, end)}</Mark>
      {label.slice(end)}
    </>
  );
}
