/** Renders View Farmers and View Dealers: all customers, filtered by area and search, with the export, or those whom one employee registered. */
import { chakra } from '@chakra-ui/react';
import { CalendarPlus, FileUp, Merge } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { useServerConfig } from '../../data/config.ts';
import { ExportButton } from '../../data/exports/ExportButton.tsx';
import { useSupportedValues } from '../../data/ListFilters.tsx';
import type { MeetingType } from '../../data/schema.generated.ts';
import { useText } from '../../i18n/text-context.ts';
import { AreaPicker } from '../../people/AreaPicker.tsx';
import { type Area, noArea, sameArea } from '../../people/area.ts';
import { useAreas } from '../../people/areas.ts';
import { useReportRow } from '../../people/report-row/use-report-row.tsx';
import { peopleTexts } from '../../people/texts/texts.ts';
import { useValues } from '../../people/use-values.ts';
import { ActionStrip } from '../../ui/ActionStrip.tsx';
import { AddLink } from '../../ui/AddLink.tsx';
import { rangeOf } from '../../ui/list/filters.ts';
import { type CustomersList, CustomersSheet } from './CustomersSheet.tsx';
import { factColumns } from './columns.tsx';
import { useExportDealersMutation, useExportFarmersMutation } from './customers.generated.ts';
import { type CoverageLayout, LayoutSegments } from './LayoutSegments.tsx';
import { customersTexts } from './texts/texts.ts';
import { type CustomersView, customerFilter } from './view.ts';

interface Props extends CustomersList {
  /** Restricts the list to those whom this employee registered. The search covers all employees, so this list has no filters. */
  userId?: string;
  /** Path of a customer's page. */
  pathTo: (id: string) => string;
  /** Path of the form for a new customer. */
  addPath?: string;
  /** Path of the spreadsheet import. */
  importPath?: string;
  /** Path of the likely duplicates. */
  duplicatesPath?: string;
  /** Link to the scheduling screen. */
  schedule: ReactNode;
  /** Shows coverage by taluka or by employee (extension). */
  onLayout?: (layout: CoverageLayout | undefined) => void;
  /** Path of the form that plans visits to selected customers, or to the listed ones without any (extension). */
  planPath: ((customers: readonly string[]) => string) | undefined;
}

export function CustomersPanel({ userId, pathTo, addPath, importPath, duplicatesPath, schedule, onLayout, planPath, ...list }: Props) {
  const { type, view } = list;
  const text = useText(customersTexts, peopleTexts);
  const write = useValues();
  // The last visit and the likely duplicates are extensions.
  const hasExtensions = useServerConfig()?.extensions === true;
  const isWhole = userId === undefined;
  const toPlan = hasExtensions ? planPath : undefined;
  const columns = factColumns(text, write, text(`customers.notes.${type}`), !isWhole, isWhole && hasExtensions, pathTo);
  return (
    <CustomersSheet
      {...list}
      title={text(`customers.title.${type}`)}
      userId={userId}
      columns={columns}
      narrows={isWhole}
      planPath={toPlan && ((ids) => toPlan(ids.map((id) => `${type}-${id}`)))}
      actions={
        <>
          {hasExtensions && onLayout && <LayoutSegments value="list" onChange={onLayout} />}
          <ActionStrip>
            {isWhole && toPlan && view.filters?.['unvisited'] && (
              <Link className="button" to={toPlan([])}>
                <CalendarPlus />
                {text('customers.planVisits')}
              </Link>
            )}
            {isWhole && <ExportCustomers type={type} view={view} />}
            {schedule}
            {duplicatesPath !== undefined && hasExtensions && (
              <Link className="button" to={duplicatesPath}>
                <Merge />
                {text('customers.duplicates')}
              </Link>
            )}
            {importPath !== undefined && (
              <Link className="button" to={importPath}>
                <FileUp />
                {text('customers.import')}
              </Link>
            )}
          </ActionStrip>
          {addPath !== undefined && <AddLink to={addPath}>{text(`customers.add.${type}`)}</AddLink>}
        </>
      }
    />
  );
}

/** Preselected area of an export when the list has no area filter. */
const maharashtra: Area = { ...noArea, state: 'Maharashtra' };

/** Renders the export of the farmers or dealers of an area. The default is the area of the list, or Maharashtra. */
function ExportCustomers({ type, view }: { type: MeetingType; view: CustomersView }) {
  const text = useText(customersTexts);
  const [chosen, setChosen] = useState<Area>();
  const { values } = useSupportedValues(view.filters);
  const { words: beyond } = useReportRow(values, () => undefined);
  const area = chosen ?? (sameArea(view.area, noArea) ? maharashtra : view.area);
  return (
    <ExportButton
      isDocumented
      useExport={type === 'FARMER' ? useExportFarmersMutation : useExportDealersMutation}
      input={{ area, text: view.text, ...customerFilter(values) }}
      rows={{
        what: [
          text('customers.exportArea'),
          view.text && text('customers.exportSearch', { text: view.text }),
          values['visitedBy'] && text('customers.exportVisitor', { name: values['visitedBy'] }),
        ],
        beyond,
        ...rangeOf(values),
      }}
      onOpen={() => setChosen(undefined)}
    >
      <ExportedArea value={area} onChange={setChosen} />
    </ExportButton>
  );
}

function ExportedArea(picked: { value: Area; onChange: (area: Area) => void }) {
  return (
    <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr 1fr' }} gap="2">
      <AreaPicker areas={useAreas()} {...picked} />
    </chakra.div>
  );
}
