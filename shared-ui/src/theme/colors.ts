import { defineTokens } from '@chakra-ui/react';

/**
 * One colour for each mode. `light-dark()` follows the element's `color-scheme`, which `data-theme` or the system
 * sets (global-css.ts): one set of custom properties serves both modes, and a part of a page may differ from the rest.
 */
function pair(light: string, dark: string) {
  return { value: `light-dark(${light}, ${dark})` };
}

/** The roles of visual.md. Contrasts were computed there; a new pair needs its own. */
export const colors = defineTokens.colors({
  bg: {
    canvas: pair('#F5F7F8', '#05141f'),
    panel: pair('#FFFFFF', '#0B2030'),
    muted: pair('#E8EEF2', '#11293B'),
    chosen: pair('#EDF3F7', '#143146'),
    /** The staff bar, the same in both modes. */
    ink: { value: '#05141f' },
    /** The public page's ink band, which stands out from the dark canvas. */
    band: pair('#05141f', '#0B2030'),
    float: pair('#05141f', '#11293B'),
  },
  fg: {
    DEFAULT: pair('#05141f', '#E8EEF2'),
    muted: pair('#4F6475', '#A9B8C4'),
    placeholder: pair('#5F7485', '#A9B8C4'),
    onInk: { value: '#FFFFFF' },
    onInkMuted: { value: '#A9B8C4' },
  },
  line: {
    DEFAULT: pair('#D5DCE1', '#264055'),
    control: pair('#7C8C99', '#6B8397'),
    link: pair('#A9B8C4', '#4F6475'),
    ink: pair('#05141f', '#E8EEF2'),
  },
  brand: {
    DEFAULT: pair('#335066', '#9FC3DE'),
    hover: pair('#264055', '#BAD6EA'),
    on: pair('#FFFFFF', '#05141f'),
  },
  focus: pair('#0B66C3', '#6EB8FF'),
  error: { DEFAULT: pair('#A3231B', '#F2A79F'), bg: pair('#FBECEA', '#3A1512') },
  success: { DEFAULT: pair('#1C6B5E', '#7ED3C4'), bg: pair('#E6F4F1', '#0C322D') },
  warning: { DEFAULT: pair('#7A4E00', '#F0C27F'), bg: pair('#FDF3E1', '#33240A') },
  info: { DEFAULT: pair('#1F5A86', '#9FC3DE'), bg: pair('#E8F1F8', '#10293D') },
  status: {
    DRAFT: { value: '#B39A3E' },
    PENDING: { value: '#9FB1C4' },
    AVAIABLE: { value: '#E5B168' },
    SIGNED: { value: '#807B6C' },
    FILLED: { value: '#A3E0E9' },
    PAID: { value: '#3EB3A1' },
    edge: { value: 'rgba(5,20,31,.28)' },
    on: { value: '#000000' },
  },
  plate: {
    paper: { value: '#FFFFFF' },
    ink: { value: '#05141f' },
    band: { value: '#003399' },
    year: { value: '#F7D417' },
    star: { value: '#F7D417' },
  },
  backdrop: { value: 'rgba(5,20,31,.48)' },
});
