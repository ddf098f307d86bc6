/** GraphiQL with an example for each domain and a sign-in that fills the authorization header. */

import { useGraphiQL } from '@graphiql/react';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { useEffect, useRef, useState } from 'react';
import { examples } from './examples.ts';
import { SignIn } from './SignIn.tsx';

const fetcher = createGraphiQLFetcher({ url: '/graphql' });

const tabs = examples.map(({ query, variables }) => ({ query, variables: variables === undefined ? null : JSON.stringify(variables, null, 2) }));

/** Puts the header into each tab that is opened, unless a person has written headers there. */
function Header({ headers }: { readonly headers: string | undefined }) {
  const editor = useGraphiQL((state) => state.headerEditor);
  const tab = useGraphiQL((state) => state.tabs[state.activeTabIndex]?.id);
  const ours = useRef(new Set(['']));
  useEffect(() => {
    if (headers === undefined || tab === undefined || !editor || !ours.current.has(editor.getValue().trim())) return;
    ours.current.add(headers);
    editor.setValue(headers);
  }, [editor, headers, tab]);
  return null;
}

export function Playground() {
  const [headers, setHeaders] = useState<string>();
  return (
    <>
      <SignIn onToken={(token) => setHeaders(JSON.stringify({ authorization: `Bearer ${token}` }, null, 2))} />
      <GraphiQL fetcher={fetcher} defaultTabs={tabs} shouldPersistHeaders={false} showPersistHeadersSettings={false} defaultEditorToolsVisibility="headers">
        <GraphiQL.Toolbar>
          {({ prettify, merge, copy }) => (
            <>
              <Header headers={headers} />
              {prettify}
              {merge}
              {copy}
            </>
          )}
        </GraphiQL.Toolbar>
      </GraphiQL>
    </>
  );
}
