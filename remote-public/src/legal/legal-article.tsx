import type { ReactNode } from 'react';
import { chakra, Heading, PublicContainer, Text } from 'shared-ui';
import { FormattedMessage, type MessageDescriptor } from 'shared-ui/intl';

const Body = chakra('div', { base: { flex: 1, paddingBlock: { base: '24px 48px', md: '40px 96px' } } });
const Part = chakra('section', { base: { marginTop: '32px', maxWidth: '68ch', '& p + p': { marginTop: '12px' } } });

export interface LegalPart {
  readonly title: MessageDescriptor;
  /** Paragraphs, in order. */
  readonly texts: readonly MessageDescriptor[];
  /** What its paragraphs take from elsewhere. */
  readonly values?: Readonly<Record<string, ReactNode>>;
  /** Of a clause that others name by its number. */
  readonly number?: number;
  /** What is said of the part, above its text. */
  readonly note?: MessageDescriptor;
}

interface LegalArticleProps {
  title: MessageDescriptor;
  lead: MessageDescriptor;
  parts?: readonly LegalPart[];
  /** Between the lead and the parts: a form. */
  children?: ReactNode;
}

/** A page of text: numbered where the law counts, 68 characters wide. */
export function LegalArticle({ title, lead, parts = [], children }: LegalArticleProps) {
  return (
    <Body>
      <PublicContainer>
        <Heading level={1} tabIndex={-1}>
          <FormattedMessage {...title} />
        </Heading>
        <Text look="lead" marginTop="8px">
          <FormattedMessage {...lead} />
        </Text>
        {children}
        {parts.map((part) => (
          <Part key={part.title.id}>
            <Heading level={2} marginBottom="8px">
              {part.number !== undefined && `${part.number}. `}
              <FormattedMessage {...part.title} />
            </Heading>
            {part.note && (
              <Text look="small" muted>
                <FormattedMessage {...part.note} />
              </Text>
            )}
            {part.texts.map((text) => (
              <Text key={text.id}>
                <FormattedMessage {...text} {...(part.values && { values: part.values })} />
              </Text>
            ))}
          </Part>
        ))}
      </PublicContainer>
    </Body>
  );
}
