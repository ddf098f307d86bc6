/** Undoes the last action. The button disappears after ten seconds unless it is hovered or focused. Later, an approval is withdrawn with a reason. */
import { Button } from '@chakra-ui/react';
import { Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useServerConfig } from '../../data/config.ts';
import { useText } from '../../i18n/text-context.ts';
import { approvalsTexts } from './texts/texts.ts';

const undoMs = 10_000;

export function UndoButton({ onUndo }: { onUndo: () => void }) {
  const text = useText(approvalsTexts);
  const extensions = useServerConfig()?.extensions;
  const [isOver, setOver] = useState(false);
  const [isPointedAt, setPointedAt] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), undoMs);
    return () => clearTimeout(timer);
  }, []);
  if (!extensions || (isOver && !isPointedAt)) return null;
  const stay = () => setPointedAt(true);
  const leave = () => setPointedAt(false);
  return (
    <Button h="control" flex={{ mdDown: '1' }} onClick={onUndo} onFocus={stay} onBlur={leave} onPointerEnter={stay} onPointerLeave={leave}>
      <Undo2 />
      {text('approvals.undo')}
    </Button>
  );
}
