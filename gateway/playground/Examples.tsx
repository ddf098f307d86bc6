/** Panel of examples. */
import type { GraphiQLPlugin } from '@graphiql/react';
import { LibraryBig } from 'lucide-react';
import { dayInIndia, examplesOf } from './examples.ts';
import { useOpenTab } from './tabs.ts';

export const examples = examplesOf(dayInIndia(new Date()));

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

export const examplesPlugin: GraphiQLPlugin = { title: 'Examples', icon: () => <LibraryBig strokeWidth={1.75} />, content: Examples };
