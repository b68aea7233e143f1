import Box from '@mui/material/Box';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import { HttpNetworkFrame } from 'msw/experimental';
import addonMsw from 'msw-storybook-addon';
import { MemoryRouter } from 'react-router-dom';
import { AppTheme } from '#theme/AppTheme.tsx';
import './preview.css';
import { viewports } from './viewports.ts';

/** A width a story is photographed at. */
export type PictureWidth = 'desktop' | 'tablet' | 'phone' | 'smallPhone';

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** The widths this story is photographed at, each in both colour schemes. Default: desktop only. */
    pictures?: readonly PictureWidth[];
    /** The address a story's links and search parameters start from. Default: "/". */
    route?: string;
    /** True when the story brings the app's own router and theme. */
    wholeApp?: boolean;
    /** True for a whole page: no margin, page-level axe rules, as tall as the screen at least. */
    wholePage?: boolean;
    /** True for a component that spans the page, such as a bar: no margin round it. */
    fullBleed?: boolean;
  }
}

/** Requests of the running story that nothing answered. */
const unanswered: string[] = [];

/** The worker of all stories. Nothing here may reach a network: a request without a handler fails the story. */
async function startWorker() {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    onUnhandledFrame({ frame, defaults }) {
      const request = frame instanceof HttpNetworkFrame ? frame.data.request : undefined;
      if (request && isOwnFile(new URL(request.url))) return;
      unanswered.push(request ? `${request.method} ${request.url}` : frame.protocol);
      defaults.error();
    },
  });
  return worker;
}

/** Storybook's and Vite's own files come from the same origin; the product's calls go to /rest/. */
function isOwnFile(url: URL): boolean {
  return (
    url.protocol === 'data:' ||
    (url.origin === window.location.origin && !url.pathname.startsWith('/rest/'))
  );
}

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startWorker)],
  initialGlobals: { scheme: 'light', viewport: { value: undefined, isRotated: false } },
  globalTypes: {
    scheme: {
      description: 'Colour scheme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
  },
  parameters: {
    layout: 'fullscreen',
    controls: { expanded: true, sort: 'requiredFirst' },
    viewport: { options: viewports },
    a11y: {
      test: 'error',
      options: {
        // Named tags: axe leaves WCAG 2.2's target-size out otherwise.
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
      config: {
        // Page-level rules: a component alone has no landmarks and no h1. Screens are whole pages and
        // turn them on again in `wholePage` below.
        rules: [
          { id: 'page-has-heading-one', enabled: false },
          { id: 'landmark-one-main', enabled: false },
        ],
      },
    },
    options: {
      storySort: { order: ['Introduction', 'Foundations', 'Components', 'Screens', 'Flows'] },
    },
  },
  beforeEach() {
    unanswered.length = 0;
  },
  afterEach() {
    if (unanswered.length > 0) {
      throw new Error(
        `No handler answered: ${unanswered.join(', ')}. Give the story one from #mocks.`,
      );
    }
  },
  decorators: [
    (Story, { parameters, globals }) => {
      if (parameters.wholeApp === true) return <Story />;
      const scheme = globals.scheme === 'dark' ? 'dark' : 'light';
      return (
        <AppTheme key={scheme} defaultMode={scheme} remember={false}>
          <MemoryRouter initialEntries={[String(parameters.route ?? '/')]}>
            {parameters.wholePage || parameters.fullBleed ? (
              <Story />
            ) : (
              <Box sx={{ p: 6 }}>
                <Story />
              </Box>
            )}
          </MemoryRouter>
        </AppTheme>
      );
    },
  ],
});
