/** Renders the changes of a batch: voided cards with time, person and reason. */
import { chakra } from '@chakra-ui/react';
import { useText } from '../../i18n/text-context.ts';
import { useValues } from '../../people/use-values.ts';
import { FurrowArt } from '../../ui/FurrowArt.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { StatePanel } from '../../ui/StatePanel.tsx';
import { BatchHead, type BatchPaths, factsOf, productOf } from './BatchFrame.tsx';
import { useBatchReport } from './BatchReport.tsx';
import { qrTexts } from './texts/texts.ts';

export function VoidsPanel({ batchId, paths }: { batchId: string; paths: BatchPaths }) {
  const text = useText(qrTexts);
  const write = useValues();
  const counts = useBatchReport(batchId);
  const { report } = counts;
  const facts = report ? factsOf(report) : {};
  return (
    <Sheet
      title={text('qr.batch', { id: batchId })}
      note={productOf(facts)}
      pageId={`changes of batch ${batchId}`}
      back={{ label: text('qr.batches'), to: paths.back }}
    >
      <chakra.div px="gutter">
        <BatchHead tab="changes" counts={counts} facts={facts} quantity={report?.quantity ?? null} paths={paths} />
      </chakra.div>
      {report?.voids?.length === 0 && <StatePanel role="status" picture={<FurrowArt />} title={text('qr.noChanges')} />}
      {report?.voids != null && report.voids.length > 0 && (
        <chakra.div overflowX="auto">
          <table className="small-table" aria-label={text('qr.changes')}>
            <thead>
              <tr>
                <th scope="col">{text('qr.cardsHead')}</th>
                <th scope="col">{text('qr.voided')}</th>
                <th scope="col">{text('qr.reason')}</th>
                <th scope="col">{text('qr.by')}</th>
                <th scope="col">{text('qr.voidedOn')}</th>
              </tr>
            </thead>
            <tbody>
              {report.voids.map(({ fromSerial, toSerial, count, reason, at, byName }) => (
                <tr key={fromSerial}>
                  <td>{text('qr.serials', { from: String(fromSerial), to: String(toSerial) })}</td>
                  <td>{write.number(count)}</td>
                  <td>{write.text(reason)}</td>
                  <td>{write.text(byName)}</td>
                  <td>{write.dateTime(at)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </chakra.div>
      )}
    </Sheet>
  );
}
