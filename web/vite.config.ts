/** Builds the web client to dist/web; `vite web` serves it for development on port 5173 beside a gateway on port 4000. */
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { firstQuestionPlugin } from './first-question.ts';
import { hintsPlugin } from './hints-plugin.ts';

const root = import.meta.dirname;
const gateway = process.env['GATEWAY_URL'] ?? 'http://localhost:4000';

export default defineConfig({
  root,
  base: '/',
  plugins: [react(), firstQuestionPlugin(), hintsPlugin()],
  resolve: {
    // RxJS as today's browsers read it.
    conditions: [...defaultClientConditions, 'es2015'],
  },
  // The gateway replaces this text by a fresh value in every index.html it sends; Vite puts it on each script, style and link.
  html: { cspNonce: '__CSP_NONCE__' },
  // Scripts of workers load parts of their own.
  worker: { format: 'es' },
  build: {
    outDir: path.join(root, '../dist/web'),
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    // A file inlined as data: would need its own entry in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Code of the first paint in few files, because dozens of small files compress badly and every lazy route would list them by name.
      output: {
        codeSplitting: {
          groups: [
            // Before the group that would take it along: only dialogs need it.
            { name: 'dialog-styles', test: /[\\/]theme[\\/]recipes[\\/](dialog|drawer)\.js$/, includeDependenciesRecursively: false },
            // Runs while the rest still comes (hints-plugin.ts), and so with all that it needs and nothing else.
            {
              name: 'styles',
              tags: ['$initial'],
              test: /[\\/]web[\\/]ui[\\/]theme[\\/]|[\\/]node_modules[\\/](@chakra-ui|@emotion|stylis|@pandacss|react)[\\/]/,
            },
            { name: 'first', tags: ['$initial'], test: /[\\/]web[\\/](app|ui|session|i18n|calendar|people|data|screens)[\\/]/ },
            // Code that both the login and the home page need.
            {
              name: 'common',
              test: /[\\/]web[\\/](ui[\\/](Message|Input|BusyMark|TextLink|form[\\/]texts[\\/]texts)|data[\\/]server-words[\\/]use-server-words)\.tsx?$/,
            },
            { name: 'login', test: /[\\/]web[\\/]features[\\/]session[\\/](LoginForm|SignedOutPage)\.tsx$/ },
            // Changes with packages only, and so outlives a release in browsers.
            { name: 'apollo', test: /[\\/]node_modules[\\/](@apollo|rxjs|graphql|@wry|optimism|tslib)[\\/]/ },
            // The page that everybody comes to after signing in, with all that it needs; other pages add to it.
            { name: 'home', test: /[\\/]web[\\/](app[\\/](Connected|shell[\\/]UserMenu)|screens[\\/]home[\\/]StaffHome)\.tsx$/ },
            // Code that most panels share; each file alone would be a few hundred bytes.
            { name: 'panel', test: /[\\/]web[\\/](data[\\/](exports[\\/]ExportButton|OutcomeMessage|LookFirst)|ui[\\/]ConfirmDialog)\.tsx$/ },
            {
              name: 'meetings',
              test: /[\\/]features[\\/]meetings[\\/](MeetingsPanel|HandOverMeetings|MeetingBadge|use-hand-over-step|meetings\.generated|texts[\\/]texts)\.tsx?$/,
              includeDependenciesRecursively: false,
            },
            { name: 'dialogs', test: /[\\/]web[\\/](ui[\\/](ModalFrame|DrawerFrame)|features[\\/]session[\\/]SignInAgainDialog)\.tsx$/ },
          ],
        },
      },
      treeshake: {
        // These only return what they are given: without knowing it, the bundler keeps every recipe of the kit.
        manualPureFunctions: ['defineConfig', 'defineRecipe', 'defineSlotRecipe', 'createAnatomy'],
        // The style library asks for these in a function that is not used here.
        moduleSideEffects: [{ test: /node_modules\/(hoist-non-react-statics|react-is)\//, sideEffects: false }],
      },
    },
  },
  server: { port: 5173, strictPort: true, proxy: { '/graphql': gateway, '/images': gateway } },
});
