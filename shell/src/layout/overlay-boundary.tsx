import { Component, type ReactNode } from 'react';
import { reportError } from '../api/report-error';

/** A message or dialog that cannot be shown never takes the page under it away, nor what was typed there. */
export class OverlayBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    reportError({ error, area: 'shell' });
  }

  override render() {
    return this.state.broken ? null : this.props.children;
  }
}
