import type { ReactNode } from 'react';
import { chakra, Heading, PublicContainer, Text } from 'shared-ui';
import { NumberPlate } from './number-plate';

const Space = chakra('div', { base: { paddingBlock: { base: '48px', md: '120px 96px' } } });

const Actions = chakra('div', {
  base: { display: 'flex', flexDirection: { base: 'column', sm: 'row' }, gap: '12px', marginTop: '32px' },
});

interface ErrorLayoutProps {
  number?: string;
  title: ReactNode;
  text: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
}

/** A page that says what is wrong: plate, sentence, and where to go instead. */
export function ErrorLayout({ number, title, text, actions, children }: ErrorLayoutProps) {
  return (
    <PublicContainer>
      <Space>
        {number && <NumberPlate number={number} />}
        <Heading level={1} look="display" marginTop={number ? '40px' : undefined}>
          {title}
        </Heading>
        <Text look="lead" marginTop="12px" maxWidth="610px">
          {text}
        </Text>
        {actions && <Actions>{actions}</Actions>}
        {children}
      </Space>
    </PublicContainer>
  );
}
