/** schema.graphql -> the gateway's resolver types; the web client's documents -> typed documents and hooks, and what the gateway knows of them. `npm run codegen`, checked by `npm test`. */
import type { CodegenConfig } from '@graphql-codegen/cli';
import * as callsPage from './.ci/calls-page.ts';
import * as documents from './web/data/documents-plugin.ts';
import * as hooks from './web/data/hooks-plugin.ts';

const scalars = { ID: 'string', Date: 'string', DateTime: 'string' };
const shared = { scalars, strictScalars: true, useTypeImports: true };
const webSchema = 'web/data/schema.generated.ts';

const config: CodegenConfig = {
  schema: './schema.graphql',
  documents: ['web/**/*.graphql'],
  importExtension: '.ts',
  generates: {
    // The API's types without the models behind them, for mappers: the models themselves are made of these.
    'gateway/graphql/types.generated.ts': { plugins: ['typescript'], config: { ...shared, enumsAsTypes: true } },
    // The resolvers' types, which name those above instead of stating them again.
    'gateway/modules/resolvers.generated.ts': {
      plugins: [{ add: { content: "import type * as Types from '../graphql/types.generated.ts';" } }, 'typescript-resolvers'],
      config: {
        ...shared,
        enumsAsTypes: true,
        namespacedImportName: 'Types',
        contextType: '../graphql/context.ts#Context',
        // Without the fourth parameter, `info`, which compiled operations do not have.
        customResolverFn: '(parent: TParent, args: TArgs, context: TContext) => Promise<TResult> | TResult',
        mappers: {
          Image: './images/image.ts#ImageModel',
          PageInfo: '../graphql/connection.ts#PageInfoModel',
          Employee: './employees/employee.ts#EmployeeModel',
          EmployeeConnection: './employees/employee.ts#EmployeeConnectionModel',
          Farmer: './farmers/farmer.ts#FarmerModel',
          FarmerConnection: './farmers/farmer.ts#FarmerConnectionModel',
          FarmerSearchConnection: './farmers/farmer.ts#FarmerSearchConnectionModel',
          Dealer: './dealers/dealer.ts#DealerModel',
          DealerConnection: './dealers/dealer.ts#DealerConnectionModel',
          DealerSearchConnection: './dealers/dealer.ts#DealerSearchConnectionModel',
          AddFarmerPayload: '../graphql/written-id.ts#WrittenModel',
          AddDealerPayload: '../graphql/written-id.ts#WrittenModel',
          AddEmployeePayload: './employees/employee.ts#AddEmployeeModel',
          SetEmployeeActivePayload: './employees/employee.ts#SetEmployeeActiveModel',
          ScheduleMeetingPayload: '../graphql/written-id.ts#WrittenModel',
          PlanMeetingPayload: '../graphql/written-id.ts#WrittenModel',
          CancelMeetingPayload: '../graphql/written-id.ts#WrittenModel',
          HeldVisit: './reports/visits.ts#HeldVisitModel',
          HeldVisitConnection: './reports/visits.ts#HeldVisitConnectionModel',
          VisitSuggestion: './meetings/planned.ts#VisitSuggestionModel',
          GenerateQrCodesPayload: '../graphql/written-id.ts#WrittenModel',
          DuplicatePair: './customers/duplicate-pair.ts#DuplicatePairModel',
          DuplicatePairConnection: './customers/duplicate-pair.ts#DuplicatePairConnectionModel',
          HistoryEventConnection: './customers/history.ts#HistoryEventConnectionModel',
          DirectoryEntryConnection: './customers/directory-entry.ts#DirectoryEntryConnectionModel',
          MeetingConnection: './meetings/meeting.ts#MeetingConnectionModel',
          AttendanceDay: './attendance/attendance.ts#AttendanceDayModel',
          CorrectAttendancePayload: './attendance/changed-day.ts#ChangedDayModel',
          RefuseDayPayload: './attendance/changed-day.ts#ChangedDayModel',
          AskAboutDayPayload: './attendance/changed-day.ts#ChangedDayModel',
          AnswerDayQuestionPayload: './attendance/changed-day.ts#ChangedDayModel',
          DayDashboard: './days/day.ts#DayDashboardModel',
          PayrollMonth: './payroll/payroll.ts#PayrollMonthModel',
          MonthMember: './team/month.ts#MonthMemberModel',
          QrBatch: './qr/qr.ts#QrBatchModel',
          QrBatchPersonConnection: './qr/qr.ts#QrBatchPersonConnectionModel',
          QrBatchConnection: './qr/qr.ts#QrBatchConnectionModel',
          QrCardConnection: './qr/qr.ts#QrCardConnectionModel',
          QrUserConnection: './qr/qr.ts#QrUserConnectionModel',
          QrUseConnection: './qr/qr.ts#QrUseConnectionModel',
          InvoiceConnection: './invoices/invoice.ts#InvoiceConnectionModel',
          SearchGroup: './search/search.ts#SearchGroupModel',
          SearchNode: './search/search.ts#SearchNodeModel',
          AccessTokenConnection: './tokens/token.ts#AccessTokenConnectionModel',
          ChangeConnection: './changes/change.ts#ChangeConnectionModel',
          AuditEventConnection: './audit/audit.ts#AuditEventConnectionModel',
          FieldUsageConnection: './usage/field-usage.ts#FieldUsageConnectionModel',
        },
      },
    },
    // Documents that the gateway trusts, requested by their hash.
    'gateway/graphql/web-documents.generated.ts': { plugins: ['web-documents'] },
    'docs/calls.md': { plugins: ['calls-page'] },
    [webSchema]: {
      plugins: ['typescript-operations'],
      config: { ...shared, generateOperationTypes: false, enumType: 'const', namingConvention: 'keep' },
    },
    'web/data/possible-types.generated.ts': {
      plugins: ['fragment-matcher'],
      config: { useExplicitTyping: true, apolloClientVersion: 3 },
    },
    'web/': {
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts' },
      plugins: ['typescript-operations', 'typed-document-node', { hooks: { lazy: ['MadeBatches', 'QrCardsToPrint', 'QrPeopleToPrint'] } }],
      config: {
        ...shared,
        enumType: 'string-literal',
        importSchemaTypesFrom: webSchema,
        nonOptionalTypename: true,
        skipTypeNameForRoot: true,
        inlineFragmentTypes: 'mask',
        customDirectives: { apolloUnmask: true },
      },
    },
  },
  // A local plugin cannot be named by its path on Node 20; this file can import it.
  pluginLoader: (name) => {
    const [, own] = /(?:^|plugin-)(hooks|web-documents|calls-page)$/.exec(name) ?? [];
    return own === 'hooks' ? hooks : own === 'web-documents' ? documents : own === 'calls-page' ? callsPage : import(name);
  },
};
export default config;
