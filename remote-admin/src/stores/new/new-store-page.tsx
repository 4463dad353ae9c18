import { Button, ButtonLink, chakra, PageHeader, Panel, Text } from 'shared-ui';
import { FormProvider } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { SideSection } from 'shared-ui/work';
import { FormNotes } from '../../common/forms/form-notes';
import { paths } from '../../common/paths';
import { focusableField } from '../form/focusable';
import { PartFields } from '../form/part-fields';
import { type PartName, storeParts } from '../form/store-parts';
import { messages } from './messages';
import { useNewStore } from './use-new-store';

const Foot = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '12px',
    padding: { base: '16px', md: '24px' },
    borderTopWidth: '1px',
  },
});
const parts: readonly PartName[] = ['data', 'place', 'contacts', 'hours', 'picture', 'payments', 'state'];

/** A dealer that does not exist yet, with everything that its page can hold. */
export function NewStorePage() {
  const intl = useIntl();
  const { form, submit, summary, failure, saving } = useNewStore();
  const title = intl.formatMessage(messages.title);
  return (
    <FormProvider {...form}>
      <PageHeader
        crumbs={[{ label: intl.formatMessage(messages.crumb), to: paths.stores }, { label: title }]}
        title={title}
      />
      <FormNotes
        summary={summary}
        failure={failure}
        onGo={(field) => {
          const name = focusableField(field);
          if (name) form.setFocus(name);
        }}
      />
      <form noValidate onSubmit={submit}>
        <Panel bare>
          {parts.map((part) => (
            <SideSection
              key={part}
              id={storeParts[part].id}
              title={<FormattedMessage {...storeParts[part].title} />}
              help={<FormattedMessage {...storeParts[part].help} />}
            >
              <PartFields part={part} />
            </SideSection>
          ))}
          <Foot>
            <Button type="submit" look="solid" loading={saving}>
              <FormattedMessage {...messages.create} />
            </Button>
            <ButtonLink look="ghost" to={paths.stores}>
              <FormattedMessage {...messages.cancel} />
            </ButtonLink>
            <Text look="small" muted>
              <FormattedMessage {...messages.next} />
            </Text>
          </Foot>
        </Panel>
      </form>
    </FormProvider>
  );
}
