import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { system } from 'shared-api/client';
import type { AreaRecord } from 'shared-api/host';
import { useApi } from 'shared-api/react';
import { pieceOf } from 'shared-api/release';
import { Button, chakra, Note } from 'shared-ui';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { askToLeave } from '../navigation/leave-page';
import { reloadAs } from '../registry/reload-as';
import type { Asked } from './asked-overrides';
import { messages } from './messages';
import { OverrideList } from './override-list';

const Bar = chakra(Note, {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 24px',
    paddingInlineEnd: { base: '16px', sm: '24px' },
    _print: { display: 'none' },
  },
});

const Words = chakra('div', { base: { flex: '1 1 280px', minWidth: 0 } });

/** Stands over every page while this browser has an area that others do not, also over one that does not answer. */
export function OverrideBar({ areas }: { areas: readonly AreaRecord[] }) {
  const top = useTopOfPage();
  const api = useApi();
  const { formatMessage } = useIntl();
  const [resetting, setResetting] = useState(false);
  const overrides = areas.flatMap(({ name, override, preview, version }): Asked[] => {
    const area = pieceOf(name);
    if (override) return [{ area, origin: override }];
    return preview ? [{ area, version }] : [];
  });
  if (overrides.length === 0) return null;

  async function reset() {
    setResetting(true);
    try {
      await api.bind(system).clearOverrides();
      reloadAs(window.location.href);
    } catch {
      // The shell has told why; the bar stays for another try.
      setResetting(false);
    }
  }

  return createPortal(
    <section aria-label={formatMessage(messages.barName)}>
      <Bar tone="warning">
        <Words>
          <FormattedMessage {...messages.bar} />
          <OverrideList overrides={overrides} />
        </Words>
        <Button loading={resetting} onClick={() => askToLeave(() => void reset())}>
          <FormattedMessage {...messages.reset} />
        </Button>
      </Bar>
    </section>,
    top,
  );
}

/** A place before everything else in the document, whatever becomes of the page under it. */
function useTopOfPage(): Element {
  const [place] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    document.body.prepend(place);
    return () => place.remove();
  }, [place]);
  return place;
}
