import { PageHeader, Stack, TextLink } from 'shared-ui';
import { Panel } from 'shared-ui/components';
import { QueryFailure } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useSearchParams } from 'shared-ui/router';
import { useBelow } from 'shared-ui/work';
import { paths } from '../../common/paths';
import { UnsavedPartsProvider, useUnsavedIds } from '../../common/record/unsaved-parts';
import { messages } from './messages';
import { Columns, Side } from './template-columns';
import { TemplateEditor } from './template-editor';
import { TemplateList } from './template-list';
import { TemplatesSkeleton } from './templates-skeleton';
import { useTemplates } from './use-templates';

/** Which text is read stands in the address. */
const asked = 'testo';
const pathOf = (code: string) => `${paths.templates}?${asked}=${encodeURIComponent(code)}`;

/** The words of every SMS and e-mail; on a phone first the list, then one of them. */
export function TemplatesPage() {
  return (
    <UnsavedPartsProvider>
      <Templates />
    </UnsavedPartsProvider>
  );
}

function Templates() {
  const intl = useIntl();
  const [query] = useSearchParams();
  const narrow = useBelow(960);
  const { data, error, refetch, isFetching } = useTemplates();
  const unsaved = useUnsavedIds();
  const wanted = data?.find(({ code }) => code === query.get(asked));
  // Beside the list there is room for one: the first, until somebody chooses.
  const chosen = wanted ?? (narrow ? undefined : data?.[0]);
  const title = intl.formatMessage(messages.title);

  return (
    <>
      <PageHeader
        crumbs={[{ label: intl.formatMessage(messages.crumb), to: paths.messages }, { label: title }]}
        title={title}
        lead={<FormattedMessage {...messages.lead} />}
      />
      {data ? (
        <Columns>
          {(!narrow || !chosen) && (
            <Side aria-label={intl.formatMessage(messages.list)}>
              <TemplateList templates={data} current={chosen?.code ?? null} pathOf={pathOf} />
            </Side>
          )}
          <div hidden={!chosen}>
            <Stack gap="16px" align="stretch">
              {narrow && (
                <TextLink to={paths.templates}>
                  <FormattedMessage {...messages.toList} />
                </TextLink>
              )}
              {data
                // What was typed in another text waits there, as leaving the page would ask for it.
                .filter(({ code }) => code === chosen?.code || unsaved.has(code))
                .map((template) => (
                  <div key={template.code} hidden={template !== chosen}>
                    <TemplateEditor template={template} />
                  </div>
                ))}
            </Stack>
          </div>
        </Columns>
      ) : error ? (
        <Panel bare>
          <QueryFailure
            title={<FormattedMessage {...messages.failed} />}
            error={error}
            onRetry={refetch}
            retrying={isFetching}
          />
        </Panel>
      ) : (
        <TemplatesSkeleton narrow={narrow} />
      )}
    </>
  );
}
