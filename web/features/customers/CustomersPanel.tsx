/** View Farmers and View Dealers: all of them, narrowed by area and search, with the export; or those whom one employee registered. */
import { FileUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../i18n/text-context.ts';
import { peopleTexts } from '../../people/texts/texts.ts';
import { useValues } from '../../people/use-values.ts';
import { AddLink } from '../../ui/AddLink.tsx';
import { type CustomersList, CustomersSheet } from './CustomersSheet.tsx';
import { factColumns } from './columns.tsx';
import { ExportCustomers } from './ExportCustomers.tsx';
import { customersTexts } from './texts/texts.ts';

interface Props extends CustomersList {
  /** Only those whom this employee registered: the search asks for everybody's, so that list is not narrowed. */
  userId?: string;
  /** Path of a customer's page. */
  pathTo: (id: string) => string;
  /** Path of the form for a new customer. */
  addPath?: string;
  /** Path of the spreadsheet import. */
  importPath?: string;
  /** Path of the scheduling screen. */
  schedule?: ReactNode;
}

export function CustomersPanel({ userId, pathTo, addPath, importPath, schedule, ...list }: Props) {
  const { type, view } = list;
  const text = useText(customersTexts, peopleTexts);
  const write = useValues();
  const isWhole = userId === undefined;
  const columns = factColumns(text, write, text(`customers.notes.${type}`), !isWhole, pathTo);
  return (
    <CustomersSheet
      {...list}
      title={text(`customers.title.${type}`)}
      userId={userId}
      columns={columns}
      narrows={isWhole}
      actions={
        <>
          {isWhole && <ExportCustomers type={type} view={view} />}
          {schedule}
          {importPath !== undefined && (
            <Link className="button" to={importPath}>
              <FileUp />
              {text('customers.import')}
            </Link>
          )}
          {addPath !== undefined && <AddLink to={addPath}>{text(`customers.add.${type}`)}</AddLink>}
        </>
      }
    />
  );
}
