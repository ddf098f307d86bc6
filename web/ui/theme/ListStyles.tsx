/** The rules of lists and of what stands in them. They come with the first page of somebody who is signed in: the login has no list. */
import { Global } from '@emotion/react';
import { memo } from 'react';
import { elementsCss } from './elements.ts';
import { listCss } from './list.ts';
import { system } from './system.ts';

/** With `&`, as Chakra reads the rules of its own configuration. */
const rules = Object.fromEntries(Object.entries({ ...listCss, ...elementsCss }).map(([selector, rule]) => [`&${selector}`, rule]));
const styles = system.layers.wrap('base', system.css(rules));

export const ListStyles = memo(function ListStyles() {
  return <Global styles={styles} />;
});
