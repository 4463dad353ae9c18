import { toString as drawCode } from 'qrcode';

/** A code for cameras as an SVG, black on white with the quiet zone that readers want. */
export function qrSvg(text: string): Promise<string> {
  return drawCode(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 });
}
