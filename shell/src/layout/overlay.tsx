import { Component, type ComponentType, lazy, Suspense } from 'react';
import { reportError } from '../api/report-error';
import { shellVersion } from '../registry/registry-store';

interface OverlayProps {
  /** Brings its script. */
  load(): Promise<ComponentType>;
  /** What is done where it cannot be shown. */
  onBroken?(): void;
  /** A new value retries an overlay that failed to load, as the network does when it is back. */
  retryOn?: number | undefined;
}

interface OverlayState {
  readonly Part: ComponentType | null;
}

/** `lazy` remembers a failure for ever: with one for each overlay, the next one requests the script again. */
const partOf = (load: OverlayProps['load']) => lazy(async () => ({ default: await load() }));

/** An overlay in an error boundary of its own: if it fails, the page below and its input stay. */
export class Overlay extends Component<OverlayProps, OverlayState> {
  override state: OverlayState = { Part: partOf(this.props.load) };

  static getDerivedStateFromError(): OverlayState {
    return { Part: null };
  }

  override componentDidCatch(error: unknown) {
    reportError({ error, area: 'shell', version: shellVersion() });
    this.props.onBroken?.();
  }

  override componentDidMount() {
    addEventListener('online', this.retry);
  }

  override componentWillUnmount() {
    removeEventListener('online', this.retry);
  }

  override componentDidUpdate(before: OverlayProps) {
    if (before.retryOn !== this.props.retryOn) this.retry();
  }

  private retry = () => {
    if (this.state.Part === null) this.setState({ Part: partOf(this.props.load) });
  };

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
