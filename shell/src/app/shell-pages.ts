import { type ComponentType, createElement, lazy } from 'react';
import type { PageConfig } from 'shared-api/host';
import { useLocation } from 'shared-ui/router';
import { messages } from '../navigation/messages';
import type { ShellPage } from '../registry/registry-store';

/**
 * A page in a script of its own. `lazy` remembers a failure for ever: the next navigation to the page takes one that asks
 * anew. It has no boundary, so that the page before stands until it has come.
 */
function page(load: () => Promise<ComponentType>): ComponentType {
  const ask = () =>
    lazy(() =>
      load()
        .catch((error) => {
          asked = ask();
          throw error;
        })
        .then((Page) => ({ default: Page })),
    );
  let asked = ask();
  let shown = asked;
  let visit = '';
  return () => {
    const { key } = useLocation();
    if (key !== visit) shown = asked;
    visit = key;
    return createElement(shown);
  };
}

const ordinaryPages: readonly ShellPage[] = [
  {
    path: '/login',
    title: messages.signIn,
    access: 'signed-out',
    frame: 'public',
    Page: page(() => import('../auth/login-page').then(({ LoginPage }) => LoginPage)),
  },
  {
    path: '/forgot-password',
    title: messages.forgotPassword,
    access: 'signed-out',
    frame: 'public',
    Page: page(() => import('../auth/forgot-password-page').then(({ ForgotPasswordPage }) => ForgotPasswordPage)),
  },
  {
    path: '/undo-email',
    title: messages.undoEmail,
    access: 'anybody',
    frame: 'public',
    Page: page(() => import('../auth/undo-email-page').then(({ UndoEmailPage }) => UndoEmailPage)),
  },
  {
    path: '/cms',
    title: messages.home,
    access: 'account',
    frame: 'staff',
    Page: page(() => import('../home/home-page').then(({ HomePage }) => HomePage)),
  },
  {
    path: '/error/403',
    title: messages.forbidden,
    access: 'anybody',
    frame: 'public',
    Page: page(() => import('../errors/pages').then(({ ForbiddenPage }) => ForbiddenPage)),
  },
  {
    path: '/error/account-disabled',
    title: messages.disabled,
    access: 'anybody',
    frame: 'public',
    Page: page(() => import('../errors/pages').then(({ AccountDisabledPage }) => AccountDisabledPage)),
  },
];

const galleryPage: ShellPage = {
  path: '/dev/gallery',
  title: messages.gallery,
  access: 'anybody',
  frame: 'public',
  Page: page(() => import('shared-ui/gallery').then(({ Gallery }) => Gallery)),
};

/** The pages that are the shell's own. The gallery exists in demonstration and development only. */
export function shellPages(stage: PageConfig['stage']): readonly ShellPage[] {
  return stage === 'demo' || stage === 'development' ? [...ordinaryPages, galleryPage] : ordinaryPages;
}
