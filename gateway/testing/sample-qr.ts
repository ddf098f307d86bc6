/** QR codes and invoices of the sample REST API, with the same rows in every requested month. */
import { invoices } from '../../rest/contract/invoices.ts';
import { qr } from '../../rest/contract/qr.ts';
import type { FakeRest, LoggedRequest } from './fake-rest.ts';
import { pageOf } from './sample-page.ts';

const rows = <Row>(count: number, row: (step: number) => Row): Row[] => Array.from({ length: count }, (_, step) => row(step));

/** Returns noon of a day in the requested month. */
const noon = ({ query, body }: LoggedRequest, step: number): string => {
  const { month, year } = { ...query, ...Object(body) };
  return `${year}-${String(month).padStart(2, '0')}-${String(1 + (step % 20)).padStart(2, '0')}T12:00:00`;
};

const product = { productName: 'Neem Gold 1500', packageSize: '500 ml' };
const person = { firstName: 'Sample', lastName: 'More', phoneNumber: 9_822_041_735, language: 'mr' };

const invoice = (id: number, createdDate: string) => ({
  invoiceId: id,
  createdDate,
  dealer: { name: 'Sample Krushi Kendra', mobile: 9_423_509_118 },
  warehouse: { name: 'Chakan, Pune' },
  scanedBy: 'Sample More',
  products: rows(3, (step) => ({ id: 88_214 + step, name: 'Neem Gold 1500, 500 ml', qrLinked: step !== 1 })),
});

/** Makes the fake answer the calls about QR codes, products and invoices. @param today `YYYY-MM-DD` */
export function answerWithQr(fake: FakeRest, today: string): void {
  const paged =
    <Row>(count: number, row: (step: number, request: LoggedRequest) => Row) =>
    (request: LoggedRequest) => ({
      payload: pageOf(
        rows(count, (step) => row(step, request)),
        request,
      ),
    });
  fake.answer(
    qr.getQRBatches,
    paged(12, (step, request) => ({
      id: 300 + step,
      createdDate: noon(request, step),
      ...product,
      expiryInMonths: '24',
      qrCodeQuantity: 500,
      points: 50,
    })),
  );
  fake.answer(
    qr.getQRDetailsByBatch,
    paged(25, (step) => ({
      id: 20_481 + step,
      createdDate: `${today}T12:00:00`,
      updatedDate: step % 3 === 1 ? `${today}T18:40:00` : null,
      qrCodeId: `SAMPLE00000000${String(step).padStart(2, '0')}`,
      ...product,
      expiryDate: '2028-11-20',
      isUsed: step % 3 === 1,
      points: 50,
    })),
  );
  fake.answer(
    qr.getQRCodeUsers,
    paged(12, (step, request) => ({ id: 400 + step, createdDate: noon(request, step), ...person, address: 'Shirur' })),
  );
  fake.answer(
    qr.getQRCodeUseHistory,
    paged(12, (step, request) => ({
      id: 500 + step,
      createdDate: noon(request, step),
      ...person,
      transactionType: 'CREDIT',
      points: 50,
      qrCodeDetails: { qrCodeId: `SAMPLE00000000${String(step).padStart(2, '0')}` },
      dealerName: 'Sample Krushi Kendra',
    })),
  );
  fake.answer(qr.getProducts, { payload: rows(3, (step) => ({ id: 40 + step, variantName: `${step + 1} kg`, product: { name: 'Humi Boost 98' } })) });
  fake.answer(qr.generateProductItem, { payload: { message: 'QR codes generated' } });
  fake.answer(
    invoices.fetchInvoice,
    paged(12, (step, request) => invoice(600 + step, noon(request, step))),
  );
  fake.answer(invoices.fetchInvoiceDetails, ({ query }) => ({ payload: invoice(Number(query['invoiceId']), `${today}T12:00:00`) }));
}
