import { Component, type ReactNode } from 'react';
import { reportError } from '../api/report-error';

interface OverlayBoundaryProps {
  /** What is done instead. */
  onBroken?: () => void;
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

  override render() {
    return this.state.broken ? null : this.props.children;
  }
}
