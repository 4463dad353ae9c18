import type { AreaRecord } from 'shared-api/host';
import { ArrowRightIcon, chakra, Heading, Icon, Text } from 'shared-ui';
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

/** The way into an area, for whoever holds its role. */
export function AreaCard({ role, path }: { role: NonNullable<AreaRecord['role']>; path: string }) {
  const { title, text } = words[role];
  return (
    <Card to={path}>
      <Heading level={3}>
        <FormattedMessage {...title} />
      </Heading>
      <Text look="small" muted>
        <FormattedMessage {...text} />
      </Text>
      <chakra.span color="brand" textStyle="label" marginTop="auto" display="inline-flex" alignItems="center" gap="8px">
        <FormattedMessage {...messages.open} />
        <Icon of={ArrowRightIcon} />
      </chakra.span>
    </Card>
  );
}
