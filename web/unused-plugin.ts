/**
 * Lets the bundler leave out parts of React Router and Chakra that nothing here uses. Both packages say that their modules have no side effects,
 * but these parts are made by calls and named by assignments, extend a class that they read, or stand in an object beside what is used, which a
 * bundler has to keep; a link may fetch ahead, and a match may show errors and fallbacks, of which only the router's own framework knows; and React
 * Router comes as its development build only, with warnings. What no rule below matches stays as it is.
 */
import type { Plugin } from 'vite';

/** The code of a module with its calls marked as free of side effects. */
export const withoutSideEffects = (code: string): string =>
  code
    .replaceAll(/^\w+\.displayName = .*;$/gm, '')
    .replaceAll(/^((?:var|const) \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\(|\w+Anatomy\$1\.extendWith\()/gm, '$1/* @__PURE__ */ $2')
    .replaceAll(/^(var \w+ = class extends )(React\d*\.Component) /gm, '$1(/* @__PURE__ */ (() => $2)()) ')
    .replace(/^(\s*return )shouldPrefetch && !isAbsolute \?/m, '$1false ?')
    .replace(/^( {2})let dataRouterState = dataRouterOpts\?\.state;$/m, '$1const dataRouterState = null;')
    .replaceAll(/^ {2}(aspectRatios|blurs|colors|fonts),$/gm, '')
    .replace(/^var ENABLE_DEV_WARNINGS = true;$/m, 'var ENABLE_DEV_WARNINGS = false;');

export const unusedPlugin = (): Plugin => ({
  name: 'unused',
  apply: 'build',
  transform: {
    filter: { id: /[\\/](react-router[\\/]dist[\\/].*\.mjs|@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/](anatomy|theme[\\/]index)\.js)$/ },
    handler: (code) => ({ code: withoutSideEffects(code), map: null }),
  },
});
