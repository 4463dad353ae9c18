import { Component, type ComponentType, lazy, Suspense } from 'react';
import { reportError } from '../api/report-error';
import { shellVersion } from '../registry/registry-store';

interface OverlayProps {
  /** Brings its script. */
  load(): Promise<ComponentType>;
  /** What is done where it cannot be shown. */
  onBroken?(): void;
  /** Another value has what could not be shown tried again. */
  retryOn?: number | undefined;
}

interface OverlayState {
  readonly Part: ComponentType | null;
}

/** `lazy` keeps a failure for ever, so that each overlay has one of its own: the next one asks for the script again. */
const partOf = (load: OverlayProps['load']) => lazy(async () => ({ default: await load() }));

/** A message or dialog that cannot be shown never takes the page under it away, nor what was typed there. */
export class Overlay extends Component<OverlayProps, OverlayState> {
  override state: OverlayState = { Part: partOf(this.props.load) };

  static getDerivedStateFromError(): OverlayState {
    return { Part: null };
  }

  override componentDidCatch(error: unknown) {
    reportError({ error, area: 'shell', version: shellVersion() });
    this.props.onBroken?.();
  }

  override componentDidUpdate(before: OverlayProps) {
    const { load, retryOn } = this.props;
    if (this.state.Part === null && before.retryOn !== retryOn) this.setState({ Part: partOf(load) });
  }

  override render() {
    const { Part } = this.state;
    return (
      Part && (
        <Suspense fallback={null}>
          <Part />
        </Suspense>
      )
    );
  }
}
