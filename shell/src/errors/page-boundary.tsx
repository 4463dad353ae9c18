import { Component, type ReactNode } from 'react';
import { reportError } from '../api/report-error';
import { BrokenPage } from './broken-page';

/** Catches what breaks in a page of the shell itself; the frame around it lives on. Areas have boundaries of their own. */
export class PageBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    reportError({ error, area: 'shell' });
  }

  override render() {
    return this.state.broken ? <BrokenPage /> : this.props.children;
  }
}
