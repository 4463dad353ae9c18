import type { ReactNode } from 'react';
import { chakra, Heading, PublicContainer, Text } from 'shared-ui';

const Space = chakra('div', { base: { paddingBlock: { base: '48px', md: '120px 96px' } } });

const Actions = chakra('div', {
  base: { display: 'flex', flexDirection: { base: 'column', sm: 'row' }, gap: '12px', marginTop: '32px' },
});

interface ErrorLayoutProps {
  /** Its number, where it has one. */
  plate?: ReactNode;
  title: ReactNode;
  text: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
}

/** A page that says what is wrong: plate, sentence, and where to go instead. */
export function ErrorLayout({ plate, title, text, actions, children }: ErrorLayoutProps) {
  return (
    <PublicContainer>
      <Space>
        {plate}
        <Heading level={1} look="display" marginTop={plate ? '40px' : undefined}>
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
