/** QR batches, cards, users, uses, invoices and directory entries for tests. */
import type { Unmasked } from '@apollo/client';
import type { FarmerDirectoryQuery } from '../features/customers/customers.generated.ts';
import type { InvoiceQuery, InvoicesQuery } from '../features/invoices/invoices.generated.ts';
import type { QrBatchesQuery, QrCardsQuery, QrCardsToPrintQuery } from '../features/qr/batches.generated.ts';
import type { QrUsersQuery, QrUsesQuery } from '../features/qr/users.generated.ts';

type Batches = NonNullable<Unmasked<QrBatchesQuery>['list']>;
type Cards = NonNullable<Unmasked<QrCardsQuery>['qrCards']>;
type CardsToPrint = NonNullable<Unmasked<QrCardsToPrintQuery>['qrCards']>;
type Users = NonNullable<Unmasked<QrUsersQuery>['list']>;
type Uses = NonNullable<Unmasked<QrUsesQuery>['list']>;
type Invoices = NonNullable<Unmasked<InvoicesQuery>['list']>;
type Invoice = NonNullable<Unmasked<InvoiceQuery>['invoice']>;
type Directory = NonNullable<Unmasked<FarmerDirectoryQuery>['list']>;

/** Returns a total with or without further rows. */
const totalCount = (hasNextPage: boolean) => (hasNextPage ? 1000 : 0);

export const batch = (id: string, fields: Partial<Batches['nodes'][number]> = {}): Batches['nodes'][number] => ({
  __typename: 'QrBatch',
  id,
  createdAt: '2026-11-20T10:42:00+05:30',
  productName: 'Neem Gold 1500',
  packageSize: '500 ml',
  expiryInMonths: 24,
  quantity: 1200,
  points: 50,
  ...fields,
});

export const batchPage = (nodes: Batches['nodes'], hasNextPage = false): { list: Batches } => ({
  list: { __typename: 'QrBatchConnection', nodes, totalCount: totalCount(hasNextPage), totalCountAtLeast: null },
});

export const card = (id: string, fields: Partial<Cards['nodes'][number]> = {}): Cards['nodes'][number] => ({
  __typename: 'QrCard',
  id,
  code: `CODE${id.padStart(12, '0')}`,
  productName: 'Neem Gold 1500',
  packageSize: '500 ml',
  createdAt: '2026-11-20T10:42:00+05:30',
  updatedAt: '2026-11-20T10:42:00+05:30',
  expiryDate: '2028-11-20',
  points: 50,
  used: false,
  state: fields.used ? 'USED' : 'NOT_USED',
  voidReason: null,
  voidedAt: null,
  use: null,
  ...fields,
});

export const cardPage = (nodes: Cards['nodes'], hasNextPage = false, total: number | null = hasNextPage ? 1000 : nodes.length): { qrCards: Cards } => ({
  qrCards: { __typename: 'QrCardConnection', nodes, totalCount: total },
});

export const printPage = (nodes: CardsToPrint['nodes'], hasNextPage = false): { qrCards: CardsToPrint } => ({
  qrCards: { __typename: 'QrCardConnection', nodes, pageInfo: { __typename: 'PageInfo', hasNextPage } },
});

export const qrUser = (id: string, fields: Partial<Users['nodes'][number]> = {}): Users['nodes'][number] => ({
  __typename: 'QrUser',
  id,
  createdAt: '2026-11-19T17:10:00+05:30',
  updatedAt: '2026-11-19T17:14:00+05:30',
  firstName: 'Ramesh',
  middleName: 'Sagar',
  lastName: `Shaikh ${id}`,
  phoneNumber: '9745414013',
  address: 'Deulgaon, Sangli',
  language: 'Marathi',
  ...fields,
});

export const qrUserPage = (nodes: Users['nodes']): { list: Users } => ({
  list: { __typename: 'QrUserConnection', nodes, totalCount: totalCount(false), totalCountAtLeast: null },
});

export const usePage = (fields: Partial<Uses['nodes'][number]> = {}): { list: Uses } => ({
  list: {
    __typename: 'QrUseConnection',
    nodes: [
      {
        __typename: 'QrUse',
        id: '900',
        createdAt: '2026-11-20T08:35:00+05:30',
        firstName: 'Ramesh',
        middleName: null,
        lastName: 'Shaikh',
        phoneNumber: '9745414013',
        transactionType: 'EARN',
        points: 50,
        address: 'Deulgaon, Sangli',
        language: 'Marathi',
        code: '40W496MAJWBA3VT9',
        dealerName: 'Wayal Krishi Seva Kendra',
        dealerMobile: '7635065118',
        batchId: null,
        productName: null,
        packageSize: null,
        ...fields,
      },
    ],
    totalCount: totalCount(false),
    totalCountAtLeast: null,
  },
});

export const invoice = (id: string, fields: Partial<Invoice> = {}): Invoice => ({
  __typename: 'Invoice',
  id,
  createdAt: '2026-11-18T15:26:00+05:30',
  dealer: { __typename: 'InvoiceDealer', id: null, name: 'Shri Ganesh Krushi Seva Kendra', mobile: '9423509118' },
  warehouse: { __typename: 'InvoiceWarehouse', name: 'Chakan, Pune' },
  scannedBy: 'Vaishali More',
  products: [
    { __typename: 'InvoiceProduct', id: '7-88214-1', productId: '88214', name: 'Neem Gold 1500, 500 ml', qrLinked: true },
    { __typename: 'InvoiceProduct', id: '7-88214-2', productId: '88214', name: 'Neem Gold 1500, 500 ml', qrLinked: false },
    { __typename: 'InvoiceProduct', id: '7-88216-1', productId: '88216', name: 'Humi Boost 98, 1 kg', qrLinked: true },
  ],
  ...fields,
});

export const invoicePage = (nodes: Invoices['nodes']): { list: Invoices } => ({
  list: { __typename: 'InvoiceConnection', nodes, totalCount: totalCount(false), totalCountAtLeast: null },
});

export const directory = (): Directory => ({
  __typename: 'DirectoryEntryConnection',
  nodes: [
    {
      __typename: 'DirectoryEntry',
      id: 'FARMER-600',
      farmerId: '600',
      dealerId: null,
      name: 'Ramdas Shekh',
      mobile: '8042368269',
      whatsAppMobile: null,
      state: 'Maharashtra',
      district: 'Pune',
      taluka: 'Baramati',
      village: 'Dahigaon',
    },
  ],
  totalCount: totalCount(false),
  totalCountAtLeast: null,
});
