import type { AreaRecord } from 'shared-api/host';
import { chakra, Heading, Text } from 'shared-ui';
import { ArrowRightIcon, Icon } from 'shared-ui/icons';
import { FormattedMessage } from 'shared-ui/intl';
import { Link } from 'shared-ui/router';
import { messages } from './messages';

const Card = chakra(Link, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    padding: { base: '16px', md: '24px' },
    bg: 'bg.panel',
    borderWidth: '1px',
    _hover: { bg: 'bg.chosen' },
  },
});

const words = {
  account: { title: messages.account, text: messages.accountText },
  user: { title: messages.account, text: messages.accountText },
  manager: { title: messages.manager, text: messages.managerText },
  admin: { title: messages.admin, text: messages.adminText },
} as const;

interface AreaCardProps {
  role: NonNullable<AreaRecord['role']>;
  /**
   * The area's own title. With one the card shows only that: the text that belongs to the role describes the role's
   * standard area.
   */
  title: string | undefined;
  path: string;
}

/** A link into an area, for whoever has its role. */
export function AreaCard({ role, title, path }: AreaCardProps) {
  return (
    <Card to={path}>
      <Heading level={3}>{title ?? <FormattedMessage {...words[role].title} />}</Heading>
      {title === undefined && (
        <Text look="small" muted>
          <FormattedMessage {...words[role].text} />
        </Text>
      )}
      <chakra.span color="brand" textStyle="label" marginTop="auto" display="inline-flex" alignItems="center" gap="8px">
        <FormattedMessage {...messages.open} />
        <Icon of={ArrowRightIcon} />
      </chakra.span>
    </Card>
  );
}
