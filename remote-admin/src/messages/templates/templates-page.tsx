import type { MessageTemplate } from 'shared-api/entities';
import { chakra, PageHeader, Stack, Tag, TextLink } from 'shared-ui';
import { Panel } from 'shared-ui/components';
import { QueryFailure } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { Link, useSearchParams } from 'shared-ui/router';
import { useBelow } from 'shared-ui/work';
import { paths } from '../../common/paths';
import { UnsavedPartsProvider, useUnsavedIds } from '../../common/record/unsaved-parts';
import { messages } from './messages';
import { TemplateEditor } from './template-editor';
import { Columns, Side, TemplatesSkeleton } from './templates-skeleton';
import { useTemplates } from './use-templates';
import { isOwn } from './wording';

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

const Item = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px',
    minHeight: '40px',
    // The bar of the one that is read stands before the text's edge.
    paddingInline: { base: '13px 16px', md: '21px 24px' },
    paddingBlock: '8px',
    textStyle: 'small',
    borderInlineStart: '3px solid transparent',
    _hover: { bg: 'bg.muted' },
    '&[aria-current]': { bg: 'bg.muted', borderInlineStartColor: 'brand', fontWeight: 600 },
    // A clear edge gets the text's colour there.
    '&:not([aria-current])': { _highContrast: { borderColor: 'Canvas' } },
  },
});

interface TemplateListProps {
  templates: readonly MessageTemplate[];
  /** The code of the one that is read. */
  current: string | null;
  /** The address that shows one. */
  pathOf(code: string): string;
}

/** Everything that leaves, by channel; what was typed and not saved is pointed out. */
function TemplateList({ templates, current, pathOf }: TemplateListProps) {
  const unsaved = useUnsavedIds();
  return (
    <>
      {(['sms', 'email'] as const).map((channel) => (
        <Panel key={channel} bare title={<FormattedMessage {...messages[channel]} />}>
          <ul>
            {templates
              .filter((template) => template.channel === channel)
              .map((template) => (
                <li key={template.code}>
                  <Item to={pathOf(template.code)} aria-current={template.code === current ? 'true' : undefined}>
                    {template.title}
                    {unsaved.has(template.code) ? (
                      <Tag tone="warning">
                        <FormattedMessage {...messages.unsaved} />
                      </Tag>
                    ) : (
                      isOwn(template) && (
                        <Tag tone="info">
                          <FormattedMessage {...messages.own} />
                        </Tag>
                      )
                    )}
                  </Item>
                </li>
              ))}
          </ul>
        </Panel>
      ))}
    </>
  );
}
