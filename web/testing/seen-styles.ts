/**
 * What of a page's styles says whether an element is seen. Role queries and user-event ask for it of every element they pass, after every change of the
 * page, and happy-dom then works out all properties of all elements around it from all rules: a sixth of what screen tests cost. Here Emotion's rules
 * do not go into the page, and of what they say only these properties are kept.
 */
import createCache from '@emotion/cache';

interface Rule {
  readonly selector: string;
  /** The condition under which it holds. */
  readonly media: MediaQueryList | null;
  readonly value: string;
}

/** All but the first are inherited. */
const properties = ['display', 'visibility', 'pointer-events'] as const;
type Property = (typeof properties)[number];
const whole = window.getComputedStyle.bind(window);

/** Of each property, by the class of the elements that they are about, as they came; under no class, what is about elements within such. */
const rules: Record<Property, Map<string, Rule[]>> = { display: new Map(), visibility: new Map(), 'pointer-events': new Map() };

/** The last value in a list of declarations. */
function declared(property: Property, declarations: string): string | undefined {
  if (!declarations.includes(property)) return undefined;
  const last = declarations.split(';').findLast((declaration) => declaration.trimStart().startsWith(`${property}:`));
  return last?.slice(last.indexOf(':') + 1).trim();
}

/** Takes down a rule as Emotion writes it. Layers say nothing in happy-dom, as before; what is about a part of an element says nothing of it. */
function keep(text: string): void {
  if (text.startsWith('@') && !text.startsWith('@media')) return;
  const [, condition, inner = text] = /^@media ([^{]+)\{(.*)\}$/s.exec(text) ?? [];
  for (const [, selector = '', declarations = ''] of inner.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (selector.includes('::')) continue;
    const subject = /\.(css-[\w-]+)[^\s>+~,]*$/.exec(selector.replaceAll(/\([^()]*\)/g, ''))?.[1] ?? '';
    for (const property of properties) {
      const value = declared(property, declarations);
      if (value === undefined) continue;
      const rule = { selector, media: condition === undefined ? null : matchMedia(condition), value };
      const others = rules[property].get(subject);
      if (others) others.push(rule);
      else rules[property].set(subject, [rule]);
    }
  }
}

/** By what a selector asks beyond a class, then by place; Emotion gives an element one class. */
function ruled(property: Property, element: Element): string | undefined {
  let winner: { readonly value: string; readonly weight: number } | undefined;
  for (const subject of ['', ...element.classList]) {
    for (const { selector, media, value } of rules[property].get(subject) ?? []) {
      const weight = selector === `.${subject}` ? 0 : 1;
      if (weight < (winner?.weight ?? 0) || media?.matches === false || (weight === 1 && !element.matches(selector))) continue;
      winner = { value, weight };
    }
  }
  return winner?.value;
}

/** What an element is shown as for which no rule says anything: of the element alone, in a page without any. */
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

/** The properties that are kept from here, all others from happy-dom. */
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

/** Puts it in place of happy-dom's, in all tests of the process. */
export function keepSeenStyles(): void {
  Object.getPrototypeOf(createCache({ key: 'css' }).sheet).insert = keep;
  window.getComputedStyle = styleOf;
}
