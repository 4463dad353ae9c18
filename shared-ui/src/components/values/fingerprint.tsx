import { chakra } from 'shared-ui/chakra';
import { formatFingerprint } from '../format';

const Base = chakra('code', {
  base: {
    fontFamily: 'mono',
    fontWeight: 600,
    textDecoration: 'underline',
    textDecorationThickness: '2px',
    textDecorationColor: 'brand',
    textUnderlineOffset: '4px',
  },
});

/** "impronta": the first 8 characters of a document's hash, the same on page, SMS and contract. */
export function Fingerprint({ sha256 }: { sha256: string }) {
  return <Base>{formatFingerprint(sha256)}</Base>;
}
