/**
 * Computes the properties that decide whether an element is visible. Role queries and user-event read them for every element after every change.
 * happy-dom then computes all properties of all surrounding elements from all rules, which is slow. Here Emotion's rules do not enter the page, and only
 * these properties are kept.
 */
import createCache from '@emotion/cache';

interface Rule {
  readonly selector: string;
  readonly value: string;
  /** True when the selector consists of a single class. */
  readonly ofClass: boolean;
  readonly weight: number;
}

/** All except the first are inherited. */
const properties = ['display', 'visibility', 'pointer-events'] as const;
type Property = (typeof properties)[number];
const whole = window.getComputedStyle.bind(window);
/** The original function, because tests replace the one of the window. */
const matchMedia = window.matchMedia.bind(window);

/** Rules of each property by the class that they apply to, in source order. Rules for descendants of a class are in no entry. */
const rules: Record<Property, Map<string, Rule[]>> = { display: new Map(), visibility: new Map(), 'pointer-events': new Map() };

/** Returns the last value of a property in a list of declarations. */
function declared(property: Property, declarations: string): string | undefined {
  if (!declarations.includes(property)) return undefined;
  const last = declarations.split(';').findLast((declaration) => declaration.trimStart().startsWith(`${property}:`));
  return last?.slice(last.indexOf(':') + 1).trim();
}

/** A rule within a media query, or a rule on its own. */
const ruleOrMedia = /@media ([^{]+)\{((?:[^{}]*\{[^{}]*\})*)\}|[^{}]+\{[^{}]*\}/g;

/** Returns the classes of the elements that a selector matches. */
function subjectsOf(selector: string): Set<string> {
  const each = selector.replaceAll(/\([^()]*\)/g, '').split(',');
  return new Set(each.map((one) => /\.([\w-]+)[^\s>+~]*$/.exec(one)?.[1] ?? ''));
}

/** Results of evaluated media queries. The window of tests never changes its size. */
const conditions = new Map<string, boolean>();

function holds(condition: string): boolean {
  const known = conditions.get(condition) ?? matchMedia(condition).matches;
  conditions.set(condition, known);
  return known;
}

/** Stores what Emotion inserts: a rule, a media query with rules, or a layer with both. Rules for pseudo-elements do not apply to their element. */
function keep(text: string): void {
  const layer = /^@layer [^{]+\{(.*)\}$/s.exec(text)?.[1];
  if (layer === undefined && text.startsWith('@') && !text.startsWith('@media')) return;
  for (const [rule, condition, inner = rule] of (layer ?? text).matchAll(ruleOrMedia)) {
    if (condition !== undefined && !holds(condition)) continue;
    for (const [, selector = '', declarations = ''] of inner.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
      if (!selector.includes('::')) keepRule(selector, declarations, layer !== undefined);
    }
  }
}

function keepRule(selector: string, declarations: string, layered: boolean): void {
  for (const property of properties) {
    const value = declared(property, declarations);
    if (value === undefined) continue;
    for (const subject of subjectsOf(selector)) {
      const ofClass = selector === `.${subject}`;
      const rule = { selector, value, ofClass, weight: layered ? 0 : ofClass ? 1 : 2 };
      const others = rules[property].get(subject);
      if (others) others.push(rule);
      else rules[property].set(subject, [rule]);
    }
  }
}

/**
 * Returns the value of the winning rule: unlayered before layered, then by specificity beyond a class, then by position. Emotion gives an element one class.
 */
function ruled(property: Property, element: Element): string | undefined {
  let winner: Rule | undefined;
  for (const subject of ['', ...element.classList]) {
    for (const rule of rules[property].get(subject) ?? []) {
      if (rule.weight < (winner?.weight ?? 0) || (!rule.ofClass && !element.matches(rule.selector))) continue;
      winner = rule;
    }
  }
  return winner?.value;
}

/** Empty document that provides the display value of elements without a matching rule. */
const bare = document.implementation.createHTMLDocument();
const shownAs = new Map<string, string>();

function ownDisplay({ tagName }: Element): string {
  const known = shownAs.get(tagName);
  if (known !== undefined) return known;
  const { display } = whole(bare.body.appendChild(bare.createElement(tagName)));
  shownAs.set(tagName, display);
  return display;
}

function answerFor(property: Property, element: Element): string {
  const value = declared(property, element.getAttribute('style') ?? '') ?? ruled(property, element);
  if (value !== undefined && value !== 'inherit') return value;
  if (property === 'display') return ownDisplay(element);
  return element.parentElement ? answerFor(property, element.parentElement) : '';
}

const styles = new WeakMap<Element, CSSStyleDeclaration>();

/** Returns the stored properties from here, and all others from happy-dom. */
function styleOf(element: Element): CSSStyleDeclaration {
  const known = styles.get(element);
  if (known) return known;
  const propertyOf = (name: PropertyKey) => properties.find((property) => property === (name === 'pointerEvents' ? 'pointer-events' : name));
  const getPropertyValue = (name: string) => {
    const property = propertyOf(name);
    return property && element.isConnected ? answerFor(property, element) : whole(element).getPropertyValue(name);
  };
  const style = new Proxy(whole(element), {
    get: (target, name) => (name === 'getPropertyValue' ? getPropertyValue : propertyOf(name) ? getPropertyValue(String(name)) : Reflect.get(target, name)),
  });
  styles.set(element, style);
  return style;
}

/** Replaces happy-dom's implementation in all tests of the process. */
export function keepSeenStyles(): void {
  Object.getPrototypeOf(createCache({ key: 'css' }).sheet).insert = keep;
  window.getComputedStyle = styleOf;
}
