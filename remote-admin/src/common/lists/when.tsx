import { chakra } from 'shared-ui';
import { DateText } from 'shared-ui/components';

const OneLine = chakra('span', {
  base: { textStyle: 'code', fontFamily: 'body', color: 'fg.muted', whiteSpace: 'nowrap' },
});

/** A moment in a list, on one line; a dash where there was none. */
export function When({ at }: { at: string | null }) {
  if (at === null) return '–';
  return (
    <OneLine>
      <DateText value={at} as="longDateTime" />
    </OneLine>
  );
}
