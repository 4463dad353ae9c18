import { Component, type ReactNode } from 'react';
import { newReference, reportError } from '../api/report-error';
import { retryArea } from './area-attempts';
import { AreaFailure } from './area-failure';

interface AreaBoundaryProps {
  area: string;
  attempt: number;
  children: ReactNode;
}

interface Failure {
  error: unknown;
  reference: string;
}

/** Each area has its own: what breaks inside stays inside, is reported, and can be tried again. */
export class AreaBoundary extends Component<AreaBoundaryProps, { failure: Failure | null }> {
  override state: { failure: Failure | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error, reference: '' } };
  }

  override componentDidCatch(error: unknown) {
    const reference = newReference(this.props.area);
    this.setState({ failure: { error, reference } });
    reportError({ error, area: this.props.area, reference });
  }

  override render() {
    const { failure } = this.state;
    const { area, attempt, children } = this.props;
    return failure ? <AreaFailure {...failure} offerReload={attempt > 0} onRetry={() => retryArea(area)} /> : children;
  }
}
