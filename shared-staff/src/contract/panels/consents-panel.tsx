import type { StaffContract } from 'shared-api/entities';
import { chakra } from 'shared-ui';
import { DateText, FieldCell, FieldGrid, Panel, PanelBody } from 'shared-ui/components';
import { CheckIcon, CloseIcon, Icon } from 'shared-ui/icons';
import { FormattedMessage } from 'shared-ui/intl';
import { messages } from './customer.messages';
import { rowStarts, thirds } from './row-starts';

const Answer = chakra('span', { base: { display: 'inline-flex', alignItems: 'center', gap: '8px' } });
const Time = chakra('span', { base: { display: 'block', textStyle: 'caption', color: 'fg.muted' } });
const consents = ['general', 'marketing', 'survey'] as const;
const labels = { general: messages.general, marketing: messages.marketing, survey: messages.survey };

function ConsentTime({ at }: { at: string | null }) {
  if (at === null) return null;
  return (
    <Time>
      <DateText value={at} as="dateTime" />
    </Time>
  );
}

/** What the customer agreed to, and when; staff only reads it. */
export function ConsentsPanel({ contract }: { contract: StaffContract }) {
  const asked = contract.general || contract.signed_at !== null;
  return (
    <Panel bare title={<FormattedMessage {...messages.consents} />}>
      {asked ? (
        <FieldGrid borderBlockWidth="0" css={{ ...rowStarts(1), ...thirds.stacked }}>
          {consents.map((name) => (
            <FieldCell key={name} label={<FormattedMessage {...labels[name]} />}>
              <Answer>
                <chakra.span color={contract[name] ? 'success' : 'fg.muted'} display="inline-flex">
                  <Icon of={contract[name] ? CheckIcon : CloseIcon} />
                </chakra.span>
                <FormattedMessage {...(contract[name] ? messages.yes : messages.no)} />
              </Answer>
              <ConsentTime at={contract.consents_at[name]} />
            </FieldCell>
          ))}
        </FieldGrid>
      ) : (
        <PanelBody paddingBlock="16px" color="fg.muted">
          <FormattedMessage {...messages.notAsked} />
        </PanelBody>
      )}
    </Panel>
  );
}
