import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { registryStore } from '../registry/registry-store';
import { reloadAs } from '../registry/reload-as';
import { useRegistry } from '../registry/use-registry';
import { askToLeave } from './leave-page';
import { currentAddress } from './navigator';
import { messages } from './new-version.messages';

/** The person pauses when they have not typed, pointed or scrolled for this long. */
const pauseMs = 30_000;

const acts = ['keydown', 'pointerdown', 'pointermove', 'scroll'] as const;

/**
 * The notice of a new shell, or of an urgent version, among the others of the page; null when there is none or it was
 * closed. An urgent one that was closed comes back at the next pause.
 */
export function useNewVersion() {
  const { newShell, urged } = useRegistry();
  const [putOff, setPutOff] = useState(false);
  useAtPause(putOff, () => setPutOff(false));
  const isUrgent = urged === true && !putOff;
  if (!isUrgent && !newShell) return null;
  return {
    toast: {
      id: isUrgent ? 'urgent-version' : 'new-version',
      tone: isUrgent ? 'warning' : 'info',
      duration: null,
      message: <FormattedMessage {...(isUrgent ? messages.urgent : messages.newVersion)} />,
      action: (
        <Button look="link" onClick={() => askToLeave(() => reloadAs(currentAddress()))}>
          <FormattedMessage {...messages.reload} />
        </Button>
      ),
    },
    close: () => {
      registryStore.setState({ newShell: false });
      if (isUrgent) setPutOff(true);
    },
  } as const;
}

/** Runs an action once, at the person's next pause. @param waiting whether there is something to do */
function useAtPause(waiting: boolean, action: () => void): void {
  const act = useEffectEvent(action);
  useEffect(() => {
    if (!waiting) return undefined;
    let timer = setTimeout(act, pauseMs);
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(act, pauseMs);
    };
    for (const name of acts) addEventListener(name, wait, { passive: true, capture: true });
    return () => {
      clearTimeout(timer);
      for (const name of acts) removeEventListener(name, wait, { capture: true });
    };
  }, [waiting]);
}
