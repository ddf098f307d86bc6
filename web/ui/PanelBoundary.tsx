/** Shows a message in place of a crashed panel, so the rest of the page still works. */
import { TriangleAlert } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { useText } from '../i18n/text-context.ts';
import { ChunkError } from './load-chunk.ts';
import { RetryButton } from './RetryButton.tsx';
import { StatePanel } from './StatePanel.tsx';

interface Props {
  children: ReactNode;
  /** Renders the message in a frame of its own, which also shows a script that could not be loaded. */
  frame?: (message: ReactNode) => ReactNode;
}

interface State {
  error?: unknown;
}

/** Needs a key that changes with the panel, so the next panel starts without the error. */
export class PanelBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render() {
    const { error } = this.state;
    const { children, frame } = this.props;
    if (error === undefined) return children;
    // The route's error page handles scripts of an older build.
    if (error instanceof ChunkError && frame === undefined) throw error;
    const message = <Crash error={error} onRetry={() => this.setState({ error: undefined })} />;
    return frame === undefined ? message : frame(message);
  }
}

function Crash({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const text = useText();
  return (
    <StatePanel
      role="alert"
      picture={<TriangleAlert />}
      title={text('error.unexpected')}
      detail={error instanceof ChunkError ? text('error.chunk', { type: error.type }) : error instanceof Error ? error.message : String(error)}
      actions={<RetryButton onRetry={onRetry} />}
    />
  );
}
