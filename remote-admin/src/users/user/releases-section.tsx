import { useState } from 'react';
import type { AdminUser } from 'shared-api/entities';
import { usePerson } from 'shared-api/react';
import { Note } from 'shared-ui';
import { Checkbox } from 'shared-ui/components';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useAreas } from '../../common/areas/use-areas';
import { areaName } from '../../common/labels/area-name';
import { useUserCalls, useUserChange } from '../user-calls';
import { ChangeSection } from './change-section';
import { releasesMessages as messages } from './messages';

/** Which areas an administrator may release. Nobody changes their own. */
export function ReleasesSection({ id, user }: { id: string; user: AdminUser }) {
  const intl = useIntl();
  const calls = useUserCalls();
  const { data: areas = [] } = useAreas();
  const saved = user.release_areas ?? null;
  const [changed, setChanged] = useState<{ readonly to: readonly string[] | null } | null>(null);
  const save = useUserChange((uid, to: readonly string[] | null, options) =>
    calls.updateReleaseAreas({ params: { uid }, body: { areas: to && [...to] } }, options),
  );
  const self = usePerson()?.uid === user.uid;
  const chosen = changed ? changed.to : saved;
  const names = [...new Set([...areas.map(({ name }) => name), ...(saved ?? [])])];
  const tick = (name: string, isOn: boolean) =>
    setChanged({ to: names.filter((one) => (one === name ? isOn : chosen?.includes(one))) });

  return (
    <ChangeSection
      id={id}
      title={<FormattedMessage {...messages.title} />}
      help={<FormattedMessage {...messages.help} />}
      change={save}
      dirty={textOf(chosen) !== textOf(saved)}
      save={<FormattedMessage {...messages.save} />}
      onSave={() => save.mutate({ user, body: chosen }, { onSuccess: () => setChanged(null) })}
      onUndo={() => setChanged(null)}
      note={
        self && (
          <Note marginBottom="16px">
            <FormattedMessage {...messages.self} />
          </Note>
        )
      }
    >
      <Checkbox
        checked={chosen === null}
        disabled={self}
        onChange={(event) => setChanged({ to: event.target.checked ? null : names })}
      >
        <FormattedMessage {...messages.all} />
      </Checkbox>
      {chosen !== null &&
        names.map((name) => (
          <Checkbox
            key={name}
            checked={chosen.includes(name)}
            disabled={self}
            onChange={(event) => tick(name, event.target.checked)}
          >
            {areaName(name, intl, areas.find((area) => area.name === name)?.title)}
          </Checkbox>
        ))}
    </ChangeSection>
  );
}

const textOf = (areas: readonly string[] | null) => areas && [...areas].sort().join();
