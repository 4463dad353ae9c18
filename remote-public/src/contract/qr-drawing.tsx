import { create } from 'qrcode';
import { useMemo } from 'react';
import { chakra } from 'shared-ui';

/** White with its quiet zone in both modes: cameras need it. */
const Frame = chakra('svg', {
  base: {
    display: 'block',
    width: '186px',
    height: '186px',
    padding: '11px',
    bg: '#FFFFFF',
    borderWidth: '1px',
    marginInline: { base: 'auto', md: 0 },
  },
});

/** A QR code as one path. */
export function QrDrawing({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { modules } = create(text, { errorCorrectionLevel: 'M' });
    const dark = Array.from({ length: modules.size ** 2 }, (_, at) => ({
      x: at % modules.size,
      y: Math.floor(at / modules.size),
    })).filter(({ x, y }) => modules.get(y, x));
    return { size: modules.size, path: dark.map(({ x, y }) => `M${x} ${y}h1v1h-1z`).join('') };
  }, [text]);
  return (
    <Frame viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} fill="#05141f" />
    </Frame>
  );
}
