/** Shows a message in place of a crashed panel, so the rest of the page still works. */
import { TriangleAlert } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { useText } from '../i18n/text-context.ts';
import { ChunkError } from './load-chunk.ts';
import { RetryButton } from './RetryButton.tsx';
import { StatePanel } from './StatePanel.tsx';

interface Props {
  children: ReactNode;
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
    if (error === undefined) return this.props.children;
    // The route's error page handles scripts of an older build.
    if (error instanceof ChunkError) throw error;
    return <Crash error={error} onRetry={() => this.setState({ error: undefined })} />;
  }
}

function Crash({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const text = useText();
  return (
    <StatePanel
      role="alert"
      picture={<TriangleAlert />}
      title={text('error.unexpected')}
      detail={error instanceof Error ? error.message : String(error)}
      actions={<RetryButton onRetry={onRetry} />}
    />
  );
}
