import { useState } from 'react';
import type { ImportReport } from 'shared-api/entities';
import { Button, chakra, Text } from 'shared-ui';
import { Panel, PanelBody, SelectField } from 'shared-ui/components';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import type { ImportField, Mapping } from './import-adapter';
import { messages } from './messages';

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
  },
});

interface MappingPanelProps {
  report: ImportReport;
  fields: readonly ImportField[];
  /** The columns are what asks for work now. */
  asked: boolean;
  trying: boolean;
  onTry(mapping: Mapping): void;
}

/** Which heading of the file is which field. A field that is taken cannot be taken twice. */
export function MappingPanel({ report: { headings, mapping }, fields, asked, trying, onTry }: MappingPanelProps) {
  const intl = useIntl();
  const named = headings.filter((heading, index) => heading !== '' && headings.indexOf(heading) === index);
  const [chosen, setChosen] = useState<Mapping>(() =>
    Object.fromEntries(named.map((heading) => [heading, mapping[heading] ?? ''])),
  );
  const taken = new Set(Object.values(chosen));
  return (
    <Panel bare title={<FormattedMessage {...messages.columns} />}>
      <PanelBody>
        <Text look="small" muted marginBottom="16px">
          <FormattedMessage {...messages.columnsText} />
        </Text>
        <Grid>
          {named.map((heading) => (
            <SelectField
              key={heading}
              label={heading}
              value={chosen[heading] ?? ''}
              placeholder={intl.formatMessage(messages.notTaken)}
              options={fields.map(({ field, label }) => ({
                value: field,
                label: `${label} (${field})`,
                disabled: taken.has(field) && chosen[heading] !== field,
              }))}
              onChange={(event) => setChosen({ ...chosen, [heading]: event.target.value })}
            />
          ))}
        </Grid>
        <Button look={asked ? 'solid' : 'outline'} marginTop="16px" loading={trying} onClick={() => onTry(chosen)}>
          <FormattedMessage {...messages.tryAgain} />
        </Button>
      </PanelBody>
    </Panel>
  );
}
