import * as seller from 'shared-api/seller';
import { chakra, Heading, OuterLink } from 'shared-ui';
import { Icon, MinusIcon, PlusIcon } from 'shared-ui/icons';
import { FormattedMessage } from 'shared-ui/intl';
import { messages } from './questions.messages';
import { Section } from './section';

const Columns = chakra('div', {
  base: { display: 'grid', gap: { base: '32px', md: '24px' }, gridTemplateColumns: { base: '1fr', md: '5fr 7fr' } },
});
const Question = chakra('details', {
  base: {
    borderBottomWidth: '1px',
    '& summary .minus': { display: 'none' },
    '&[open] summary .minus': { display: 'block' },
    '&[open] summary .plus': { display: 'none' },
  },
});
const Summary = chakra('summary', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '16px',
    minHeight: '64px',
    paddingBlock: '12px',
    textStyle: 'h3',
    fontSize: { md: '1.125rem' },
    fontWeight: 500,
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
});
const Answer = chakra('p', { base: { color: 'fg.muted', maxWidth: '62ch', paddingBottom: '24px' } });

/** The questions in their order, also for search engines. */
export const frequent = [
  { question: messages.whenPay, answer: messages.whenPayAnswer },
  { question: messages.regret, answer: messages.regretAnswer },
  { question: messages.valid, answer: messages.validAnswer },
  { question: messages.old, answer: messages.oldAnswer },
  { question: messages.noMobile, answer: messages.noMobileAnswer },
  { question: messages.data, answer: messages.dataAnswer },
];

/** What people ask, the first one open. */
export function QuestionsSection() {
  return (
    <Section id="domande">
      <Columns>
        <div>
          <Heading level={2} look="section">
            <FormattedMessage {...messages.heading} />
          </Heading>
          <chakra.p color="fg.muted" marginTop="16px" maxWidth="380px">
            <FormattedMessage
              {...messages.lead}
              values={{
                phone: (
                  <OuterLink key="phone" href={seller.phoneHref} whiteSpace="nowrap">
                    {seller.phone}
                  </OuterLink>
                ),
              }}
            />
          </chakra.p>
        </div>
        <chakra.div borderTopWidth="1px" borderTopColor="line.ink">
          {frequent.map(({ question, answer }, index) => (
            <Question key={question.id} open={index === 0}>
              <Summary>
                <FormattedMessage {...question} />
                <span className="plus">
                  <Icon of={PlusIcon} />
                </span>
                <span className="minus">
                  <Icon of={MinusIcon} />
                </span>
              </Summary>
              <Answer>
                <FormattedMessage {...answer} />
              </Answer>
            </Question>
          ))}
        </chakra.div>
      </Columns>
    </Section>
  );
}
