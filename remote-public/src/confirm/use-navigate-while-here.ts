import { useEffect, useRef } from 'react';
import { type NavigateOptions, useNavigate } from 'shared-ui/router';

/** Leads on from the page that asks for it: an answer that comes once the person has left takes them nowhere. */
export function useNavigateWhileHere(): (path: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return (path, options) => {
    if (isHere.current) void navigate(path, options);
  };
}
