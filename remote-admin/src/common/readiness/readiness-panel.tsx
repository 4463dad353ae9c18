import type { Requirement } from 'shared-api/domain';
import { chakra, Text, VisuallyHidden } from 'shared-ui';
import { Panel, PanelBody } from 'shared-ui/components';
import { CheckIcon, CloseIcon, Icon } from 'shared-ui/icons';
import { FormattedMessage, type MessageDescriptor } from 'shared-ui/intl';
import { messages } from './messages';

const List = chakra('ul', { base: { display: 'grid', gap: '8px', listStyle: 'none' } });
const Item = chakra('li', {
  base: { display: 'flex', gap: '8px', '& > svg': { flexShrink: 0, marginTop: '2px' } },
  variants: { met: { true: { color: 'fg.muted' }, false: { color: 'error' } } },
});

interface ReadinessPanelProps<Name extends string> {
  readonly requirements: readonly Requirement<Name>[];
  readonly needs: Readonly<Record<Name, MessageDescriptor>>;
  readonly values?: Readonly<Record<string, string>>;
  /** Whether customers would be offered it, if it were ready. */
  readonly onLine: boolean;
}

/** What a record needs before customers are offered it, and which of it is there. */
export function ReadinessPanel<Name extends string>({
  requirements,
  needs,
  values = {},
  onLine,
}: ReadinessPanelProps<Name>) {
  const count = requirements.filter(({ met }) => !met).length;
  return (
    <Panel bare title={<FormattedMessage {...messages.title} />}>
      <PanelBody>
        <Text marginBottom="12px">
          <FormattedMessage {...(count === 0 ? messages.ready : messages.missing)} values={{ count }} />{' '}
          {count > 0 && onLine && <FormattedMessage {...messages.hidden} />}
        </Text>
        <List>
          {requirements.map(({ name, met }) => (
            <Item key={name} met={met}>
              <Icon of={met ? CheckIcon : CloseIcon} />
              <VisuallyHidden>
                <FormattedMessage {...(met ? messages.met : messages.lacking)} />
              </VisuallyHidden>
              <span>
                <FormattedMessage {...needs[name]} values={values} />
              </span>
            </Item>
          ))}
        </List>
      </PanelBody>
    </Panel>
  );
}
