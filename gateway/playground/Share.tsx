/** Menu that shares the open operation as a link, a curl command or a fetch program. */
import { pick, ToolbarButton, ToolbarMenu, tryParseJSONC, useGraphiQL } from '@graphiql/react';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { asCurl, asFetch } from './code-snippets.ts';
import { linkTo } from './operation.ts';
import { withoutSecretValues } from './secrets.ts';

const endpoint = `${location.origin}/graphql`;

export function Share() {
  const { queryEditor, variableEditor } = useGraphiQL(pick('queryEditor', 'variableEditor'));
  const [notice, setNotice] = useState({ text: '', at: 0 });
  const say = (text: string) => setNotice({ text, at: performance.now() });

  const copy = (name: string, textOf: (query: string, variables: string) => string) => async () => {
    try {
      await navigator.clipboard.writeText(textOf(queryEditor?.getValue() ?? '', variableEditor?.getValue() ?? ''));
      say(`${name} copied`);
    } catch (error) {
      say(`Not copied: ${error instanceof Error ? error.message : error}`);
    }
  };
  const link = copy('Link', (query, variables) => linkTo(endpoint, withoutSecretValues({ query, variables })));
  const curl = copy('curl', (query, variables) => asCurl(endpoint, query, tryParseJSONC(variables)));
  const program = copy('fetch', (query, variables) => asFetch(endpoint, query, tryParseJSONC(variables)));

  return (
    <>
      <ToolbarMenu
        button={
          <ToolbarButton label="Share">
            <Share2 className="graphiql-toolbar-icon" aria-hidden="true" />
          </ToolbarButton>
        }
      >
        <ToolbarMenu.Item onSelect={() => void link()}>Copy link</ToolbarMenu.Item>
        <ToolbarMenu.Item onSelect={() => void curl()}>Copy as curl</ToolbarMenu.Item>
        <ToolbarMenu.Item onSelect={() => void program()}>Copy as fetch</ToolbarMenu.Item>
      </ToolbarMenu>
      <output className="notice">{notice.text && <span key={notice.at}>{notice.text}</span>}</output>
    </>
  );
}
