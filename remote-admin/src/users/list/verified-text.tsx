import { chakra } from 'shared-ui';
import { Cut, VerifiedSign } from 'shared-ui/pieces';

const Line = chakra('span', { base: { display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0 } });

/** An e-mail or a number, and whether it is known to be the person's. */
export function VerifiedText({ text, verified }: { text: string; verified: boolean }) {
  return (
    <Line>
      <Cut text={text} />
      <VerifiedSign verified={verified} />
    </Line>
  );
}
