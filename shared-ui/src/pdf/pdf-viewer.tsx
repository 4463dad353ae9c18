import { chakra } from '@chakra-ui/react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Button, IconButton } from '../button';
import { RetryState } from '../components/data/retry-state';
import { saveFile } from '../components/files';
import { CloseIcon, FullScreenIcon, Icon } from '../components/icons';
import { FormattedMessage, useIntl } from '../intl';
import { Skeleton } from '../skeleton';
import { wantsLessMotion } from '../theme/less-motion';
import { messages } from './messages';
import { openPdf } from './open-pdf';
import { PdfBar } from './pdf-bar';
import { PdfSheets } from './pdf-sheets';

const Frame = chakra('div', {
  base: {
    borderWidth: '1px',
    bg: 'bg.panel',
    '&[data-full]': { position: 'fixed', inset: 0, zIndex: 'overlay', borderWidth: 0 },
  },
});

const Foot = chakra('div', {
  base: { display: { base: 'block', md: 'none' }, padding: '12px', borderTopWidth: '1px' },
});

const zooms = [0.75, 1, 1.25, 1.5, 2];

interface PdfViewerProps {
  file: Blob;
  name: ReactNode;
  fileName: string;
  /** What to do where the file cannot be drawn; by default to save it and open it on the device. */
  advice?: ReactNode;
}

/** The very file, drawn on the page: read here, larger, on the whole screen, or saved. */
export function PdfViewer({ file, name, fileName, advice }: PdfViewerProps) {
  const intl = useIntl();
  const { document, failed, openAgain } = usePdf(file);
  const scroller = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState(1);
  const { full, isLeft, open, frame, close } = useFullScreen(scroller);
  const nameId = useId();

  function goTo(wanted: number) {
    const sheet = scroller.current?.firstElementChild?.children[wanted - 1];
    sheet?.scrollIntoView({ block: 'start', behavior: wantsLessMotion() ? 'auto' : 'smooth' });
    setPage(wanted);
  }

  function resize(step: 1 | -1) {
    setZoom((before) => zooms[zooms.indexOf(before) + step] ?? before);
  }

  return (
    <Frame {...frame} aria-labelledby={full ? nameId : undefined}>
      <PdfBar
        name={name}
        nameId={nameId}
        page={page}
        pages={document?.numPages ?? 1}
        onPage={goTo}
        onZoom={resize}
        onDownload={() => saveFile(file, fileName)}
      >
        {full && (
          <IconButton
            autoFocus
            size="control"
            icon={CloseIcon}
            label={intl.formatMessage(messages.closeFull)}
            onClick={close}
          />
        )}
      </PdfBar>
      {failed ? (
        <RetryState title={intl.formatMessage(messages.unreadable)} onRetry={openAgain}>
          {advice ?? <FormattedMessage {...messages.unreadableAdvice} />}
        </RetryState>
      ) : document ? (
        <PdfSheets
          document={document}
          zoom={zoom}
          height={full ? { base: 'calc(100dvh - 56px)', md: 'calc(100dvh - 56px)' } : { base: '462px', md: '888px' }}
          scroller={scroller}
          onPage={setPage}
        />
      ) : (
        <Skeleton height={888} />
      )}
      {!full && (
        <Foot>
          <Button wide autoFocus={isLeft} onClick={open}>
            <Icon of={FullScreenIcon} />
            <FormattedMessage {...messages.fullScreen} />
          </Button>
        </Foot>
      )}
    </Frame>
  );
}

/** The whole screen covers the page: the focus goes there, stays, and comes back to the button that led there. */
function useFullScreen(scroller: RefObject<HTMLElement | null>) {
  const [full, setFull] = useState<boolean | null>(null);
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!full) return undefined;
    function isOver(target: EventTarget | null): boolean {
      const over =
        target instanceof Element ? target.closest('[role=dialog], [role=alertdialog], [data-toasts]') : null;
      return over !== null && !over.contains(frame.current);
    }
    // A notice lies over the document: from its end the keys come by there.
    function keep({ target, relatedTarget }: FocusEvent) {
      if (!(target instanceof Element) || frame.current?.contains(target) || isOver(target)) return;
      const isLeaving = relatedTarget instanceof Element && frame.current?.contains(relatedTarget);
      const notice = isLeaving ? document.querySelector<HTMLElement>('[data-toasts] button') : null;
      (notice ?? frame.current?.querySelector('button'))?.focus();
    }
    // Before a dialog that the document stands in hears of it, which would close instead.
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape' || isOver(event.target)) return;
      event.stopPropagation();
      setFull(false);
    }
    document.addEventListener('focusin', keep);
    window.addEventListener('keydown', closeOnEscape, true);
    return () => {
      document.removeEventListener('focusin', keep);
      window.removeEventListener('keydown', closeOnEscape, true);
    };
  }, [full]);

  // In a window that has grown meanwhile there is no such button.
  useEffect(() => {
    if (full === false && document.activeElement === document.body) scroller.current?.focus();
  }, [full, scroller]);

  const covering = {
    'data-full': '',
    role: 'dialog',
    'aria-modal': true,
  };
  return {
    full: full === true,
    isLeft: full === false,
    open: () => setFull(true),
    frame: { ref: frame, ...(full && covering) },
    close: () => setFull(false),
  };
}

type Opened = { readonly file: Blob; readonly document: PDFDocumentProxy | null; readonly failed: boolean };

interface OpenPdf {
  /** Null until it is there. */
  readonly document: PDFDocumentProxy | null;
  readonly failed: boolean;
  /** What draws documents may have been lost on its way, and come the next time. */
  openAgain(): void;
}

/** The opened document of a file. */
function usePdf(file: Blob): OpenPdf {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try opens the file anew
  useEffect(() => {
    let current = true;
    const opening = openPdf(file);
    opening.then(
      (document) => current && setOpened({ file, document, failed: false }),
      () => current && setOpened({ file, document: null, failed: true }),
    );
    return () => {
      current = false;
      void opening.then((document) => document.destroy()).catch(() => undefined);
    };
  }, [file, tries]);

  function openAgain() {
    setOpened(null);
    setTries((before) => before + 1);
  }

  const { document, failed } = opened?.file === file ? opened : { document: null, failed: false };
  return { document, failed, openAgain };
}
