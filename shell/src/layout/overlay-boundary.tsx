import { Component, type ReactNode } from 'react';
import { reportError } from '../api/report-error';

interface OverlayBoundaryProps {
  /** What is done instead. */
  onBroken?: () => void;
  /** Another value has what broke drawn again. */
  retryOn?: number | undefined;
  children: ReactNode;
}

/** A message or dialog that cannot be shown never takes the page under it away, nor what was typed there. */
export class OverlayBoundary extends Component<OverlayBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    reportError({ error, area: 'shell', version: __APP_VERSION__ });
    this.props.onBroken?.();
  }

  override componentDidUpdate(before: OverlayBoundaryProps) {
    if (this.state.broken && before.retryOn !== this.props.retryOn) this.setState({ broken: false });
  }

  override render() {
    return this.state.broken ? null : this.props.children;
  }
}
