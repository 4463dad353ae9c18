import type { MouseEvent } from 'react';
import { chakra } from 'shared-ui';
import { Contained } from '../navigation/contained';
import { NavigationSign } from '../navigation/navigation-sign';
import type { PaletteEntry } from './palette-entry';

const Mark = chakra('mark', {
  base: {
    bg: 'transparent',
    color: 'inherit',
    fontWeight: 600,
    textDecoration: 'underline',
    textUnderlineOffset: '4px',
    // A mark's own colour there is for a mark's own ground: black on what may be black.
    _highContrast: { color: 'CanvasText' },
  },
});

const Row = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    height: '44px',
    paddingInline: '21px 24px',
    borderInlineStart: '3px solid transparent',
    cursor: 'pointer',
    textStyle: 'small',
    whiteSpace: 'nowrap',
    '& svg': { width: '16px', height: '16px', color: 'fg.muted' },
    '&[aria-selected=true]': { bg: 'bg.chosen', borderInlineStartColor: 'brand' },
    // A clear edge gets the text's colour there.
    '&:not([aria-selected=true])': { _highContrast: { borderInlineStartColor: 'Canvas' } },
  },
});

const Label = chakra('span', { base: { overflow: 'hidden', textOverflow: 'ellipsis' } });
const Detail = chakra('span', { base: { color: 'fg.muted', textStyle: 'code', flexShrink: 0 } });
const Aside = chakra('span', {
  base: {
    // Columns of one width, so that plates and chips stand straight over all rows.
    display: { base: 'none', sm: 'inline-grid' },
    gridAutoFlow: 'column',
    gridAutoColumns: '116px',
    alignItems: 'center',
    justifyItems: 'end',
    gap: '12px',
    marginInlineStart: 'auto',
    flexShrink: 0,
    '& svg': { width: 'auto', height: 'auto', color: 'inherit' },
  },
});

interface PaletteRowProps {
  id: string;
  entry: PaletteEntry;
  text: string;
  chosen: boolean;
  onChoose: () => void;
  onOpen: (event: MouseEvent) => void;
}

/** One thing that the palette offers. The field keeps the focus: a row is an option, no link. */
export function PaletteRow({ id, entry, text, chosen, onChoose, onOpen }: PaletteRowProps) {
  return (
    <Row id={id} role="option" aria-selected={chosen} onPointerMove={onChoose} onClick={onOpen}>
      <NavigationSign of={entry.icon} area={entry.area} />
      <Label>
        <Marked label={entry.label} text={text} />
      </Label>
      {entry.detail && <Detail>{entry.detail}</Detail>}
      {entry.aside && (
        <Aside>
          <Contained area={entry.area}>{entry.aside}</Contained>
        </Aside>
      )}
    </Row>
  );
}

/** A label with the first place that holds the text. */
function Marked({ label, text }: { label: string; text: string }) {
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
