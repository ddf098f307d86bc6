/**
 * Renders text with a maximum number of lines. Clipped text is shown in full on hover and on focus, and Escape hides the full text.
 * Inside a link or a button, the focus of that element counts.
 */
import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

export function TruncatedText({ lines, children }: { lines: 1 | 2; children: string }) {
  const box = useRef<HTMLSpanElement>(null);
  const [isCut, setCut] = useState(false);
  const [inControl, setInControl] = useState(false);
  const [place, setPlace] = useState<{ left: number; top: number; maxWidth: number }>();
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
      // A width of one pixel means visually hidden text for screen readers.
      setCut(children !== '' && clientWidth !== 1 && (scrollHeight > clientHeight + 1 || scrollWidth > clientWidth));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [children]);
  useEffect(() => {
    const element = box.current;
    if (element === null || !isCut) return;
    const control = element.closest('a, button');
    setInControl(control !== null);
    const listening = new AbortController();
    const listen = (type: 'mouseenter' | 'mouseleave' | 'click' | 'focus' | 'blur' | 'keydown', react: (event: Event) => void) =>
      (control ?? element).addEventListener(type, react, { signal: listening.signal });
    const hide = () => setPlace(undefined);
    const show = () => {
      const { left, bottom } = element.getBoundingClientRect();
      setPlace({ left, top: bottom + 4, maxWidth: Math.max(window.innerWidth - left - 8, 160) });
    };
    listen('mouseenter', show);
    listen('mouseleave', hide);
    listen('focus', show);
    listen('blur', hide);
    // A click opens a menu or a page.
    listen('click', hide);
    listen('keydown', (event) => event instanceof KeyboardEvent && event.key === 'Escape' && hide());
    return () => {
      listening.abort();
      hide();
    };
  }, [isCut]);
  return (
    <>
      <span ref={box} className={`cut-${lines}`} tabIndex={isCut && !inControl ? 0 : undefined}>
        {children}
      </span>
      {place !== undefined &&
        createPortal(
          // Screen readers already read the full text in place.
          <chakra.span
            aria-hidden
            data-whole-text
            layerStyle="floating"
            position="fixed"
            zIndex="tooltip"
            px="2"
            py="1"
            borderRadius="l1"
            textStyle="meta"
            overflowWrap="anywhere"
            pointerEvents="none"
            style={place}
          >
            {children}
          </chakra.span>,
          document.body,
        )}
    </>
  );
}
