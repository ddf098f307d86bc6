/** A text of so many lines at most. Where it is cut, the whole of it stands beside it while it is pointed at or has the focus; Escape takes that away. */
import { chakra, Portal } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';

interface Props {
  lines: 1 | 2;
  children: string;
}

export function CutText({ lines, children }: Props) {
  const box = useRef<HTMLSpanElement>(null);
  const [isCut, setCut] = useState(false);
  const [place, setPlace] = useState<{ left: number; top: number; maxWidth: number }>();
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setCut(children !== '' && element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, [children]);
  const hide = () => setPlace(undefined);
  const show = () => {
    const { left, bottom } = box.current?.getBoundingClientRect() ?? { left: 0, bottom: 0 };
    if (isCut) setPlace({ left, top: bottom + 4, maxWidth: Math.max(window.innerWidth - left - 8, 160) });
  };
  return (
    <>
      <chakra.span
        ref={box}
        lineClamp={lines}
        focusVisibleRing="outside"
        tabIndex={isCut ? 0 : undefined}
        _print={{ lineClamp: 'none' }}
        onMouseEnter={show}
        onMouseLeave={hide}
        onFocus={show}
        onBlur={hide}
        onKeyDown={({ key }) => key === 'Escape' && hide()}
      >
        {children}
      </chakra.span>
      {place !== undefined && (
        <Portal>
          {/* Readers have the whole text in its place. */}
          <chakra.span
            aria-hidden
            data-whole-text
            position="fixed"
            zIndex="tooltip"
            px="2"
            py="1"
            borderRadius="l1"
            layerStyle="floating"
            textStyle="meta"
            overflowWrap="anywhere"
            pointerEvents="none"
            style={place}
          >
            {children}
          </chakra.span>
        </Portal>
      )}
    </>
  );
}
