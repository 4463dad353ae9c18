import { Component, type ComponentType, lazy, Suspense } from 'react';
import { shellVersion } from '../registry/registry-store';

interface LatePartProps {
  /** Brings its script. */
  load(): Promise<ComponentType>;
  /** What is done where it cannot be shown. */
  onBroken?(): void;
  /** A new value retries a part that failed to load, as the network does when it is back. */
  retryOn?: number | string | undefined;
}

interface LatePartState {
  readonly Part: ComponentType | null;
}

/** A network that has just come back may carry nothing yet: so often a script is asked for again, a second apart. */
const again = (load: LatePartProps['load'], times = 3): ReturnType<LatePartProps['load']> =>
  load().catch(async (error: unknown) => {
    if (times === 0) throw error;
    await new Promise((goOn) => setTimeout(goOn, 1_000));
    return again(load, times - 1);
  });

/** `lazy` remembers a failure for ever: with one for each part drawn, the next one requests the script again. */
const partOf = (load: LatePartProps['load']) => lazy(async () => ({ default: await load() }));

/** What the shell puts over or beside a page, in an error boundary of its own: if it fails, the page and its input stay. */
export class LatePart extends Component<LatePartProps, LatePartState> {
  override state: LatePartState = { Part: partOf(this.props.load) };

  static getDerivedStateFromError(): LatePartState {
    return { Part: null };
  }

  override componentDidCatch(error: unknown) {
    // Asked for here, as reports need a window, and a frame is drawn without one, too (src/prerender.tsx).
    void import('../api/report-error').then(({ reportError }) =>
      reportError({ error, area: 'shell', version: shellVersion() }),
    );
    this.props.onBroken?.();
  }

  override componentDidMount() {
    addEventListener('online', this.retry);
  }

  override componentWillUnmount() {
    removeEventListener('online', this.retry);
  }

  override componentDidUpdate(before: LatePartProps) {
    if (before.retryOn !== this.props.retryOn) this.retry();
  }

  private retry = () => {
    if (this.state.Part === null) this.setState({ Part: partOf(() => again(this.props.load)) });
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
