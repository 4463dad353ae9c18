import type { ReactNode } from 'react';
import { chakra } from 'shared-ui';

/** One row of a registration booklet: its code, and what stands there; a number is the width of a grey bar in px. */
export type BookletRow = readonly [code: string, content: string | number];

const Sheet = chakra('div', {
  base: {
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'line.link',
    padding: '24px 24px 0',
    height: '560px',
    flexShrink: 0,
  },
});
const Head = chakra('div', {
  base: {
    height: '49px',
    borderBottomWidth: '1px',
    borderBottomColor: 'line.ink',
    fontSize: '11px',
    lineHeight: '18px',
    color: 'fg.muted',
  },
});
const Title = chakra('div', { base: { textStyle: 'overline', color: 'fg', letterSpacing: '.06em', height: '18px' } });
const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    height: '32px',
    borderBottomWidth: '1px',
    fontFamily: 'mono',
    fontSize: '12px',
  },
});
const Code = chakra('span', { base: { width: '60px', flexShrink: 0, color: 'fg.muted', fontSize: '11px' } });
const Bar = chakra('span', { base: { height: '8px', bg: 'bg.muted' } });
/** Where the strip with the VIN lies across both pages. */
const Gap = chakra('div', { base: { height: '96px' } });

interface BookletPageProps {
  title?: ReactNode;
  subtitle: ReactNode;
  width: number;
  above: readonly BookletRow[];
  below: readonly BookletRow[];
}

function Rows({ rows }: { rows: readonly BookletRow[] }) {
  return rows.map(([code, content]) => (
    <Row key={code}>
      <Code>({code})</Code>
      {typeof content === 'number' ? <Bar width={`${content}px`} /> : <chakra.b fontWeight="600">{content}</chakra.b>}
    </Row>
  ));
}

/** One page of the booklet, with room for the strip in its middle. */
export function BookletPage({ title, subtitle, width, above, below }: BookletPageProps) {
  return (
    <Sheet width={`${width}px`}>
      <Head>
        <Title>{title}</Title>
        {subtitle}
      </Head>
      <Rows rows={above} />
      <Gap />
      <Rows rows={below} />
    </Sheet>
  );
}
