import type { MessageTemplate } from 'shared-api/entities';
import { chakra, Tag } from 'shared-ui';
import { Panel } from 'shared-ui/components';
import { FormattedMessage } from 'shared-ui/intl';
import { Link } from 'shared-ui/router';
import { useUnsavedIds } from '../../common/record/unsaved-parts';
import { messages } from './messages';
import { isOwn } from './wording';

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
export function TemplateList({ templates, current, pathOf }: TemplateListProps) {
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
