/** Builds the web client to dist/web; `vite web` serves it for development on port 5173 beside a gateway on port 4000. */
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { firstQueryPlugin } from './first-query.ts';
import { hintsPlugin } from './hints-plugin.ts';

const root = import.meta.dirname;
const gateway = process.env['GATEWAY_URL'] ?? 'http://localhost:4000';

export default defineConfig({
  root,
  base: '/',
  plugins: [react(), firstQueryPlugin(), hintsPlugin()],
  resolve: {
    // The RxJS build for current browsers.
    conditions: [...defaultClientConditions, 'es2015'],
  },
  // The gateway replaces this text with a fresh value in every index.html it sends. Vite adds it to each script, style and link.
  html: { cspNonce: '__CSP_NONCE__' },
  // Scripts of workers import other scripts.
  worker: { format: 'es' },
  build: {
    outDir: path.join(root, '../dist/web'),
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    // No files are inlined as data: URLs, which would need their own entry in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Code of the first paint in few files, because dozens of small files compress badly and every lazy route would list them by name.
      output: {
        codeSplitting: {
          groups: [
            // Before the group that would include it, because only dialogs need it.
            { name: 'dialog-styles', test: /[\\/]theme[\\/]recipes[\\/](dialog|drawer)\.js$/, includeDependenciesRecursively: false },
            // Runs while the other scripts still load (hints-plugin.ts), so it contains exactly its dependencies.
            {
              name: 'styles',
              tags: ['$initial'],
              test: /[\\/]web[\\/]ui[\\/]theme[\\/]|[\\/]node_modules[\\/](@chakra-ui|@emotion|stylis|@pandacss|react)[\\/]/,
            },
            { name: 'first', tags: ['$initial'], test: /[\\/]web[\\/](app|ui|session|i18n|calendar|people|data|screens)[\\/]/ },
            // Code that both the login and the home page need.
            { name: 'common', test: /[\\/]web[\\/]ui[\\/](Message|Input|Spinner|TextLink|form[\\/]texts[\\/]texts)\.tsx?$/ },
            { name: 'login', test: /[\\/]web[\\/]features[\\/]session[\\/](LoginForm|SignedOutPage)\.tsx$/ },
            // Changes only with packages, so it stays in browser caches across releases.
            { name: 'apollo', test: /[\\/]node_modules[\\/](@apollo|rxjs|graphql|@wry|optimism|tslib)[\\/]/ },
            // The first page after the sign-in with all its dependencies. Other pages add to it.
            { name: 'home', test: /[\\/]web[\\/](app[\\/](SignedInProviders|shell[\\/]UserMenu)|screens[\\/]home[\\/]StaffHome)\.tsx$/ },
            // Code that most panels share; each file alone would be a few hundred bytes.
            { name: 'panel', test: /[\\/]web[\\/](data[\\/](exports[\\/]ExportButton|OutcomeMessage|AttemptDialog)|ui[\\/]ConfirmDialog)\.tsx$/ },
            {
              name: 'meetings',
              test: /[\\/]features[\\/]meetings[\\/](MeetingsPanel|HandOverMeetings|MeetingBadge|meetings\.generated|texts[\\/]texts)\.tsx?$/,
              includeDependenciesRecursively: false,
            },
            { name: 'dialogs', test: /[\\/]web[\\/](ui[\\/](ModalFrame|DrawerFrame)|features[\\/]session[\\/]SignInAgainDialog)\.tsx$/ },
          ],
        },
      },
      treeshake: {
        // These functions return their arguments. Without this list, the bundler would keep every recipe of the kit.
        manualPureFunctions: ['defineConfig', 'defineRecipe', 'defineSlotRecipe', 'createAnatomy'],
        // The style library imports these in a function that is not used here.
        moduleSideEffects: [{ test: /node_modules\/(hoist-non-react-statics|react-is)\//, sideEffects: false }],
      },
    },
  },
  server: { port: 5173, strictPort: true, proxy: { '/graphql': gateway, '/images': gateway } },
});
