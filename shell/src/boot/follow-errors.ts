import { currentPage } from '../api/current-page';
import { reportError } from '../api/report-error';

/** Reports what no boundary catches: errors in handlers and in promises that nobody waits for. */
export function followUncaughtErrors(): void {
  window.addEventListener('error', ({ error }) => {
    if (error) {
      reportError({ error, area: currentPage().area });
    }
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    reportError({ error: reason, area: currentPage().area });
  });
}
