/** Renders Find anything over any page, with the paths of its results. */
import { ApolloProvider, skipToken } from '@apollo/client/react';
import { Layers, Package } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { client } from '../../data/client.ts';
import { useServerConfig } from '../../data/config.ts';
import { isNotFound } from '../../data/failure.ts';
import type { SearchKind } from '../../data/schema.generated.ts';
import { useFindBatchQuery, useProductVariantsQuery } from '../../features/qr/batches.generated.ts';
import { CodeAnswer, type CodePaths, UnreadCode } from '../../features/qr/CodeAnswer.tsx';
import { ScanCode } from '../../features/qr/ScanCode.tsx';
import { qrTexts } from '../../features/qr/texts/texts.ts';
import { FindDialog, type Named } from '../../features/search/FindDialog.tsx';
import type { FoundPaths } from '../../features/search/found-groups.ts';
import { joinParts } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { may } from '../../session/permissions.ts';
import type { Person } from '../../session/session-types.ts';
import { codeIn, isDamagedCode } from '../../ui/code-text.ts';
import { searchText } from '../../ui/search-text.ts';
import { customerPath } from '../customers/customer-path.ts';
import { useDashboardOptions } from '../dashboard/DashboardPage.tsx';
import { dashboardPath, qrUserPath } from '../dashboard/dashboard-path.ts';
import { type HomePanel, panelPath, readHomeQuery } from '../home/home-path.ts';
import { useStaffForms, useStaffOptions } from '../home/StaffPage.tsx';
import { meetingPath } from '../meetings/meeting-path.ts';
import { workspacePath } from '../workspace/workspace-path.ts';

const paths: FoundPaths = {
  farmers: (text) => panelPath({ panel: 'farmers', text }),
  dealers: (text) => panelPath({ panel: 'dealers', text }),
  farmer: (id) => customerPath('FARMER', id),
  dealer: (id) => customerPath('DEALER', id),
  employee: (id) => workspacePath({ user: id }),
  meeting: meetingPath,
  invoice: (id) => dashboardPath({ panel: 'invoices', invoice: id }),
};

/** Links for a server that cannot return a farmer or dealer by id. */
const documentedPaths: FoundPaths = { ...paths, farmer: (_id, text) => paths.farmers(text), dealer: (_id, text) => paths.dealers(text) };

/** A batch number as people type it, such as `batch 318`. */
const batchName = /^\s*(?:batch|बैच|बॅच)\s*#?\s*(\d{1,8})\s*$/iu;

const codePaths: CodePaths = {
  batch: (batch) => dashboardPath({ panel: 'batches', batch }),
  user: qrUserPath,
  dealer: (id) => customerPath('DEALER', id),
};

/** Kind of rows in the list of each panel of staff home. */
const kinds: Partial<Record<HomePanel, SearchKind>> = {
  employees: 'EMPLOYEES',
  moderators: 'EMPLOYEES',
  meetings: 'MEETINGS',
  farmers: 'FARMERS',
  dealers: 'DEALERS',
};

interface Props {
  person: Person;
  typedBefore: string;
  onClose: () => void;
}

export function FindAnything(props: Props) {
  return (
    <ApolloProvider client={client}>
      <Find {...props} />
    </ApolloProvider>
  );
}

const useNothing = (): Named => ({ links: [], remark: '', isExact: false, waits: false });

/** Returns links to the batch with the typed number, and to the uses of products with the typed name. Shows a message when the batch does not exist. */
function useNamedCodes(typed: string): Named {
  const text = useText(qrTexts);
  const words = searchText(typed) ?? '';
  const isWord = codeIn(words) === undefined && /\p{L}/u.test(words);
  const { data } = useProductVariantsQuery(isWord ? {} : skipToken);
  const id = batchName.exec(typed)?.[1];
  const batch = useFindBatchQuery(id === undefined ? skipToken : { variables: { id } });
  const isUnknown = isNotFound(batch.error);
  const names = new Set((data?.productVariants ?? []).flatMap(({ productName }) => productName ?? []));
  const products = isWord ? [...names].filter((name) => name.toLowerCase().includes(words.toLowerCase())).slice(0, mostProducts) : [];
  return {
    links: [
      ...(id === undefined || isUnknown || batch.loading
        ? []
        : [
            {
              label: text('qr.openBatch', { id }),
              detail: joinParts([batch.data?.qrBatch?.productName, batch.data?.qrBatch?.packageSize], ', '),
              icon: Layers,
              href: codePaths.batch(id),
            },
          ]),
      ...products.map((product) => ({
        label: text('qr.usesOf', { product }),
        icon: Package,
        href: dashboardPath({ panel: 'uses', filters: { product } }),
      })),
    ],
    remark: id !== undefined && isUnknown ? text('qr.noBatch', { id }) : '',
    isExact: id !== undefined,
    waits: batch.loading,
  };
}

const mostProducts = 3;

function Find({ person, typedBefore, onClose }: Props) {
  const { pathname, search } = useLocation();
  const findsAll = useServerConfig()?.extensions !== false;
  const screens = [...useStaffOptions(person), ...useStaffForms(), ...useDashboardOptions(person)];
  const codeAnswer = (text: string, isScanned: boolean) => {
    if (!may.manageCodes(person) || text.trim() === '') return undefined;
    const code = codeIn(text);
    if (code !== undefined) return <CodeAnswer key={code} code={code} paths={codePaths} onOpen={onClose} />;
    return isScanned || isDamagedCode(text) ? <UnreadCode code={text} /> : undefined;
  };
  return (
    <FindDialog
      person={person.id}
      screens={screens}
      useNamed={may.manageCodes(person) ? useNamedCodes : useNothing}
      paths={findsAll ? paths : documentedPaths}
      first={pathname === '/' ? kinds[readHomeQuery(new URLSearchParams(search)).panel] : undefined}
      findsAll={findsAll}
      codeAnswer={codeAnswer}
      scanner={may.manageCodes(person) ? (onCode) => <ScanCode onCode={onCode} /> : undefined}
      typedBefore={typedBefore}
      onClose={onClose}
    />
  );
}
