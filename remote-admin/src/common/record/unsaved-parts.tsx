import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { useUnsaved } from 'shared-api/react';

interface UnsavedParts {
  readonly ids: ReadonlySet<string>;
  mark(id: string, unsaved: boolean): void;
}

const Parts = createContext<UnsavedParts>({ ids: new Set(), mark: () => undefined });

/** Which parts of the page hold changes that are not saved. */
export function UnsavedPartsProvider({ children }: { children: ReactNode }) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const mark = useCallback((id: string, unsaved: boolean) => {
    setIds((before) => {
      if (before.has(id) === unsaved) return before;
      const after = new Set(before);
      if (unsaved) after.add(id);
      else after.delete(id);
      return after;
    });
  }, []);
  const value = useMemo(() => ({ ids, mark }), [ids, mark]);
  return <Parts value={value}>{children}</Parts>;
}

/** The ids of the parts with something unsaved. */
export function useUnsavedIds(): ReadonlySet<string> {
  return useContext(Parts).ids;
}

/** Tells tabs and shell that a part holds something unsaved. */
export function useUnsavedPart(id: string, unsaved: boolean): void {
  const { mark } = useContext(Parts);
  useUnsaved(unsaved);
  useEffect(() => {
    mark(id, unsaved);
    return () => mark(id, false);
  }, [mark, id, unsaved]);
}
