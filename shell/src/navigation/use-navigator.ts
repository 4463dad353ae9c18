import { useEffect } from 'react';
import { useNavigate } from 'shared-ui/router';
import { provideNavigator } from './navigator';

/** Lets code outside of React lead to a page. */
export function useNavigator(): void {
  const navigate = useNavigate();
  useEffect(() => {
    provideNavigator({
      go: (path, options) => void navigate(path, options),
      address: () => `${window.location.pathname}${window.location.search}${window.location.hash}`,
    });
  }, [navigate]);
}
