import { type ComponentType, createElement, type ReactNode, Suspense, use, useState } from 'react';
import type { AreaRecord, RemoteModule, SlotName, SlotProps } from 'shared-api/host';
import { chakra, ErrorState } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { useAttempt } from './area-attempts';
import { AreaBoundary } from './area-boundary';
import { AreaData } from './area-data';
import { adviceFor } from './failure-advice';
import { loadArea } from './load-area';
import { messages } from './messages';
import { tryAgain } from './try-again';

interface ExtensionRule {
  /** The height that is reserved while the extension loads. */
  readonly height: string;
  /** Part of the frame: if it fails, nothing is shown in its place, since the page beside it reports the failure. */
  readonly frame: boolean;
}

/** How each extension stands on the page of another. */
const extensionRules: Readonly<Record<SlotName, ExtensionRule>> = {
  contractList: { height: '560px', frame: false },
  customerContract: { height: '100dvh', frame: false },
  barTool: { height: '36px', frame: true },
  navigationFoot: { height: '0', frame: true },
};

const Room = chakra('div', { base: { width: '100%' } });

/** `RemoteSlots` in a form in which an extension's props follow its name. */
type Extensions = { readonly [N in SlotName]?: ComponentType<SlotProps<N>> };

interface ExtensionProps<N extends SlotName> {
  name: N;
  /** What the extension is told. */
  props: SlotProps<N>;
}

function Extension<N extends SlotName>({
  name,
  props,
  loading,
}: ExtensionProps<N> & { loading: Promise<RemoteModule> }) {
  const { name: area, slots = {} } = use(loading);
  const extensions: Extensions = slots;
  const Component: ComponentType<SlotProps<N>> | undefined = extensions[name];
  if (!Component) throw new Error(`Area ${area} offers ${name} and does not bring it.`);
  return createElement<SlotProps<N>>(Component, props);
}

/** An extension of an area on the page of another: in a boundary of its own, with the area's data and styles. */
export function AreaExtension<N extends SlotName>({
  area,
  name,
  props,
}: ExtensionProps<N> & { area: AreaRecord }): ReactNode {
  const attempt = useAttempt(area.name);
  const [drawing, setDrawing] = useState(0);
  const loading = loadArea(area, attempt);
  const { height, frame } = extensionRules[name];

  /** An area that has loaded is only rendered again: loading it again would lose what was typed into its own page. */
  function retry() {
    loading.then(
      () => setDrawing(drawing + 1),
      () => tryAgain(area.name),
    );
  }

  return (
    <AreaBoundary
      key={`${area.name} ${attempt} ${drawing}`}
      area={area}
      failure={({ error, reference }) =>
        frame ? null : (
          <ErrorState title={<FormattedMessage {...messages.title} />} onRetry={retry} reference={reference}>
            <FormattedMessage {...adviceFor(error, false)} />
          </ErrorState>
        )
      }
    >
      <Suspense fallback={<Room minHeight={height} aria-busy />}>
        <AreaData>
          <Extension name={name} props={props} loading={loading} />
        </AreaData>
      </Suspense>
    </AreaBoundary>
  );
}
