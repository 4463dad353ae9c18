import { chakra, PageHeader, Skeleton, SkeletonGroup, Stack, TextLink } from 'shared-ui';
import { Panel } from 'shared-ui/components';
import { QueryFailure } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useSearchParams } from 'shared-ui/router';
import { useBelow } from 'shared-ui/work';
import { paths } from '../../common/paths';
import { messages } from './messages';
import { TemplateEditor } from './template-editor';
import { TemplateList } from './template-list';
import { useTemplates } from './use-templates';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '320px minmax(0, 1fr)' },
    alignItems: 'start',
    gap: { base: '16px', md: '24px' },
  },
});
/** As long as it is, it never leads away from the text that is read. */
const Side = chakra('nav', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    position: { md: 'sticky' },
    top: { md: '72px' },
    maxHeight: { md: 'calc(100vh - 96px)' },
    overflowY: { md: 'auto' },
  },
});
/** Which text is read stands in the address. */
const asked = 'testo';
const pathOf = (code: string) => `${paths.templates}?${asked}=${encodeURIComponent(code)}`;

/** The words of every SMS and e-mail; on a phone first the list, then one of them. */
export function TemplatesPage() {
  const intl = useIntl();
  const [query] = useSearchParams();
  const narrow = useBelow(960);
  const { data, error, refetch, isFetching } = useTemplates();
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
          {chosen && (
            <Stack gap="16px" align="stretch">
              {narrow && (
                <TextLink to={paths.templates}>
                  <FormattedMessage {...messages.toList} />
                </TextLink>
              )}
              <TemplateEditor key={chosen.code} template={chosen} />
            </Stack>
          )}
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
        <SkeletonGroup label={intl.formatMessage(messages.loading)}>
          <Skeleton height={480} />
        </SkeletonGroup>
      )}
    </>
  );
}
