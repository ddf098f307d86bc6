/** Button that shows the REST calls of the open operation in place of its response. */
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
