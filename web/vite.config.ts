/** Builds the web client to dist/web; `vite web` serves it for development on port 5173 beside a gateway on port 4000. */
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstQuestionPlugin } from './first-question.ts';
import { hintsPlugin } from './hints-plugin.ts';
import { groundPlugin } from './maps/ground/plugin.ts';

const root = import.meta.dirname;
const gateway = process.env['GATEWAY_URL'] ?? 'http://localhost:4000';

export default defineConfig({
  root,
  base: '/',
  plugins: [react(), groundPlugin(), firstQuestionPlugin(), hintsPlugin()],
  // The gateway replaces this text by a fresh value in every index.html it sends; Vite puts it on each script, style and link.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: path.join(root, '../dist/web'),
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    // A file inlined as data: would need its own entry in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // What the first paint needs in few files: dozens of small ones compress badly, and every lazy route would list them by name.
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], test: /[\\/]web[\\/](app|ui|session|i18n|calendar|people|data|screens)[\\/]/ },
            {
              name: 'login',
              test: /[\\/]web[\\/](features[\\/]session[\\/](LoginForm|SignedOutPage)|ui[\\/](Message|Input|BusyMark|ShowPassword|PasswordField|TextField|FieldDrawing))\.tsx$/,
            },
            // Changes with packages only, and so outlives a release in browsers.
            { name: 'apollo', test: /[\\/]node_modules[\\/](@apollo|rxjs|graphql|@wry|optimism|tslib)[\\/]/ },
            // The page that everybody comes to after signing in, with all that it needs; other pages add to it.
            { name: 'home', test: /[\\/]web[\\/](app[\\/](Connected|shell[\\/]UserMenu)|screens[\\/]home[\\/]StaffHome)\.tsx$/ },
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
