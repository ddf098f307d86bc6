/** Says which REST calls the open operation would make, in the place of its answer. */
import { ToolbarButton, useGraphiQLActions } from '@graphiql/react';
import { Route } from 'lucide-react';
import { explainNext } from './ask.ts';

export function Explain() {
  const { run } = useGraphiQLActions();
  const explain = () => {
    explainNext();
    run();
  };
  return (
    <ToolbarButton label="Explain: which REST calls it would make" onClick={explain}>
      <Route className="graphiql-toolbar-icon" aria-hidden="true" />
    </ToolbarButton>
  );
}
