/** Shows the camera picture until a QR code is read, or the reason why the camera is unavailable. */
import { chakra } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useText } from '../../i18n/text-context.ts';
import { Message } from '../../ui/Message.tsx';
import { scanCode } from './scan-code.ts';
import { qrTexts } from './texts/texts.ts';

export function ScanCode({ onCode }: { onCode: (code: string) => void }) {
  const text = useText(qrTexts);
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<'refused' | 'missing'>();
  const onEnd = useEffectEvent((code: string | undefined) => {
    if (code !== undefined) onCode(code);
  });
  useEffect(() => {
    if (video.current === null) return undefined;
    const ended = new AbortController();
    scanCode(video.current, ended.signal).then(onEnd, (error: unknown) => {
      if (!ended.signal.aborted) setProblem(error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'missing');
    });
    return () => ended.abort();
  }, []);
  return (
    <chakra.div p="4">
      {problem === undefined ? (
        <>
          <chakra.p color="fg.muted" mb="2" role="status">
            {text('qr.scanHold')}
          </chakra.p>
          <chakra.video
            ref={video}
            muted
            playsInline
            aria-label={text('qr.scanPicture')}
            w="full"
            maxH="320px"
            bg="bg.muted"
            borderRadius="l2"
            objectFit="cover"
          />
        </>
      ) : (
        <Message kind="error">{text(problem === 'refused' ? 'qr.scanRefused' : 'qr.scanMissing')}</Message>
      )}
    </chakra.div>
  );
}
