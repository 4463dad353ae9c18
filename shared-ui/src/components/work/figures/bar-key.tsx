import { chakra } from 'shared-ui/chakra';
import { BarSample } from './bars';

const Key = chakra('span', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '4px 16px', textStyle: 'caption', color: 'fg.muted' },
});
const Entry = chakra('span', { base: { display: 'inline-flex', alignItems: 'center', gap: '8px' } });

/** Which time the solid bars show, and which the hatched ones. */
export function BarKey({ now, before }: { now: string; before?: string | undefined }) {
  return (
    <Key>
      <Entry>
        <BarSample /> {now}
      </Entry>
      {before !== undefined && (
        <Entry>
          <BarSample before /> {before}
        </Entry>
      )}
    </Key>
  );
}
