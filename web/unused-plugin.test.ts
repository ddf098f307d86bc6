import { expect, test } from 'vitest';
import { withoutSideEffects } from './unused-plugin.ts';

test('what nothing here uses may be left out', () => {
  const made = [
    'var ENABLE_DEV_WARNINGS = true;',
    'var Link = React10.forwardRef(',
    '  function LinkWithRef() {}',
    ');',
    'Link.displayName = "Link";',
    'const menuAnatomy = menuAnatomy$1.extendWith("itemCommand");',
    'var Boundary = class extends React10.Component {',
    '    return shouldPrefetch && !isAbsolute ? both : link;',
    '  let dataRouterState = dataRouterOpts?.state;',
    'const tokens = {',
    '  borders,',
    '  colors,',
    '};',
  ];
  expect(withoutSideEffects(made.join('\n')).split('\n')).toEqual([
    'var ENABLE_DEV_WARNINGS = false;',
    'var Link = /* @__PURE__ */ React10.forwardRef(',
    '  function LinkWithRef() {}',
    ');',
    '',
    'const menuAnatomy = /* @__PURE__ */ menuAnatomy$1.extendWith("itemCommand");',
    'var Boundary = class extends (/* @__PURE__ */ (() => React10.Component)()) {',
    '    return false ? both : link;',
    '  const dataRouterState = null;',
    'const tokens = {',
    '  borders,',
    '',
    '};',
  ]);
});

test('all else stays', () => {
  const code = 'var blockers = new Map();\nfunction name() {\n  Inner.displayName = "Inner";\n}\nstart(React.createElement(App));';
  expect(withoutSideEffects(code)).toBe(code);
});
