import { useState } from 'react';
import type { ConsentRecord } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import { chakra, Skeleton, SkeletonGroup, Stack, Text } from 'shared-ui';
import { Disclosure, Panel, PanelBody, Switch, Whole } from 'shared-ui/components';
import { RetryState } from 'shared-ui/data';
import { formatDateTime } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useMutation, useQuery, useQueryClient } from 'shared-ui/query';
import { messages } from './messages';

const privacyKey = ['account', 'privacy'] as const;

type Optional = 'marketing' | 'survey';

const Rows = chakra('ul', { base: { display: 'grid', gap: '8px', marginTop: '8px', textStyle: 'small' } });

const kinds = {
  general: messages.general,
  marketing: messages.marketing,
  survey: messages.survey,
} as const satisfies Record<ConsentRecord['consent'], object>;

const sources = {
  contract: messages.fromContract,
  account: messages.fromAccount,
  admin: messages.fromAdmin,
} as const satisfies Record<ConsentRecord['source'], object>;

/** The two free consents, one tap to give or to take back, and everything that was ever said about them. */
export function ConsentsPanel() {
  const api = useApi();
  const client = useQueryClient();
  const { formatMessage } = useIntl();
  const { data, isPending, refetch, isFetching } = useQuery({
    queryKey: privacyKey,
    queryFn: async () => (await api.account.getPrivacy()).data,
  });
  const [chosen, setChosen] = useState<Partial<Record<Optional, boolean>>>({});
  const change = useMutation({
    mutationFn: (choice: Partial<Record<Optional, boolean>>) => api.account.updatePrivacy({ body: choice }),
    // One after the other, however quickly the taps come.
    scope: { id: 'privacy' },
    onError: () => setChosen({}),
    onSettled: () => client.invalidateQueries({ queryKey: privacyKey }),
  });

  if (!data) {
    return (
      <Panel id="consensi" title={<FormattedMessage {...messages.consents} />}>
        {isPending ? (
          <SkeletonGroup label={formatMessage(messages.consentsLoading)}>
            <Skeleton height={40} />
            <Skeleton height={40} />
          </SkeletonGroup>
        ) : (
          <RetryState onRetry={() => void refetch()} retrying={isFetching} />
        )}
      </Panel>
    );
  }

  const shown = { ...data, ...chosen };
  return (
    <Panel id="consensi" title={<FormattedMessage {...messages.consents} />} bare>
      <PanelBody>
        <Stack gap="8px">
          {(['marketing', 'survey'] as const).map((kind) => (
            <Switch
              key={kind}
              checked={shown[kind]}
              onChange={(event) => {
                const choice = { [kind]: event.currentTarget.checked };
                setChosen((before) => ({ ...before, ...choice }));
                change.mutate(choice);
              }}
            >
              <FormattedMessage {...kinds[kind]} />
            </Switch>
          ))}
          <Text look="small" muted>
            <FormattedMessage {...messages.consentsNote} />
          </Text>
        </Stack>
      </PanelBody>
      {data.history.length > 0 && (
        <PanelBody>
          <Disclosure summary={<FormattedMessage {...messages.history} values={{ count: data.history.length }} />}>
            <Rows>
              {data.history.map((row) => (
                <li key={`${row.at} ${row.consent} ${row.given}`}>
                  <FormattedMessage
                    {...(row.given ? messages.given : messages.revoked)}
                    values={{
                      what: formatMessage(kinds[row.consent]),
                      at: formatDateTime(row.at),
                      source: formatMessage(sources[row.source]),
                      version: <Whole key="version">{row.text_version}</Whole>,
                    }}
                  />
                </li>
              ))}
            </Rows>
          </Disclosure>
        </PanelBody>
      )}
    </Panel>
  );
}
