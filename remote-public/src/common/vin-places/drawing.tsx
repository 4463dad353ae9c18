import type { ReactNode } from 'react';
import { chakra } from 'shared-ui';

/** A line drawing in the page's own colours: lines in ink, glass muted, paper white. */
const Svg = chakra('svg', {
  base: {
    display: 'block',
    width: '100%',
    height: '100%',
    fill: 'none',
    stroke: 'fg',
    strokeWidth: '1.5px',
    '& .glass': { fill: 'bg.muted' },
    '& .body': { fill: 'bg.panel' },
    '& .thin': { stroke: 'line.link', strokeWidth: '1px' },
    '& .thick': { strokeWidth: '3px' },
    '& .mark': { stroke: 'brand', strokeWidth: '2px', fill: 'bg.panel' },
    '& .solid': { fill: 'brand', stroke: 'brand' },
    '& .bar': { stroke: 'brand', strokeWidth: '4px' },
    '& text': { fill: 'fg', stroke: 'none', fontFamily: 'mono', fontSize: '13px' },
    '& .quiet': { fill: 'fg.muted', fontSize: '10px' },
    '& .small': { fontSize: '10px' },
    '& .vin': { fontWeight: 600 },
    '& .on': { fill: 'brand.on', fontFamily: 'body', fontWeight: 500 },
  },
});

interface DrawingProps {
  width: number;
  height: number;
  /** Cut to fill its frame, or shown whole. */
  fit?: 'cut' | 'whole';
  children: ReactNode;
}

/** The frame of a drawing; the text beside it says what it shows. */
export function Drawing({ width, height, fit = 'cut', children }: DrawingProps) {
  return (
    <Svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={fit === 'cut' ? 'xMidYMid slice' : 'xMidYMid meet'}
      aria-hidden="true"
    >
      {children}
    </Svg>
  );
}
