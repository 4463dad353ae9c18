import type { ReactNode } from 'react';
import { Heading, OuterLink } from 'shared-ui';
import { Checkbox } from 'shared-ui/components';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { messages } from './messages';

export interface TickValues {
  readonly terms: boolean;
  readonly clauses: boolean;
  readonly general: boolean;
  readonly marketing: boolean;
  readonly survey: boolean;
}

interface TicksProps {
  values: TickValues;
  onChange(values: TickValues): void;
  /** The code is on its way: the ticks were given and stand. */
  given: boolean;
  /** No consent is stored yet: a dealer made the contract. */
  askConsents: boolean;
  /** Where the terms stand that are accepted. */
  terms: string;
  /** The person asked for the code without them. */
  missing: boolean;
}

const inNewTab = (address: string) => (words: ReactNode) => (
  <OuterLink key={address} href={address} target="_blank" rel="noopener">
    {words}
  </OuterLink>
);

/** The terms, and by number the clauses that need an approval of their own; never ticked ahead. */
export function Ticks({ values, onChange, given, askConsents, terms, missing }: TicksProps) {
  const intl = useIntl();
  const tick = (name: keyof TickValues, needed: boolean) => ({
    name,
    checked: given || values[name],
    disabled: given,
    onChange: (event: { target: { checked: boolean } }) => onChange({ ...values, [name]: event.target.checked }),
    error: needed && missing && !values[name] ? intl.formatMessage(messages.tickFirst) : undefined,
  });
  return (
    <>
      <Heading level={2} look="h3" marginBottom="12px">
        <FormattedMessage {...messages.before} />
      </Heading>
      {askConsents && (
        <>
          <Checkbox {...tick('general', true)}>
            <FormattedMessage {...messages.general} values={{ a: inNewTab('/privacy') }} />
          </Checkbox>
          <Checkbox {...tick('marketing', false)}>
            <FormattedMessage {...messages.marketing} />
          </Checkbox>
          <Checkbox {...tick('survey', false)}>
            <FormattedMessage {...messages.survey} />
          </Checkbox>
        </>
      )}
      <Checkbox {...tick('terms', true)}>
        <FormattedMessage {...messages.terms} values={{ a: inNewTab(terms) }} />
      </Checkbox>
      <Checkbox {...tick('clauses', true)}>
        <FormattedMessage {...messages.clauses} />
      </Checkbox>
    </>
  );
}
