/** Shows the camera picture until a QR code is read, or the reason why the camera is unavailable. */
import { chakra } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useText } from '../../i18n/text-context.ts';
import { Message } from '../../ui/Message.tsx';
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

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

declare global {
  /** https://wicg.github.io/shape-detection-api/#barcode-detection-api, in some browsers only. */
  var BarcodeDetector: { new (options: { formats: readonly string[] }): Detector; getSupportedFormats(): Promise<readonly string[]> } | undefined;
}

/** Returns the browser's detector if possible, otherwise a small decoder that loads on demand. */
async function decoder(): Promise<(video: HTMLVideoElement) => Promise<string | undefined>> {
  const { BarcodeDetector: Detects } = globalThis;
  // On some systems the browser has the class but supports no format.
  if (Detects !== undefined && (await Detects.getSupportedFormats()).includes('qr_code')) {
    const detector = new Detects({ formats: ['qr_code'] });
    return async (video) => (await detector.detect(video))[0]?.rawValue;
  }
  const { default: decode } = await import('jsqr');
  const canvas = document.createElement('canvas');
  const drawing = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const { videoWidth: width, videoHeight: height } = video;
    if (drawing === null || width === 0) return undefined;
    Object.assign(canvas, { width, height });
    drawing.drawImage(video, 0, 0);
    return decode(drawing.getImageData(0, 0, width, height).data, width, height)?.data;
  };
}

const nextPicture = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Shows the camera in the video until a code is read, and always switches it off afterwards.
 * @returns the text of the code; undefined when it was ended before
 * @throws DOMException `NotAllowedError` when the person or the browser denies the camera; another error when there is none
 */
async function scanCode(video: HTMLVideoElement, ended: AbortSignal): Promise<string | undefined> {
  const camera = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  try {
    // The dialog was closed while the camera started.
    if (ended.aborted) return undefined;
    video.srcObject = camera;
    await video.play();
    const read = await decoder();
    while (!ended.aborted) {
      const code = await read(video);
      if (code) return code;
      await nextPicture();
    }
    return undefined;
  } finally {
    for (const track of camera.getTracks()) track.stop();
  }
}
