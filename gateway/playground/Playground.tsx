/** GraphiQL with examples, a builder, links, generated programs and the web client's session. */
import { type GraphiQLPlugin, ToolbarButton, useGraphiQLActions } from '@graphiql/react';
import { GraphiQL, HISTORY_PLUGIN } from 'graphiql';
import { LibraryBig, Route } from 'lucide-react';
import { useEffect } from 'react';
import { Account } from './Account.tsx';
import { builderPlugin } from './Builder.tsx';
import { useCost } from './cost.ts';
import { dayInIndia, examplesOf } from './examples.ts';
import { explainNext, fetcher } from './fetcher.ts';
import { lastOpen, linked } from './operation.ts';
import { Share } from './Share.tsx';
import { keepWithoutSecrets, openStorage } from './storage.ts';
import { useOpenTab } from './tabs.ts';

const storage = keepWithoutSecrets(openStorage('localStorage'));
const examples = examplesOf(dayInIndia(new Date()));

/** Panel of examples. */
function Examples() {
  const openTab = useOpenTab();
  return (
    <section aria-label="Examples" className="panel">
      <h2>Examples</h2>
      <ul>
        {examples.map(({ title, ...operation }) => (
          <li key={title}>
            <button type="button" onClick={() => openTab(operation)}>
              {title}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const examplesPlugin: GraphiQLPlugin = { title: 'Examples', icon: () => <LibraryBig strokeWidth={1.75} />, content: Examples };

const plugins = [examplesPlugin, builderPlugin, HISTORY_PLUGIN];

/** Removes the operation from the address, because it would open again on every reload. */
function takeLinked() {
  const operation = linked(location);
  if (operation !== undefined) history.replaceState(null, '', location.pathname);
  return operation;
}

const initial = takeLinked() ?? lastOpen(storage.getItem('graphiql:tabState')) ?? examples[0];

/** Opens a link that is followed while the page is open, because a change behind `#` does not reload the page. */
function Links() {
  const openTab = useOpenTab();
  useEffect(() => {
    const open = () => {
      const operation = takeLinked();
      if (operation !== undefined) openTab(operation);
    };
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, [openTab]);
  return null;
}

/** Cost of the last operation. Screen readers announce it with the response. */
const Cost = () => <output className="cost">{useCost()}</output>;

export function Playground() {
  return (
    <>
      <header>
        <h1>GraphQL playground</h1>
        <a href="/" target="_blank" rel="noreferrer">
          Back office
        </a>
        <Account />
      </header>
      <main>
        <GraphiQL
          fetcher={fetcher}
          storage={storage}
          plugins={plugins}
          visiblePlugin={examplesPlugin.title}
          {...(initial && { initialQuery: initial.query, initialVariables: initial.variables, defaultTabs: [initial] })}
          shouldPersistHeaders={false}
          showPersistHeadersSettings={false}
          defaultEditorToolsVisibility="variables"
        >
          <GraphiQL.Logo>{null}</GraphiQL.Logo>
          <GraphiQL.Toolbar>
            {({ prettify, merge, copy }) => (
              <>
                <Links />
                {prettify}
                {merge}
                {copy}
                <Explain />
                <Share />
              </>
            )}
          </GraphiQL.Toolbar>
          <GraphiQL.Footer>
            <Cost />
          </GraphiQL.Footer>
        </GraphiQL>
      </main>
    </>
  );
}

/** Button that shows the REST calls of the open operation in place of its response. */
function Explain() {
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
