import type { ReactNode } from 'react';
import type { StaffContract } from 'shared-api/entities';
import { chakra } from 'shared-ui';
import { DateText, FieldCell, FieldGrid, Panel, PanelBody } from 'shared-ui/components';
import { formatDate } from 'shared-ui/format';
import { CheckIcon, CloseIcon, Icon } from 'shared-ui/icons';
import { FormattedMessage } from 'shared-ui/intl';
import { messages } from './customer.messages';
import { rowStarts, thirds } from './row-starts';

const Answer = chakra('span', { base: { display: 'inline-flex', alignItems: 'center', gap: '8px' } });
const Time = chakra('span', { base: { display: 'block', textStyle: 'caption', color: 'fg.muted' } });
const consents = ['general', 'marketing', 'survey'] as const;
const labels = { general: messages.general, marketing: messages.marketing, survey: messages.survey };

type Consent = (typeof consents)[number];

interface Said {
  /** What the customer says now. */
  readonly yes: boolean;
  readonly words: ReactNode;
  /** What stands in the contract, and when it was said. */
  readonly signed: ReactNode;
}

/** The account's later answer counts; what was signed stays readable beside it. */
function saidOf(contract: StaffContract, name: Consent): Said {
  const signed = contract[name];
  const at = contract.consents_at[name];
  const changed = name === 'general' ? null : (contract.consents_changed_at?.[name] ?? null);
  const time = at && <DateText value={at} as="dateTime" />;
  if (changed === null)
    return { yes: signed, words: <FormattedMessage {...(signed ? messages.yes : messages.no)} />, signed: time };
  const date = formatDate(changed);
  return {
    yes: !signed,
    words: <FormattedMessage {...(signed ? messages.revoked : messages.given)} values={{ date }} />,
    signed: <FormattedMessage {...(signed ? messages.signedYes : messages.signedNo)} values={{ date: time }} />,
  };
}

function Answered({ yes, words, signed }: Said) {
  return (
    <>
      <Answer>
        <chakra.span color={yes ? 'success' : 'fg.muted'} display="inline-flex">
          <Icon of={yes ? CheckIcon : CloseIcon} />
        </chakra.span>
        <span>{words}</span>
      </Answer>
      {signed && <Time>{signed}</Time>}
    </>
  );
}

/** What the customer agrees to, and since when; staff only reads it. */
export function ConsentsPanel({ contract }: { contract: StaffContract }) {
  const asked = contract.general || contract.signed_at !== null;
  return (
    <Panel bare title={<FormattedMessage {...messages.consents} />}>
      {asked ? (
        <FieldGrid borderBlockWidth="0" css={{ ...rowStarts(1), ...thirds.stacked }}>
          {consents.map((name) => (
            <FieldCell key={name} label={<FormattedMessage {...labels[name]} />}>
              <Answered {...saidOf(contract, name)} />
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
