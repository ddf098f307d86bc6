import type * as Types from '../graphql/types.generated.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ImageModel } from './images/image.ts';
import type { PageInfoModel } from '../graphql/connection.ts';
import type { EmployeeModel, EmployeeConnectionModel, AddEmployeeModel, SetEmployeeActiveModel } from './employees/employee.ts';
import type { FarmerModel, FarmerConnectionModel, FarmerSearchConnectionModel } from './farmers/farmer.ts';
import type { DealerModel, DealerConnectionModel, DealerSearchConnectionModel } from './dealers/dealer.ts';
import type { WrittenModel } from '../graphql/written-id.ts';
import type { HeldVisitModel, HeldVisitConnectionModel } from './reports/visits.ts';
import type { VisitSuggestionModel } from './meetings/planned.ts';
import type { DuplicatePairModel, DuplicatePairConnectionModel } from './customers/duplicate-pair.ts';
import type { HistoryEventConnectionModel } from './customers/history.ts';
import type { DirectoryEntryConnectionModel } from './customers/directory-entry.ts';
import type { MeetingConnectionModel } from './meetings/meeting.ts';
import type { AttendanceDayModel } from './attendance/attendance.ts';
import type { ChangedDayModel } from './attendance/changed-day.ts';
import type { DayDashboardModel } from './days/day.ts';
import type { PayrollMonthModel } from './payroll/payroll.ts';
import type { MonthMemberModel } from './team/month.ts';
import type { QrBatchModel, QrBatchPersonConnectionModel, QrBatchConnectionModel, QrCardConnectionModel, QrUserConnectionModel, QrUseConnectionModel } from './qr/qr.ts';
import type { InvoiceConnectionModel } from './invoices/invoice.ts';
import type { SearchGroupModel, SearchNodeModel } from './search/search.ts';
import type { AccessTokenConnectionModel } from './tokens/token.ts';
import type { ChangeConnectionModel } from './changes/change.ts';
import type { AuditEventConnectionModel } from './audit/audit.ts';
import type { FieldUsageConnectionModel } from './usage/field-usage.ts';
import type { Context } from '../graphql/context.ts';
export type ResolverFn<TResult, TParent, TContext, TArgs> = (parent: TParent, args: TArgs, context: TContext) => Promise<TResult> | TResult
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };


export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Types.Maybe<TTypes> | Promise<Types.Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccessToken: ResolverTypeWrapper<Types.AccessToken>;
  AccessTokenConnection: ResolverTypeWrapper<AccessTokenConnectionModel>;
  AccessTokenEdge: ResolverTypeWrapper<Types.AccessTokenEdge>;
  ActivityCounts: ResolverTypeWrapper<Types.ActivityCounts>;
  ActivityGroup: Types.ActivityGroup;
  ActivityReport: ResolverTypeWrapper<Types.ActivityReport>;
  ActivityRow: ResolverTypeWrapper<Types.ActivityRow>;
  AddDealerInput: Types.AddDealerInput;
  AddDealerPayload: ResolverTypeWrapper<WrittenModel>;
  AddEmployeeInput: Types.AddEmployeeInput;
  AddEmployeePayload: ResolverTypeWrapper<AddEmployeeModel>;
  AddFarmerInput: Types.AddFarmerInput;
  AddFarmerPayload: ResolverTypeWrapper<WrittenModel>;
  Address: ResolverTypeWrapper<Types.Address>;
  AddressInput: Types.AddressInput;
  AddressPartsInput: Types.AddressPartsInput;
  AnswerDayQuestionInput: Types.AnswerDayQuestionInput;
  AnswerDayQuestionPayload: ResolverTypeWrapper<ChangedDayModel>;
  ApprovalCode: Types.ApprovalCode;
  ApprovalOutcome: ResolverTypeWrapper<Types.ApprovalOutcome>;
  ApproveAttendanceInput: Types.ApproveAttendanceInput;
  ApproveAttendancePayload: ResolverTypeWrapper<Types.ApproveAttendancePayload>;
  ApproveDaysInput: Types.ApproveDaysInput;
  ApproveDaysPayload: ResolverTypeWrapper<Types.ApproveDaysPayload>;
  AreaInput: Types.AreaInput;
  AskAboutDayInput: Types.AskAboutDayInput;
  AskAboutDayPayload: ResolverTypeWrapper<ChangedDayModel>;
  AttendanceCorrection: ResolverTypeWrapper<Types.AttendanceCorrection>;
  AttendanceDay: ResolverTypeWrapper<AttendanceDayModel>;
  AttendancePeriod: Types.AttendancePeriod;
  AuditAction: Types.AuditAction;
  AuditEvent: ResolverTypeWrapper<Types.AuditEvent>;
  AuditEventConnection: ResolverTypeWrapper<AuditEventConnectionModel>;
  AuditEventEdge: ResolverTypeWrapper<Types.AuditEventEdge>;
  Basemap: ResolverTypeWrapper<Types.Basemap>;
  BlockedDay: ResolverTypeWrapper<Types.BlockedDay>;
  Boolean: ResolverTypeWrapper<Types.Scalars['Boolean']['output']>;
  CancelMeetingInput: Types.CancelMeetingInput;
  CancelMeetingPayload: ResolverTypeWrapper<WrittenModel>;
  Change: ResolverTypeWrapper<Types.Change>;
  ChangeConnection: ResolverTypeWrapper<ChangeConnectionModel>;
  ChangeEdge: ResolverTypeWrapper<Types.ChangeEdge>;
  ChangePasswordInput: Types.ChangePasswordInput;
  ChangePasswordPayload: ResolverTypeWrapper<Types.ChangePasswordPayload>;
  ChangeType: Types.ChangeType;
  CheckEvent: ResolverTypeWrapper<Types.CheckEvent>;
  CheckEventKind: Types.CheckEventKind;
  ClientConfig: ResolverTypeWrapper<Types.ClientConfig>;
  ClosePayrollMonthInput: Types.ClosePayrollMonthInput;
  ClosePayrollMonthPayload: ResolverTypeWrapper<Types.ClosePayrollMonthPayload>;
  CorrectAttendanceInput: Types.CorrectAttendanceInput;
  CorrectAttendancePayload: ResolverTypeWrapper<ChangedDayModel>;
  Coverage: ResolverTypeWrapper<Types.Coverage>;
  CoverageGroup: Types.CoverageGroup;
  CoverageRow: ResolverTypeWrapper<Types.CoverageRow>;
  CreateAccessTokenInput: Types.CreateAccessTokenInput;
  CreateAccessTokenPayload: ResolverTypeWrapper<Types.CreateAccessTokenPayload>;
  CreateWebhookInput: Types.CreateWebhookInput;
  CreateWebhookPayload: ResolverTypeWrapper<Types.CreateWebhookPayload>;
  CustomerField: Types.CustomerField;
  CustomerFilter: Types.CustomerFilter;
  CustomerRecord: ResolverTypeWrapper<Types.CustomerRecord>;
  CustomerSort: Types.CustomerSort;
  Date: ResolverTypeWrapper<Types.Scalars['Date']['output']>;
  DateFilter: Types.DateFilter;
  DateOrder: Types.DateOrder;
  DateTime: ResolverTypeWrapper<Types.Scalars['DateTime']['output']>;
  DayDashboard: ResolverTypeWrapper<DayDashboardModel>;
  DayMeeting: ResolverTypeWrapper<Types.DayMeeting>;
  DayOfEmployeeInput: Types.DayOfEmployeeInput;
  DayQuestion: ResolverTypeWrapper<Types.DayQuestion>;
  DayRefusal: ResolverTypeWrapper<Types.DayRefusal>;
  DayRules: ResolverTypeWrapper<Types.DayRules>;
  DayState: ResolverTypeWrapper<Types.DayState>;
  DayStateCode: Types.DayStateCode;
  DayToApproveInput: Types.DayToApproveInput;
  DayType: Types.DayType;
  DayTypeOfDay: ResolverTypeWrapper<Types.DayTypeOfDay>;
  Dealer: ResolverTypeWrapper<DealerModel>;
  DealerConnection: ResolverTypeWrapper<DealerConnectionModel>;
  DealerEdge: ResolverTypeWrapper<Omit<Types.DealerEdge, 'node'> & { node: ResolversTypes['Dealer'] }>;
  DealerSearchConnection: ResolverTypeWrapper<DealerSearchConnectionModel>;
  DeleteWebhookInput: Types.DeleteWebhookInput;
  DeleteWebhookPayload: ResolverTypeWrapper<Types.DeleteWebhookPayload>;
  DirectoryEntry: ResolverTypeWrapper<Types.DirectoryEntry>;
  DirectoryEntryConnection: ResolverTypeWrapper<DirectoryEntryConnectionModel>;
  DirectoryEntryEdge: ResolverTypeWrapper<Types.DirectoryEntryEdge>;
  DismissDuplicateInput: Types.DismissDuplicateInput;
  DismissDuplicatePayload: ResolverTypeWrapper<Types.DismissDuplicatePayload>;
  District: ResolverTypeWrapper<Types.District>;
  DuplicatePair: ResolverTypeWrapper<DuplicatePairModel>;
  DuplicatePairConnection: ResolverTypeWrapper<DuplicatePairConnectionModel>;
  DuplicatePairEdge: ResolverTypeWrapper<Omit<Types.DuplicatePairEdge, 'node'> & { node: ResolversTypes['DuplicatePair'] }>;
  DuplicateReason: Types.DuplicateReason;
  Employee: ResolverTypeWrapper<EmployeeModel>;
  EmployeeChange: ResolverTypeWrapper<Types.EmployeeChange>;
  EmployeeConnection: ResolverTypeWrapper<EmployeeConnectionModel>;
  EmployeeDayTypes: ResolverTypeWrapper<Types.EmployeeDayTypes>;
  EmployeeEdge: ResolverTypeWrapper<Omit<Types.EmployeeEdge, 'node'> & { node: ResolversTypes['Employee'] }>;
  EmployeeFilter: Types.EmployeeFilter;
  EmployeeOrder: Types.EmployeeOrder;
  EmployeePlan: ResolverTypeWrapper<Omit<Types.EmployeePlan, 'employee'> & { employee: ResolversTypes['Employee'] }>;
  ExportAttendanceInput: Types.ExportAttendanceInput;
  ExportAttendancePayload: ResolverTypeWrapper<Types.ExportAttendancePayload>;
  ExportAuditEventsInput: Types.ExportAuditEventsInput;
  ExportAuditEventsPayload: ResolverTypeWrapper<Types.ExportAuditEventsPayload>;
  ExportDealerDuplicatesInput: Types.ExportDealerDuplicatesInput;
  ExportDealerDuplicatesPayload: ResolverTypeWrapper<Types.ExportDealerDuplicatesPayload>;
  ExportDealersInput: Types.ExportDealersInput;
  ExportDealersPayload: ResolverTypeWrapper<Types.ExportDealersPayload>;
  ExportFarmerDuplicatesInput: Types.ExportFarmerDuplicatesInput;
  ExportFarmerDuplicatesPayload: ResolverTypeWrapper<Types.ExportFarmerDuplicatesPayload>;
  ExportFarmersInput: Types.ExportFarmersInput;
  ExportFarmersPayload: ResolverTypeWrapper<Types.ExportFarmersPayload>;
  ExportFormat: Types.ExportFormat;
  ExportInvoicesInput: Types.ExportInvoicesInput;
  ExportInvoicesPayload: ResolverTypeWrapper<Types.ExportInvoicesPayload>;
  ExportMeetingsInput: Types.ExportMeetingsInput;
  ExportMeetingsPayload: ResolverTypeWrapper<Types.ExportMeetingsPayload>;
  ExportPayrollMonthInput: Types.ExportPayrollMonthInput;
  ExportPayrollMonthPayload: ResolverTypeWrapper<Types.ExportPayrollMonthPayload>;
  ExportQrBatchCardsInput: Types.ExportQrBatchCardsInput;
  ExportQrBatchCardsPayload: ResolverTypeWrapper<Types.ExportQrBatchCardsPayload>;
  ExportQrBatchPeopleInput: Types.ExportQrBatchPeopleInput;
  ExportQrBatchPeoplePayload: ResolverTypeWrapper<Types.ExportQrBatchPeoplePayload>;
  ExportQrBatchesInput: Types.ExportQrBatchesInput;
  ExportQrBatchesPayload: ResolverTypeWrapper<Types.ExportQrBatchesPayload>;
  ExportQrUsesInput: Types.ExportQrUsesInput;
  ExportQrUsesPayload: ResolverTypeWrapper<Types.ExportQrUsesPayload>;
  Farmer: ResolverTypeWrapper<FarmerModel>;
  FarmerConnection: ResolverTypeWrapper<FarmerConnectionModel>;
  FarmerEdge: ResolverTypeWrapper<Omit<Types.FarmerEdge, 'node'> & { node: ResolversTypes['Farmer'] }>;
  FarmerSearchConnection: ResolverTypeWrapper<FarmerSearchConnectionModel>;
  FieldChange: ResolverTypeWrapper<Types.FieldChange>;
  FieldUsage: ResolverTypeWrapper<Types.FieldUsage>;
  FieldUsageClient: ResolverTypeWrapper<Types.FieldUsageClient>;
  FieldUsageConnection: ResolverTypeWrapper<FieldUsageConnectionModel>;
  FieldUsageEdge: ResolverTypeWrapper<Types.FieldUsageEdge>;
  FieldUsageSelection: Types.FieldUsageSelection;
  Float: ResolverTypeWrapper<Types.Scalars['Float']['output']>;
  ForgotPasswordInput: Types.ForgotPasswordInput;
  ForgotPasswordPayload: ResolverTypeWrapper<Types.ForgotPasswordPayload>;
  Gender: Types.Gender;
  GenerateQrCodesInput: Types.GenerateQrCodesInput;
  GenerateQrCodesPayload: ResolverTypeWrapper<WrittenModel>;
  HeldVisit: ResolverTypeWrapper<HeldVisitModel>;
  HeldVisitConnection: ResolverTypeWrapper<HeldVisitConnectionModel>;
  HeldVisitEdge: ResolverTypeWrapper<Omit<Types.HeldVisitEdge, 'node'> & { node: ResolversTypes['HeldVisit'] }>;
  HistoryCount: ResolverTypeWrapper<Types.HistoryCount>;
  HistoryEmployee: ResolverTypeWrapper<Types.HistoryEmployee>;
  HistoryEvent: ResolverTypeWrapper<Types.HistoryEvent>;
  HistoryEventConnection: ResolverTypeWrapper<HistoryEventConnectionModel>;
  HistoryEventEdge: ResolverTypeWrapper<Types.HistoryEventEdge>;
  HistoryInvoice: ResolverTypeWrapper<Types.HistoryInvoice>;
  HistoryKind: Types.HistoryKind;
  HistoryMeeting: ResolverTypeWrapper<Types.HistoryMeeting>;
  HistoryUse: ResolverTypeWrapper<Types.HistoryUse>;
  Holiday: ResolverTypeWrapper<Types.Holiday>;
  ID: ResolverTypeWrapper<Types.Scalars['ID']['output']>;
  Image: ResolverTypeWrapper<ImageModel>;
  Int: ResolverTypeWrapper<Types.Scalars['Int']['output']>;
  Invoice: ResolverTypeWrapper<Types.Invoice>;
  InvoiceConnection: ResolverTypeWrapper<InvoiceConnectionModel>;
  InvoiceDealer: ResolverTypeWrapper<Types.InvoiceDealer>;
  InvoiceEdge: ResolverTypeWrapper<Types.InvoiceEdge>;
  InvoiceFilter: Types.InvoiceFilter;
  InvoiceProduct: ResolverTypeWrapper<Types.InvoiceProduct>;
  InvoiceSort: Types.InvoiceSort;
  InvoiceWarehouse: ResolverTypeWrapper<Types.InvoiceWarehouse>;
  Jump: ResolverTypeWrapper<Types.Jump>;
  LeftOutPoints: ResolverTypeWrapper<Types.LeftOutPoints>;
  LeftOutReason: Types.LeftOutReason;
  Leg: ResolverTypeWrapper<Types.Leg>;
  LegKind: Types.LegKind;
  Location: ResolverTypeWrapper<Types.Location>;
  MakePasswordLinkInput: Types.MakePasswordLinkInput;
  MakePasswordLinkPayload: ResolverTypeWrapper<Types.MakePasswordLinkPayload>;
  MapTiles: ResolverTypeWrapper<Types.MapTiles>;
  MarkAttendanceInput: Types.MarkAttendanceInput;
  MarkAttendancePayload: ResolverTypeWrapper<Types.MarkAttendancePayload>;
  Meeting: ResolverTypeWrapper<Omit<Types.Meeting, 'assignedTo' | 'createdBy' | 'party' | 'pictures' | 'visitedDealers' | 'visitedFarmers'> & { assignedTo?: Types.Maybe<ResolversTypes['MeetingPerson']>, createdBy?: Types.Maybe<ResolversTypes['MeetingPerson']>, party?: Types.Maybe<ResolversTypes['MeetingParty']>, pictures?: Types.Maybe<Array<ResolversTypes['Image']>>, visitedDealers?: Types.Maybe<Array<ResolversTypes['MeetingParty']>>, visitedFarmers?: Types.Maybe<Array<ResolversTypes['MeetingParty']>> }>;
  MeetingConnection: ResolverTypeWrapper<MeetingConnectionModel>;
  MeetingEdge: ResolverTypeWrapper<Omit<Types.MeetingEdge, 'node'> & { node: ResolversTypes['Meeting'] }>;
  MeetingFilter: Types.MeetingFilter;
  MeetingParty: ResolverTypeWrapper<Omit<Types.MeetingParty, 'pictures'> & { pictures: Array<ResolversTypes['Image']> }>;
  MeetingPerson: ResolverTypeWrapper<Omit<Types.MeetingPerson, 'pictures'> & { pictures: Array<ResolversTypes['Image']> }>;
  MeetingScope: Types.MeetingScope;
  MeetingSort: Types.MeetingSort;
  MeetingStatus: Types.MeetingStatus;
  MeetingToPlanInput: Types.MeetingToPlanInput;
  MeetingType: Types.MeetingType;
  MergeCustomersInput: Types.MergeCustomersInput;
  MergeCustomersPayload: ResolverTypeWrapper<Omit<Types.MergeCustomersPayload, 'dealer' | 'farmer'> & { dealer?: Types.Maybe<ResolversTypes['Dealer']>, farmer?: Types.Maybe<ResolversTypes['Farmer']> }>;
  MergedValuesInput: Types.MergedValuesInput;
  MonthMember: ResolverTypeWrapper<MonthMemberModel>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NameValue: ResolverTypeWrapper<Types.NameValue>;
  NameValueInput: Types.NameValueInput;
  Oddity: ResolverTypeWrapper<Types.Oddity>;
  OddityKind: Types.OddityKind;
  PageInfo: ResolverTypeWrapper<PageInfoModel>;
  PayrollBlocker: ResolverTypeWrapper<Types.PayrollBlocker>;
  PayrollBlockerKind: Types.PayrollBlockerKind;
  PayrollColumn: Types.PayrollColumn;
  PayrollMonth: ResolverTypeWrapper<PayrollMonthModel>;
  PayrollPage: ResolverTypeWrapper<Types.PayrollPage>;
  PayrollPerson: ResolverTypeWrapper<Types.PayrollPerson>;
  PayrollReopening: ResolverTypeWrapper<Types.PayrollReopening>;
  PayrollState: ResolverTypeWrapper<Types.PayrollState>;
  PersonKeyInput: Types.PersonKeyInput;
  PlanCode: Types.PlanCode;
  PlanMeetingInput: Types.PlanMeetingInput;
  PlanMeetingPayload: ResolverTypeWrapper<WrittenModel>;
  PlanMeetingsInput: Types.PlanMeetingsInput;
  PlanMeetingsPayload: ResolverTypeWrapper<Types.PlanMeetingsPayload>;
  PlanOutcome: ResolverTypeWrapper<Types.PlanOutcome>;
  PlannedMeeting: ResolverTypeWrapper<Types.PlannedMeeting>;
  PlannedMeetings: ResolverTypeWrapper<Omit<Types.PlannedMeetings, 'people'> & { people: Array<ResolversTypes['EmployeePlan']> }>;
  PossibleDuplicate: ResolverTypeWrapper<Omit<Types.PossibleDuplicate, 'dealer' | 'farmer'> & { dealer?: Types.Maybe<ResolversTypes['Dealer']>, farmer?: Types.Maybe<ResolversTypes['Farmer']> }>;
  ProductVariant: ResolverTypeWrapper<Types.ProductVariant>;
  QrBatch: ResolverTypeWrapper<QrBatchModel>;
  QrBatchConnection: ResolverTypeWrapper<QrBatchConnectionModel>;
  QrBatchEdge: ResolverTypeWrapper<Omit<Types.QrBatchEdge, 'node'> & { node: ResolversTypes['QrBatch'] }>;
  QrBatchPeopleFilter: Types.QrBatchPeopleFilter;
  QrBatchPerson: ResolverTypeWrapper<Types.QrBatchPerson>;
  QrBatchPersonConnection: ResolverTypeWrapper<QrBatchPersonConnectionModel>;
  QrBatchPersonEdge: ResolverTypeWrapper<Types.QrBatchPersonEdge>;
  QrBatchSort: Types.QrBatchSort;
  QrCard: ResolverTypeWrapper<Types.QrCard>;
  QrCardConnection: ResolverTypeWrapper<QrCardConnectionModel>;
  QrCardEdge: ResolverTypeWrapper<Types.QrCardEdge>;
  QrCardFilter: Types.QrCardFilter;
  QrCardState: Types.QrCardState;
  QrCode: ResolverTypeWrapper<Omit<Types.QrCode, 'batch'> & { batch?: Types.Maybe<ResolversTypes['QrBatch']> }>;
  QrPoints: ResolverTypeWrapper<Types.QrPoints>;
  QrRecallCall: ResolverTypeWrapper<Types.QrRecallCall>;
  QrRecallOutcome: Types.QrRecallOutcome;
  QrRecallState: Types.QrRecallState;
  QrUse: ResolverTypeWrapper<Types.QrUse>;
  QrUseConnection: ResolverTypeWrapper<QrUseConnectionModel>;
  QrUseEdge: ResolverTypeWrapper<Types.QrUseEdge>;
  QrUseFilter: Types.QrUseFilter;
  QrUseGroup: Types.QrUseGroup;
  QrUseRowInput: Types.QrUseRowInput;
  QrUser: ResolverTypeWrapper<Types.QrUser>;
  QrUserConnection: ResolverTypeWrapper<QrUserConnectionModel>;
  QrUserEdge: ResolverTypeWrapper<Types.QrUserEdge>;
  QrUsesOfDealer: ResolverTypeWrapper<Types.QrUsesOfDealer>;
  QrUsesOfTaluka: ResolverTypeWrapper<Types.QrUsesOfTaluka>;
  QrUsesOnDay: ResolverTypeWrapper<Types.QrUsesOnDay>;
  QrVoid: ResolverTypeWrapper<Types.QrVoid>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RedeliverWebhookInput: Types.RedeliverWebhookInput;
  RedeliverWebhookPayload: ResolverTypeWrapper<Types.RedeliverWebhookPayload>;
  RefuseDayInput: Types.RefuseDayInput;
  RefuseDayPayload: ResolverTypeWrapper<ChangedDayModel>;
  RefusedDayType: Types.RefusedDayType;
  RegisteredCustomer: ResolverTypeWrapper<Types.RegisteredCustomer>;
  ReopenPayrollMonthInput: Types.ReopenPayrollMonthInput;
  ReopenPayrollMonthPayload: ResolverTypeWrapper<Types.ReopenPayrollMonthPayload>;
  ResetPasswordInput: Types.ResetPasswordInput;
  ResetPasswordPayload: ResolverTypeWrapper<Types.ResetPasswordPayload>;
  RevokeAccessTokenInput: Types.RevokeAccessTokenInput;
  RevokeAccessTokenPayload: ResolverTypeWrapper<Types.RevokeAccessTokenPayload>;
  Role: Types.Role;
  ScheduleMeetingInput: Types.ScheduleMeetingInput;
  ScheduleMeetingPayload: ResolverTypeWrapper<WrittenModel>;
  SearchGroup: ResolverTypeWrapper<SearchGroupModel>;
  SearchHit: ResolverTypeWrapper<Omit<Types.SearchHit, 'node'> & { node: ResolversTypes['SearchNode'] }>;
  SearchKind: Types.SearchKind;
  SearchLikeness: Types.SearchLikeness;
  SearchNode: ResolverTypeWrapper<SearchNodeModel>;
  SetDayTypeInput: Types.SetDayTypeInput;
  SetDayTypePayload: ResolverTypeWrapper<Types.SetDayTypePayload>;
  SetEmployeeActiveInput: Types.SetEmployeeActiveInput;
  SetEmployeeActivePayload: ResolverTypeWrapper<SetEmployeeActiveModel>;
  SetHolidayInput: Types.SetHolidayInput;
  SetHolidayPayload: ResolverTypeWrapper<Types.SetHolidayPayload>;
  SetQrRecallCallInput: Types.SetQrRecallCallInput;
  SetQrRecallCallPayload: ResolverTypeWrapper<Types.SetQrRecallCallPayload>;
  SignInInput: Types.SignInInput;
  SignInPayload: ResolverTypeWrapper<Types.SignInPayload>;
  SignOutInput: Types.SignOutInput;
  SignOutPayload: ResolverTypeWrapper<Types.SignOutPayload>;
  SignUpInput: Types.SignUpInput;
  SignUpPayload: ResolverTypeWrapper<Types.SignUpPayload>;
  SortDirection: Types.SortDirection;
  State: ResolverTypeWrapper<Types.State>;
  Stop: ResolverTypeWrapper<Types.Stop>;
  String: ResolverTypeWrapper<Types.Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  TeamDay: ResolverTypeWrapper<Omit<Types.TeamDay, 'people'> & { people: Array<ResolversTypes['TeamMember']> }>;
  TeamMember: ResolverTypeWrapper<Omit<Types.TeamMember, 'day' | 'employee'> & { day: ResolversTypes['DayDashboard'], employee: ResolversTypes['Employee'] }>;
  TeamMonth: ResolverTypeWrapper<Omit<Types.TeamMonth, 'people'> & { people: Array<ResolversTypes['MonthMember']> }>;
  TerritoryCounts: ResolverTypeWrapper<Types.TerritoryCounts>;
  TerritoryPlace: ResolverTypeWrapper<Types.TerritoryPlace>;
  TerritoryTaluka: ResolverTypeWrapper<Types.TerritoryTaluka>;
  TerritoryTalukaInput: Types.TerritoryTalukaInput;
  TerritoryTransfer: ResolverTypeWrapper<Types.TerritoryTransfer>;
  TestWebhookInput: Types.TestWebhookInput;
  TestWebhookPayload: ResolverTypeWrapper<Types.TestWebhookPayload>;
  Tool: ResolverTypeWrapper<Types.Tool>;
  TransferTerritoryInput: Types.TransferTerritoryInput;
  TransferTerritoryPayload: ResolverTypeWrapper<Types.TransferTerritoryPayload>;
  TravelDay: ResolverTypeWrapper<Types.TravelDay>;
  TravelPoint: ResolverTypeWrapper<Types.TravelPoint>;
  TravelSummary: ResolverTypeWrapper<Types.TravelSummary>;
  UnfinishedTransfer: ResolverTypeWrapper<Types.UnfinishedTransfer>;
  UnvisitedCount: ResolverTypeWrapper<Types.UnvisitedCount>;
  UnvisitedCounts: ResolverTypeWrapper<Types.UnvisitedCounts>;
  UpdateDealerInput: Types.UpdateDealerInput;
  UpdateDealerPayload: ResolverTypeWrapper<Omit<Types.UpdateDealerPayload, 'dealer'> & { dealer?: Types.Maybe<ResolversTypes['Dealer']> }>;
  UpdateEmployeeInput: Types.UpdateEmployeeInput;
  UpdateEmployeePayload: ResolverTypeWrapper<Omit<Types.UpdateEmployeePayload, 'employee'> & { employee?: Types.Maybe<ResolversTypes['Employee']> }>;
  UpdateFarmerInput: Types.UpdateFarmerInput;
  UpdateFarmerPayload: ResolverTypeWrapper<Omit<Types.UpdateFarmerPayload, 'farmer'> & { farmer?: Types.Maybe<ResolversTypes['Farmer']> }>;
  UpdateProfileInput: Types.UpdateProfileInput;
  UpdateProfilePayload: ResolverTypeWrapper<Omit<Types.UpdateProfilePayload, 'profile'> & { profile?: Types.Maybe<ResolversTypes['Employee']> }>;
  UpdateWebhookInput: Types.UpdateWebhookInput;
  UpdateWebhookPayload: ResolverTypeWrapper<Types.UpdateWebhookPayload>;
  UserError: ResolverTypeWrapper<Types.UserError>;
  UserErrorCode: Types.UserErrorCode;
  Viewer: ResolverTypeWrapper<Types.Viewer>;
  Visit: ResolverTypeWrapper<Types.Visit>;
  VisitGroup: Types.VisitGroup;
  VisitRowInput: Types.VisitRowInput;
  VisitSuggestion: ResolverTypeWrapper<VisitSuggestionModel>;
  VisitSuggestions: ResolverTypeWrapper<Omit<Types.VisitSuggestions, 'nodes'> & { nodes: Array<ResolversTypes['VisitSuggestion']> }>;
  VoidQrCodesInput: Types.VoidQrCodesInput;
  VoidQrCodesPayload: ResolverTypeWrapper<Types.VoidQrCodesPayload>;
  Webhook: ResolverTypeWrapper<Types.Webhook>;
  WebhookDelivery: ResolverTypeWrapper<Types.WebhookDelivery>;
  WebhookDeliveryConnection: ResolverTypeWrapper<Omit<Types.WebhookDeliveryConnection, 'pageInfo'> & { pageInfo: ResolversTypes['PageInfo'] }>;
  WebhookDeliveryEdge: ResolverTypeWrapper<Types.WebhookDeliveryEdge>;
  WebhookDeliveryFault: Types.WebhookDeliveryFault;
  WebhookDeliveryStatus: Types.WebhookDeliveryStatus;
  WebhookDisabledReason: Types.WebhookDisabledReason;
  WithdrawApprovalInput: Types.WithdrawApprovalInput;
  WithdrawApprovalPayload: ResolverTypeWrapper<Types.WithdrawApprovalPayload>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccessToken: Types.AccessToken;
  AccessTokenConnection: AccessTokenConnectionModel;
  AccessTokenEdge: Types.AccessTokenEdge;
  ActivityCounts: Types.ActivityCounts;
  ActivityReport: Types.ActivityReport;
  ActivityRow: Types.ActivityRow;
  AddDealerInput: Types.AddDealerInput;
  AddDealerPayload: WrittenModel;
  AddEmployeeInput: Types.AddEmployeeInput;
  AddEmployeePayload: AddEmployeeModel;
  AddFarmerInput: Types.AddFarmerInput;
  AddFarmerPayload: WrittenModel;
  Address: Types.Address;
  AddressInput: Types.AddressInput;
  AddressPartsInput: Types.AddressPartsInput;
  AnswerDayQuestionInput: Types.AnswerDayQuestionInput;
  AnswerDayQuestionPayload: ChangedDayModel;
  ApprovalOutcome: Types.ApprovalOutcome;
  ApproveAttendanceInput: Types.ApproveAttendanceInput;
  ApproveAttendancePayload: Types.ApproveAttendancePayload;
  ApproveDaysInput: Types.ApproveDaysInput;
  ApproveDaysPayload: Types.ApproveDaysPayload;
  AreaInput: Types.AreaInput;
  AskAboutDayInput: Types.AskAboutDayInput;
  AskAboutDayPayload: ChangedDayModel;
  AttendanceCorrection: Types.AttendanceCorrection;
  AttendanceDay: AttendanceDayModel;
  AuditEvent: Types.AuditEvent;
  AuditEventConnection: AuditEventConnectionModel;
  AuditEventEdge: Types.AuditEventEdge;
  Basemap: Types.Basemap;
  BlockedDay: Types.BlockedDay;
  Boolean: Types.Scalars['Boolean']['output'];
  CancelMeetingInput: Types.CancelMeetingInput;
  CancelMeetingPayload: WrittenModel;
  Change: Types.Change;
  ChangeConnection: ChangeConnectionModel;
  ChangeEdge: Types.ChangeEdge;
  ChangePasswordInput: Types.ChangePasswordInput;
  ChangePasswordPayload: Types.ChangePasswordPayload;
  CheckEvent: Types.CheckEvent;
  ClientConfig: Types.ClientConfig;
  ClosePayrollMonthInput: Types.ClosePayrollMonthInput;
  ClosePayrollMonthPayload: Types.ClosePayrollMonthPayload;
  CorrectAttendanceInput: Types.CorrectAttendanceInput;
  CorrectAttendancePayload: ChangedDayModel;
  Coverage: Types.Coverage;
  CoverageRow: Types.CoverageRow;
  CreateAccessTokenInput: Types.CreateAccessTokenInput;
  CreateAccessTokenPayload: Types.CreateAccessTokenPayload;
  CreateWebhookInput: Types.CreateWebhookInput;
  CreateWebhookPayload: Types.CreateWebhookPayload;
  CustomerFilter: Types.CustomerFilter;
  CustomerRecord: Types.CustomerRecord;
  Date: Types.Scalars['Date']['output'];
  DateFilter: Types.DateFilter;
  DateTime: Types.Scalars['DateTime']['output'];
  DayDashboard: DayDashboardModel;
  DayMeeting: Types.DayMeeting;
  DayOfEmployeeInput: Types.DayOfEmployeeInput;
  DayQuestion: Types.DayQuestion;
  DayRefusal: Types.DayRefusal;
  DayRules: Types.DayRules;
  DayState: Types.DayState;
  DayToApproveInput: Types.DayToApproveInput;
  DayTypeOfDay: Types.DayTypeOfDay;
  Dealer: DealerModel;
  DealerConnection: DealerConnectionModel;
  DealerEdge: Omit<Types.DealerEdge, 'node'> & { node: ResolversParentTypes['Dealer'] };
  DealerSearchConnection: DealerSearchConnectionModel;
  DeleteWebhookInput: Types.DeleteWebhookInput;
  DeleteWebhookPayload: Types.DeleteWebhookPayload;
  DirectoryEntry: Types.DirectoryEntry;
  DirectoryEntryConnection: DirectoryEntryConnectionModel;
  DirectoryEntryEdge: Types.DirectoryEntryEdge;
  DismissDuplicateInput: Types.DismissDuplicateInput;
  DismissDuplicatePayload: Types.DismissDuplicatePayload;
  District: Types.District;
  DuplicatePair: DuplicatePairModel;
  DuplicatePairConnection: DuplicatePairConnectionModel;
  DuplicatePairEdge: Omit<Types.DuplicatePairEdge, 'node'> & { node: ResolversParentTypes['DuplicatePair'] };
  Employee: EmployeeModel;
  EmployeeChange: Types.EmployeeChange;
  EmployeeConnection: EmployeeConnectionModel;
  EmployeeDayTypes: Types.EmployeeDayTypes;
  EmployeeEdge: Omit<Types.EmployeeEdge, 'node'> & { node: ResolversParentTypes['Employee'] };
  EmployeeFilter: Types.EmployeeFilter;
  EmployeePlan: Omit<Types.EmployeePlan, 'employee'> & { employee: ResolversParentTypes['Employee'] };
  ExportAttendanceInput: Types.ExportAttendanceInput;
  ExportAttendancePayload: Types.ExportAttendancePayload;
  ExportAuditEventsInput: Types.ExportAuditEventsInput;
  ExportAuditEventsPayload: Types.ExportAuditEventsPayload;
  ExportDealerDuplicatesInput: Types.ExportDealerDuplicatesInput;
  ExportDealerDuplicatesPayload: Types.ExportDealerDuplicatesPayload;
  ExportDealersInput: Types.ExportDealersInput;
  ExportDealersPayload: Types.ExportDealersPayload;
  ExportFarmerDuplicatesInput: Types.ExportFarmerDuplicatesInput;
  ExportFarmerDuplicatesPayload: Types.ExportFarmerDuplicatesPayload;
  ExportFarmersInput: Types.ExportFarmersInput;
  ExportFarmersPayload: Types.ExportFarmersPayload;
  ExportInvoicesInput: Types.ExportInvoicesInput;
  ExportInvoicesPayload: Types.ExportInvoicesPayload;
  ExportMeetingsInput: Types.ExportMeetingsInput;
  ExportMeetingsPayload: Types.ExportMeetingsPayload;
  ExportPayrollMonthInput: Types.ExportPayrollMonthInput;
  ExportPayrollMonthPayload: Types.ExportPayrollMonthPayload;
  ExportQrBatchCardsInput: Types.ExportQrBatchCardsInput;
  ExportQrBatchCardsPayload: Types.ExportQrBatchCardsPayload;
  ExportQrBatchPeopleInput: Types.ExportQrBatchPeopleInput;
  ExportQrBatchPeoplePayload: Types.ExportQrBatchPeoplePayload;
  ExportQrBatchesInput: Types.ExportQrBatchesInput;
  ExportQrBatchesPayload: Types.ExportQrBatchesPayload;
  ExportQrUsesInput: Types.ExportQrUsesInput;
  ExportQrUsesPayload: Types.ExportQrUsesPayload;
  Farmer: FarmerModel;
  FarmerConnection: FarmerConnectionModel;
  FarmerEdge: Omit<Types.FarmerEdge, 'node'> & { node: ResolversParentTypes['Farmer'] };
  FarmerSearchConnection: FarmerSearchConnectionModel;
  FieldChange: Types.FieldChange;
  FieldUsage: Types.FieldUsage;
  FieldUsageClient: Types.FieldUsageClient;
  FieldUsageConnection: FieldUsageConnectionModel;
  FieldUsageEdge: Types.FieldUsageEdge;
  Float: Types.Scalars['Float']['output'];
  ForgotPasswordInput: Types.ForgotPasswordInput;
  ForgotPasswordPayload: Types.ForgotPasswordPayload;
  GenerateQrCodesInput: Types.GenerateQrCodesInput;
  GenerateQrCodesPayload: WrittenModel;
  HeldVisit: HeldVisitModel;
  HeldVisitConnection: HeldVisitConnectionModel;
  HeldVisitEdge: Omit<Types.HeldVisitEdge, 'node'> & { node: ResolversParentTypes['HeldVisit'] };
  HistoryCount: Types.HistoryCount;
  HistoryEmployee: Types.HistoryEmployee;
  HistoryEvent: Types.HistoryEvent;
  HistoryEventConnection: HistoryEventConnectionModel;
  HistoryEventEdge: Types.HistoryEventEdge;
  HistoryInvoice: Types.HistoryInvoice;
  HistoryMeeting: Types.HistoryMeeting;
  HistoryUse: Types.HistoryUse;
  Holiday: Types.Holiday;
  ID: Types.Scalars['ID']['output'];
  Image: ImageModel;
  Int: Types.Scalars['Int']['output'];
  Invoice: Types.Invoice;
  InvoiceConnection: InvoiceConnectionModel;
  InvoiceDealer: Types.InvoiceDealer;
  InvoiceEdge: Types.InvoiceEdge;
  InvoiceFilter: Types.InvoiceFilter;
  InvoiceProduct: Types.InvoiceProduct;
  InvoiceWarehouse: Types.InvoiceWarehouse;
  Jump: Types.Jump;
  LeftOutPoints: Types.LeftOutPoints;
  Leg: Types.Leg;
  Location: Types.Location;
  MakePasswordLinkInput: Types.MakePasswordLinkInput;
  MakePasswordLinkPayload: Types.MakePasswordLinkPayload;
  MapTiles: Types.MapTiles;
  MarkAttendanceInput: Types.MarkAttendanceInput;
  MarkAttendancePayload: Types.MarkAttendancePayload;
  Meeting: Omit<Types.Meeting, 'assignedTo' | 'createdBy' | 'party' | 'pictures' | 'visitedDealers' | 'visitedFarmers'> & { assignedTo?: Types.Maybe<ResolversParentTypes['MeetingPerson']>, createdBy?: Types.Maybe<ResolversParentTypes['MeetingPerson']>, party?: Types.Maybe<ResolversParentTypes['MeetingParty']>, pictures?: Types.Maybe<Array<ResolversParentTypes['Image']>>, visitedDealers?: Types.Maybe<Array<ResolversParentTypes['MeetingParty']>>, visitedFarmers?: Types.Maybe<Array<ResolversParentTypes['MeetingParty']>> };
  MeetingConnection: MeetingConnectionModel;
  MeetingEdge: Omit<Types.MeetingEdge, 'node'> & { node: ResolversParentTypes['Meeting'] };
  MeetingFilter: Types.MeetingFilter;
  MeetingParty: Omit<Types.MeetingParty, 'pictures'> & { pictures: Array<ResolversParentTypes['Image']> };
  MeetingPerson: Omit<Types.MeetingPerson, 'pictures'> & { pictures: Array<ResolversParentTypes['Image']> };
  MeetingToPlanInput: Types.MeetingToPlanInput;
  MergeCustomersInput: Types.MergeCustomersInput;
  MergeCustomersPayload: Omit<Types.MergeCustomersPayload, 'dealer' | 'farmer'> & { dealer?: Types.Maybe<ResolversParentTypes['Dealer']>, farmer?: Types.Maybe<ResolversParentTypes['Farmer']> };
  MergedValuesInput: Types.MergedValuesInput;
  MonthMember: MonthMemberModel;
  Mutation: Record<PropertyKey, never>;
  NameValue: Types.NameValue;
  NameValueInput: Types.NameValueInput;
  Oddity: Types.Oddity;
  PageInfo: PageInfoModel;
  PayrollBlocker: Types.PayrollBlocker;
  PayrollMonth: PayrollMonthModel;
  PayrollPage: Types.PayrollPage;
  PayrollPerson: Types.PayrollPerson;
  PayrollReopening: Types.PayrollReopening;
  PayrollState: Types.PayrollState;
  PersonKeyInput: Types.PersonKeyInput;
  PlanMeetingInput: Types.PlanMeetingInput;
  PlanMeetingPayload: WrittenModel;
  PlanMeetingsInput: Types.PlanMeetingsInput;
  PlanMeetingsPayload: Types.PlanMeetingsPayload;
  PlanOutcome: Types.PlanOutcome;
  PlannedMeeting: Types.PlannedMeeting;
  PlannedMeetings: Omit<Types.PlannedMeetings, 'people'> & { people: Array<ResolversParentTypes['EmployeePlan']> };
  PossibleDuplicate: Omit<Types.PossibleDuplicate, 'dealer' | 'farmer'> & { dealer?: Types.Maybe<ResolversParentTypes['Dealer']>, farmer?: Types.Maybe<ResolversParentTypes['Farmer']> };
  ProductVariant: Types.ProductVariant;
  QrBatch: QrBatchModel;
  QrBatchConnection: QrBatchConnectionModel;
  QrBatchEdge: Omit<Types.QrBatchEdge, 'node'> & { node: ResolversParentTypes['QrBatch'] };
  QrBatchPeopleFilter: Types.QrBatchPeopleFilter;
  QrBatchPerson: Types.QrBatchPerson;
  QrBatchPersonConnection: QrBatchPersonConnectionModel;
  QrBatchPersonEdge: Types.QrBatchPersonEdge;
  QrCard: Types.QrCard;
  QrCardConnection: QrCardConnectionModel;
  QrCardEdge: Types.QrCardEdge;
  QrCardFilter: Types.QrCardFilter;
  QrCode: Omit<Types.QrCode, 'batch'> & { batch?: Types.Maybe<ResolversParentTypes['QrBatch']> };
  QrPoints: Types.QrPoints;
  QrRecallCall: Types.QrRecallCall;
  QrUse: Types.QrUse;
  QrUseConnection: QrUseConnectionModel;
  QrUseEdge: Types.QrUseEdge;
  QrUseFilter: Types.QrUseFilter;
  QrUseRowInput: Types.QrUseRowInput;
  QrUser: Types.QrUser;
  QrUserConnection: QrUserConnectionModel;
  QrUserEdge: Types.QrUserEdge;
  QrUsesOfDealer: Types.QrUsesOfDealer;
  QrUsesOfTaluka: Types.QrUsesOfTaluka;
  QrUsesOnDay: Types.QrUsesOnDay;
  QrVoid: Types.QrVoid;
  Query: Record<PropertyKey, never>;
  RedeliverWebhookInput: Types.RedeliverWebhookInput;
  RedeliverWebhookPayload: Types.RedeliverWebhookPayload;
  RefuseDayInput: Types.RefuseDayInput;
  RefuseDayPayload: ChangedDayModel;
  RegisteredCustomer: Types.RegisteredCustomer;
  ReopenPayrollMonthInput: Types.ReopenPayrollMonthInput;
  ReopenPayrollMonthPayload: Types.ReopenPayrollMonthPayload;
  ResetPasswordInput: Types.ResetPasswordInput;
  ResetPasswordPayload: Types.ResetPasswordPayload;
  RevokeAccessTokenInput: Types.RevokeAccessTokenInput;
  RevokeAccessTokenPayload: Types.RevokeAccessTokenPayload;
  ScheduleMeetingInput: Types.ScheduleMeetingInput;
  ScheduleMeetingPayload: WrittenModel;
  SearchGroup: SearchGroupModel;
  SearchHit: Omit<Types.SearchHit, 'node'> & { node: ResolversParentTypes['SearchNode'] };
  SearchNode: SearchNodeModel;
  SetDayTypeInput: Types.SetDayTypeInput;
  SetDayTypePayload: Types.SetDayTypePayload;
  SetEmployeeActiveInput: Types.SetEmployeeActiveInput;
  SetEmployeeActivePayload: SetEmployeeActiveModel;
  SetHolidayInput: Types.SetHolidayInput;
  SetHolidayPayload: Types.SetHolidayPayload;
  SetQrRecallCallInput: Types.SetQrRecallCallInput;
  SetQrRecallCallPayload: Types.SetQrRecallCallPayload;
  SignInInput: Types.SignInInput;
  SignInPayload: Types.SignInPayload;
  SignOutInput: Types.SignOutInput;
  SignOutPayload: Types.SignOutPayload;
  SignUpInput: Types.SignUpInput;
  SignUpPayload: Types.SignUpPayload;
  State: Types.State;
  Stop: Types.Stop;
  String: Types.Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  TeamDay: Omit<Types.TeamDay, 'people'> & { people: Array<ResolversParentTypes['TeamMember']> };
  TeamMember: Omit<Types.TeamMember, 'day' | 'employee'> & { day: ResolversParentTypes['DayDashboard'], employee: ResolversParentTypes['Employee'] };
  TeamMonth: Omit<Types.TeamMonth, 'people'> & { people: Array<ResolversParentTypes['MonthMember']> };
  TerritoryCounts: Types.TerritoryCounts;
  TerritoryPlace: Types.TerritoryPlace;
  TerritoryTaluka: Types.TerritoryTaluka;
  TerritoryTalukaInput: Types.TerritoryTalukaInput;
  TerritoryTransfer: Types.TerritoryTransfer;
  TestWebhookInput: Types.TestWebhookInput;
  TestWebhookPayload: Types.TestWebhookPayload;
  Tool: Types.Tool;
  TransferTerritoryInput: Types.TransferTerritoryInput;
  TransferTerritoryPayload: Types.TransferTerritoryPayload;
  TravelDay: Types.TravelDay;
  TravelPoint: Types.TravelPoint;
  TravelSummary: Types.TravelSummary;
  UnfinishedTransfer: Types.UnfinishedTransfer;
  UnvisitedCount: Types.UnvisitedCount;
  UnvisitedCounts: Types.UnvisitedCounts;
  UpdateDealerInput: Types.UpdateDealerInput;
  UpdateDealerPayload: Omit<Types.UpdateDealerPayload, 'dealer'> & { dealer?: Types.Maybe<ResolversParentTypes['Dealer']> };
  UpdateEmployeeInput: Types.UpdateEmployeeInput;
  UpdateEmployeePayload: Omit<Types.UpdateEmployeePayload, 'employee'> & { employee?: Types.Maybe<ResolversParentTypes['Employee']> };
  UpdateFarmerInput: Types.UpdateFarmerInput;
  UpdateFarmerPayload: Omit<Types.UpdateFarmerPayload, 'farmer'> & { farmer?: Types.Maybe<ResolversParentTypes['Farmer']> };
  UpdateProfileInput: Types.UpdateProfileInput;
  UpdateProfilePayload: Omit<Types.UpdateProfilePayload, 'profile'> & { profile?: Types.Maybe<ResolversParentTypes['Employee']> };
  UpdateWebhookInput: Types.UpdateWebhookInput;
  UpdateWebhookPayload: Types.UpdateWebhookPayload;
  UserError: Types.UserError;
  Viewer: Types.Viewer;
  Visit: Types.Visit;
  VisitRowInput: Types.VisitRowInput;
  VisitSuggestion: VisitSuggestionModel;
  VisitSuggestions: Omit<Types.VisitSuggestions, 'nodes'> & { nodes: Array<ResolversParentTypes['VisitSuggestion']> };
  VoidQrCodesInput: Types.VoidQrCodesInput;
  VoidQrCodesPayload: Types.VoidQrCodesPayload;
  Webhook: Types.Webhook;
  WebhookDelivery: Types.WebhookDelivery;
  WebhookDeliveryConnection: Omit<Types.WebhookDeliveryConnection, 'pageInfo'> & { pageInfo: ResolversParentTypes['PageInfo'] };
  WebhookDeliveryEdge: Types.WebhookDeliveryEdge;
  WithdrawApprovalInput: Types.WithdrawApprovalInput;
  WithdrawApprovalPayload: Types.WithdrawApprovalPayload;
};

export type AccessDirectiveArgs = {
  any?: Types.Maybe<Array<Types.Role>>;
};

export type AccessDirectiveResolver<Result, Parent, ContextType = Context, Args = AccessDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AccessTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccessToken'] = ResolversParentTypes['AccessToken']> = {
  active?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  createdAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdById?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  createdByName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revokedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['Role']>, ParentType, ContextType>;
};

export type AccessTokenConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccessTokenConnection'] = ResolversParentTypes['AccessTokenConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AccessTokenEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AccessToken']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalCountAtLeast?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AccessTokenEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccessTokenEdge'] = ResolversParentTypes['AccessTokenEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AccessToken'], ParentType, ContextType>;
};

export type ActivityCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivityCounts'] = ResolversParentTypes['ActivityCounts']> = {
  codesUsed?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  dealersRegistered?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  farmersRegistered?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  meetingsHeld?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pointsGiven?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  visits?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ActivityReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivityReport'] = ResolversParentTypes['ActivityReport']> = {
  previousTotal?: Resolver<Types.Maybe<ResolversTypes['ActivityCounts']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['ActivityRow']>, ParentType, ContextType>;
  total?: Resolver<Types.Maybe<ResolversTypes['ActivityCounts']>, ParentType, ContextType>;
};

export type ActivityRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivityRow'] = ResolversParentTypes['ActivityRow']> = {
  codesUsed?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  dealersRegistered?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  farmersRegistered?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meetingsHeld?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pointsGiven?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  visits?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AddDealerPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddDealerPayload'] = ResolversParentTypes['AddDealerPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dealer?: Resolver<Types.Maybe<ResolversTypes['Dealer']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddEmployeePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddEmployeePayload'] = ResolversParentTypes['AddEmployeePayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employee?: Resolver<Types.Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  setPasswordUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddFarmerPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddFarmerPayload'] = ResolversParentTypes['AddFarmerPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  farmer?: Resolver<Types.Maybe<ResolversTypes['Farmer']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Address'] = ResolversParentTypes['Address']> = {
  district?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pinCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taluka?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  village?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AnswerDayQuestionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnswerDayQuestionPayload'] = ResolversParentTypes['AnswerDayQuestionPayload']> = {
  attendance?: Resolver<Types.Maybe<ResolversTypes['AttendanceDay']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ApprovalOutcomeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApprovalOutcome'] = ResolversParentTypes['ApprovalOutcome']> = {
  code?: Resolver<ResolversTypes['ApprovalCode'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ApproveAttendancePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApproveAttendancePayload'] = ResolversParentTypes['ApproveAttendancePayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ApproveDaysPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApproveDaysPayload'] = ResolversParentTypes['ApproveDaysPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outcomes?: Resolver<Array<ResolversTypes['ApprovalOutcome']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AskAboutDayPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AskAboutDayPayload'] = ResolversParentTypes['AskAboutDayPayload']> = {
  attendance?: Resolver<Types.Maybe<ResolversTypes['AttendanceDay']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AttendanceCorrectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttendanceCorrection'] = ResolversParentTypes['AttendanceCorrection']> = {
  at?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  by?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  punchOutAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AttendanceDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttendanceDay'] = ResolversParentTypes['AttendanceDay']> = {
  approvalNote?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  approved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  correctable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  corrections?: Resolver<Array<ResolversTypes['AttendanceCorrection']>, ParentType, ContextType>;
  date?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  punchInAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  punchOutAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['DayQuestion']>, ParentType, ContextType>;
  refusals?: Resolver<Array<ResolversTypes['DayRefusal']>, ParentType, ContextType>;
  state?: Resolver<Types.Maybe<ResolversTypes['DayState']>, ParentType, ContextType>;
  updatedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  workDuration?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  workMinutes?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AuditEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEvent'] = ResolversParentTypes['AuditEvent']> = {
  action?: Resolver<Types.Maybe<ResolversTypes['AuditAction']>, ParentType, ContextType>;
  actorId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  actorName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  detail?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  subjectId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  subjectName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  toolName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AuditEventConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEventConnection'] = ResolversParentTypes['AuditEventConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AuditEventEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AuditEvent']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalCountAtLeast?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AuditEventEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEventEdge'] = ResolversParentTypes['AuditEventEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AuditEvent'], ParentType, ContextType>;
};

export type BasemapResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Basemap'] = ResolversParentTypes['Basemap']> = {
  attribution?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BlockedDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockedDay'] = ResolversParentTypes['BlockedDay']> = {
  date?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  firstName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CancelMeetingPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelMeetingPayload'] = ResolversParentTypes['CancelMeetingPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meeting?: Resolver<Types.Maybe<ResolversTypes['Meeting']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Change'] = ResolversParentTypes['Change']> = {
  actorId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  at?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  created?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  date?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  own?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  subjectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  toolId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  toolName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Types.Maybe<ResolversTypes['ChangeType']>, ParentType, ContextType>;
};

export type ChangeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeConnection'] = ResolversParentTypes['ChangeConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ChangeEdge']>, ParentType, ContextType>;
  latestCursor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Change']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ChangeEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeEdge'] = ResolversParentTypes['ChangeEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Change'], ParentType, ContextType>;
};

export type ChangePasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangePasswordPayload'] = ResolversParentTypes['ChangePasswordPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CheckEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckEvent'] = ResolversParentTypes['CheckEvent']> = {
  at?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CheckEventKind'], ParentType, ContextType>;
};

export type ClientConfigResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClientConfig'] = ResolversParentTypes['ClientConfig']> = {
  basemap?: Resolver<Types.Maybe<ResolversTypes['Basemap']>, ParentType, ContextType>;
  extensions?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  googleMapsApiKey?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mapTiles?: Resolver<Types.Maybe<ResolversTypes['MapTiles']>, ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  today?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type ClosePayrollMonthPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClosePayrollMonthPayload'] = ResolversParentTypes['ClosePayrollMonthPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CorrectAttendancePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CorrectAttendancePayload'] = ResolversParentTypes['CorrectAttendancePayload']> = {
  attendance?: Resolver<Types.Maybe<ResolversTypes['AttendanceDay']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CoverageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Coverage'] = ResolversParentTypes['Coverage']> = {
  rows?: Resolver<Array<ResolversTypes['CoverageRow']>, ParentType, ContextType>;
};

export type CoverageRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CoverageRow'] = ResolversParentTypes['CoverageRow']> = {
  district?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  never?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  state?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  visited?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CreateAccessTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateAccessTokenPayload'] = ResolversParentTypes['CreateAccessTokenPayload']> = {
  accessToken?: Resolver<Types.Maybe<ResolversTypes['AccessToken']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  token?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateWebhookPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateWebhookPayload'] = ResolversParentTypes['CreateWebhookPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secret?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  webhook?: Resolver<Types.Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type CustomerRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerRecord'] = ResolversParentTypes['CustomerRecord']> = {
  dateOfBirth?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  email?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gender?: Resolver<Types.Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['HistoryCount']>, ParentType, ContextType>;
  lastSeenAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastSeenBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  middleName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  points?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalPoints?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  whatsAppMobile?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DayDashboardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DayDashboard'] = ResolversParentTypes['DayDashboard']> = {
  attendance?: Resolver<Types.Maybe<ResolversTypes['AttendanceDay']>, ParentType, ContextType>;
  checkEvents?: Resolver<Types.Maybe<Array<ResolversTypes['CheckEvent']>>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  dealers?: Resolver<Types.Maybe<Array<ResolversTypes['Dealer']>>, ParentType, ContextType>;
  farmers?: Resolver<Types.Maybe<Array<ResolversTypes['Farmer']>>, ParentType, ContextType>;
  jumps?: Resolver<Types.Maybe<Array<ResolversTypes['Jump']>>, ParentType, ContextType>;
  lastPoint?: Resolver<Types.Maybe<ResolversTypes['TravelPoint']>, ParentType, ContextType>;
  legs?: Resolver<Types.Maybe<Array<ResolversTypes['Leg']>>, ParentType, ContextType>;
  meetingCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  meetings?: Resolver<Types.Maybe<Array<ResolversTypes['DayMeeting']>>, ParentType, ContextType>;
  oddities?: Resolver<Types.Maybe<Array<ResolversTypes['Oddity']>>, ParentType, ContextType>;
  plannedMeetings?: Resolver<Types.Maybe<Array<ResolversTypes['PlannedMeeting']>>, ParentType, ContextType>;
  rules?: Resolver<ResolversTypes['DayRules'], ParentType, ContextType>;
  stops?: Resolver<Types.Maybe<Array<ResolversTypes['Stop']>>, ParentType, ContextType>;
  summary?: Resolver<Types.Maybe<ResolversTypes['TravelSummary']>, ParentType, ContextType>;
  travel?: Resolver<Types.Maybe<Array<ResolversTypes['TravelPoint']>>, ParentType, ContextType>;
  visitCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DayMeetingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DayMeeting'] = ResolversParentTypes['DayMeeting']> = {
  comment?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endLocation?: Resolver<Types.Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  id?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  number?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  startLocation?: Resolver<Types.Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  type?: Resolver<Types.Maybe<ResolversTypes['MeetingType']>, ParentType, ContextType>;
};

export type DayQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DayQuestion'] = ResolversParentTypes['DayQuestion']> = {
  answer?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  answeredAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  answeredBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  by?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  question?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DayRefusalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DayRefusal'] = ResolversParentTypes['DayRefusal']> = {
  at?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  by?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countsAs?: Resolver<Types.Maybe<ResolversTypes['RefusedDayType']>, ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  withdrawnAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  withdrawnBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  withdrawnReason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DayRulesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DayRules'] = ResolversParentTypes['DayRules']> = {
  longDayMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  longSilenceMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxKmPerHour?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  silenceMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stopMetres?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stopMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DayStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DayState'] = ResolversParentTypes['DayState']> = {
  code?: Resolver<ResolversTypes['DayStateCode'], ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['Oddity']>, ParentType, ContextType>;
};

export type DayTypeOfDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DayTypeOfDay'] = ResolversParentTypes['DayTypeOfDay']> = {
  countsAs?: Resolver<Types.Maybe<ResolversTypes['PayrollColumn']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Types.Maybe<ResolversTypes['DayType']>, ParentType, ContextType>;
};

export type DealerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Dealer'] = ResolversParentTypes['Dealer']> = {
  address?: Resolver<Types.Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  details?: Resolver<Array<ResolversTypes['NameValue']>, ParentType, ContextType>;
  detailsText?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastVisit?: Resolver<Types.Maybe<ResolversTypes['Visit']>, ParentType, ContextType>;
  location?: Resolver<Types.Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  phoneNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pictures?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  record?: Resolver<Types.Maybe<ResolversTypes['CustomerRecord']>, ParentType, ContextType>;
  registeredAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  syncId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DealerConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DealerConnection'] = ResolversParentTypes['DealerConnection']> = {
  edges?: Resolver<Array<ResolversTypes['DealerEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Dealer']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalCountAtLeast?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DealerEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DealerEdge'] = ResolversParentTypes['DealerEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Dealer'], ParentType, ContextType>;
};

export type DealerSearchConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DealerSearchConnection'] = ResolversParentTypes['DealerSearchConnection']> = {
  cut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['DealerEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Dealer']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeleteWebhookPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteWebhookPayload'] = ResolversParentTypes['DeleteWebhookPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DirectoryEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DirectoryEntry'] = ResolversParentTypes['DirectoryEntry']> = {
  dealerId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  district?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  farmerId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mobile?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taluka?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  village?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  whatsAppMobile?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DirectoryEntryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DirectoryEntryConnection'] = ResolversParentTypes['DirectoryEntryConnection']> = {
  edges?: Resolver<Array<ResolversTypes['DirectoryEntryEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['DirectoryEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalCountAtLeast?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DirectoryEntryEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DirectoryEntryEdge'] = ResolversParentTypes['DirectoryEntryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['DirectoryEntry'], ParentType, ContextType>;
};

export type DismissDuplicatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DismissDuplicatePayload'] = ResolversParentTypes['DismissDuplicatePayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DistrictResolvers<ContextType = Context, ParentType extends ResolversParentTypes['District'] = ResolversParentTypes['District']> = {
  formerNames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  talukas?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DuplicatePairResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DuplicatePair'] = ResolversParentTypes['DuplicatePair']> = {
  dealers?: Resolver<Types.Maybe<Array<ResolversTypes['Dealer']>>, ParentType, ContextType>;
  farmers?: Resolver<Types.Maybe<Array<ResolversTypes['Farmer']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['DuplicateReason']>, ParentType, ContextType>;
};

export type DuplicatePairConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DuplicatePairConnection'] = ResolversParentTypes['DuplicatePairConnection']> = {
  edges?: Resolver<Array<ResolversTypes['DuplicatePairEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['DuplicatePair']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalCountAtLeast?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DuplicatePairEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DuplicatePairEdge'] = ResolversParentTypes['DuplicatePairEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['DuplicatePair'], ParentType, ContextType>;
};

export type EmployeeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Employee'] = ResolversParentTypes['Employee']> = {
  active?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  address?: Resolver<Types.Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  attendance?: Resolver<Types.Maybe<Array<ResolversTypes['AttendanceDay']>>, ParentType, ContextType, Partial<Types.EmployeeAttendanceArgs>>;
  dateOfBirth?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  dayDashboard?: Resolver<Types.Maybe<ResolversTypes['DayDashboard']>, ParentType, ContextType, RequireFields<Types.EmployeeDayDashboardArgs, 'date'>>;
  dealers?: Resolver<Types.Maybe<ResolversTypes['DealerConnection']>, ParentType, ContextType, Partial<Types.EmployeeDealersArgs>>;
  email?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  farmers?: Resolver<Types.Maybe<ResolversTypes['FarmerConnection']>, ParentType, ContextType, Partial<Types.EmployeeFarmersArgs>>;
  firstName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gender?: Resolver<Types.Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastChange?: Resolver<Types.Maybe<ResolversTypes['EmployeeChange']>, ParentType, ContextType>;
  lastName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meetings?: Resolver<Types.Maybe<ResolversTypes['MeetingConnection']>, ParentType, ContextType, RequireFields<Types.EmployeeMeetingsArgs, 'scope'>>;
  middleName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payrollId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pictures?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['Role']>, ParentType, ContextType>;
  tool?: Resolver<Types.Maybe<ResolversTypes['Tool']>, ParentType, ContextType>;
  updatedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EmployeeChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeChange'] = ResolversParentTypes['EmployeeChange']> = {
  at?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  employee?: Resolver<Types.Maybe<ResolversTypes['HistoryEmployee']>, ParentType, ContextType>;
};

export type EmployeeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeConnection'] = ResolversParentTypes['EmployeeConnection']> = {
  edges?: Resolver<Array<ResolversTypes['EmployeeEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Employee']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalCountAtLeast?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type EmployeeDayTypesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeDayTypes'] = ResolversParentTypes['EmployeeDayTypes']> = {
  days?: Resolver<Array<ResolversTypes['DayTypeOfDay']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type EmployeeEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeEdge'] = ResolversParentTypes['EmployeeEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
};

export type EmployeePlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeePlan'] = ResolversParentTypes['EmployeePlan']> = {
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  meetings?: Resolver<Array<ResolversTypes['PlannedMeeting']>, ParentType, ContextType>;
};

export type ExportAttendancePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExportAttendancePayload'] = ResolversParentTypes['ExportAttendancePayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fileName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<Types.ExportAttendancePayloadUrlArgs, 'absolute'>>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ExportAuditEventsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExportAuditEventsPayload'] = ResolversParentTypes['ExportAuditEventsPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fileName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<Types.ExportAuditEventsPayloadUrlArgs, 'absolute'>>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ExportDealerDuplicatesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExportDealerDuplicatesPayload'] = ResolversParentTypes['ExportDealerDuplicatesPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fileName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<Types.ExportDealerDuplicatesPayloadUrlArgs, 'absolute'>>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ExportDealersPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExportDealersPayload'] = ResolversParentTypes['ExportDealersPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fileName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<Types.ExportDealersPayloadUrlArgs, 'absolute'>>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ExportFarmerDuplicatesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExportFarmerDuplicatesPayload'] = ResolversParentTypes['ExportFarmerDuplicatesPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fileName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<Types.ExportFarmerDuplicatesPayloadUrlArgs, 'absolute'>>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ExportFarmersPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExportFarmersPayload'] = ResolversParentTypes['ExportFarmersPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fileName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<Types.ExportFarmersPayloadUrlArgs, 'absolute'>>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ExportInvoicesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExportInvoicesPayload'] = ResolversParentTypes['ExportInvoicesPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fileName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<Types.ExportInvoicesPayloadUrlArgs, 'absolute'>>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ExportMeetingsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExportMeetingsPayload'] = ResolversParentTypes['ExportMeetingsPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fileName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<Types.ExportMeetingsPayloadUrlArgs, 'absolute'>>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ExportPayrollMonthPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExportPayrollMonthPayload'] = ResolversParentTypes['ExportPayrollMonthPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fileName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<Types.ExportPayrollMonthPayloadUrlArgs, 'absolute'>>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ExportQrBatchCardsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExportQrBatchCardsPayload'] = ResolversParentTypes['ExportQrBatchCardsPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fileName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<Types.ExportQrBatchCardsPayloadUrlArgs, 'absolute'>>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ExportQrBatchPeoplePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExportQrBatchPeoplePayload'] = ResolversParentTypes['ExportQrBatchPeoplePayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fileName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<Types.ExportQrBatchPeoplePayloadUrlArgs, 'absolute'>>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ExportQrBatchesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExportQrBatchesPayload'] = ResolversParentTypes['ExportQrBatchesPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fileName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<Types.ExportQrBatchesPayloadUrlArgs, 'absolute'>>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ExportQrUsesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExportQrUsesPayload'] = ResolversParentTypes['ExportQrUsesPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fileName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<Types.ExportQrUsesPayloadUrlArgs, 'absolute'>>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type FarmerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Farmer'] = ResolversParentTypes['Farmer']> = {
  address?: Resolver<Types.Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  crops?: Resolver<Array<ResolversTypes['NameValue']>, ParentType, ContextType>;
  cropsText?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastVisit?: Resolver<Types.Maybe<ResolversTypes['Visit']>, ParentType, ContextType>;
  location?: Resolver<Types.Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  phoneNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pictures?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  record?: Resolver<Types.Maybe<ResolversTypes['CustomerRecord']>, ParentType, ContextType>;
  registeredAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  syncId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FarmerConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FarmerConnection'] = ResolversParentTypes['FarmerConnection']> = {
  edges?: Resolver<Array<ResolversTypes['FarmerEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Farmer']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalCountAtLeast?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type FarmerEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FarmerEdge'] = ResolversParentTypes['FarmerEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Farmer'], ParentType, ContextType>;
};

export type FarmerSearchConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FarmerSearchConnection'] = ResolversParentTypes['FarmerSearchConnection']> = {
  cut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['FarmerEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Farmer']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FieldChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FieldChange'] = ResolversParentTypes['FieldChange']> = {
  after?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Types.Maybe<ResolversTypes['CustomerField']>, ParentType, ContextType>;
};

export type FieldUsageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FieldUsage'] = ResolversParentTypes['FieldUsage']> = {
  clients?: Resolver<Array<ResolversTypes['FieldUsageClient']>, ParentType, ContextType>;
  deprecationReason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedOn?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  operationCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FieldUsageClientResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FieldUsageClient'] = ResolversParentTypes['FieldUsageClient']> = {
  isTool?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUsedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  operationCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FieldUsageConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FieldUsageConnection'] = ResolversParentTypes['FieldUsageConnection']> = {
  countedSince?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['FieldUsageEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['FieldUsage']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  shared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type FieldUsageEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FieldUsageEdge'] = ResolversParentTypes['FieldUsageEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['FieldUsage'], ParentType, ContextType>;
};

export type ForgotPasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ForgotPasswordPayload'] = ResolversParentTypes['ForgotPasswordPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type GenerateQrCodesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GenerateQrCodesPayload'] = ResolversParentTypes['GenerateQrCodesPayload']> = {
  batch?: Resolver<Types.Maybe<ResolversTypes['QrBatch']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type HeldVisitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeldVisit'] = ResolversParentTypes['HeldVisit']> = {
  at?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['MeetingParty'], ParentType, ContextType>;
  employeeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  employeeName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isMeeting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  meetingId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  meetingType?: Resolver<ResolversTypes['MeetingType'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['MeetingType'], ParentType, ContextType>;
};

export type HeldVisitConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeldVisitConnection'] = ResolversParentTypes['HeldVisitConnection']> = {
  edges?: Resolver<Array<ResolversTypes['HeldVisitEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['HeldVisit']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalCountAtLeast?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type HeldVisitEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeldVisitEdge'] = ResolversParentTypes['HeldVisitEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['HeldVisit'], ParentType, ContextType>;
};

export type HistoryCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryCount'] = ResolversParentTypes['HistoryCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['HistoryKind'], ParentType, ContextType>;
};

export type HistoryEmployeeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryEmployee'] = ResolversParentTypes['HistoryEmployee']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HistoryEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryEvent'] = ResolversParentTypes['HistoryEvent']> = {
  at?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  employee?: Resolver<Types.Maybe<ResolversTypes['HistoryEmployee']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoice?: Resolver<Types.Maybe<ResolversTypes['HistoryInvoice']>, ParentType, ContextType>;
  kind?: Resolver<Types.Maybe<ResolversTypes['HistoryKind']>, ParentType, ContextType>;
  meeting?: Resolver<Types.Maybe<ResolversTypes['HistoryMeeting']>, ParentType, ContextType>;
  use?: Resolver<Types.Maybe<ResolversTypes['HistoryUse']>, ParentType, ContextType>;
};

export type HistoryEventConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryEventConnection'] = ResolversParentTypes['HistoryEventConnection']> = {
  edges?: Resolver<Array<ResolversTypes['HistoryEventEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['HistoryEvent']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalCountAtLeast?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type HistoryEventEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryEventEdge'] = ResolversParentTypes['HistoryEventEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['HistoryEvent'], ParentType, ContextType>;
};

export type HistoryInvoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryInvoice'] = ResolversParentTypes['HistoryInvoice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  warehouse?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HistoryMeetingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryMeeting'] = ResolversParentTypes['HistoryMeeting']> = {
  endedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['MeetingStatus']>, ParentType, ContextType>;
  type?: Resolver<Types.Maybe<ResolversTypes['MeetingType']>, ParentType, ContextType>;
};

export type HistoryUseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryUse'] = ResolversParentTypes['HistoryUse']> = {
  code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dealer?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  person?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  points?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HolidayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Holiday'] = ResolversParentTypes['Holiday']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Types.ImageUrlArgs, 'absolute'>>;
};

export type InvoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Invoice'] = ResolversParentTypes['Invoice']> = {
  createdAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dealer?: Resolver<Types.Maybe<ResolversTypes['InvoiceDealer']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['InvoiceProduct']>, ParentType, ContextType>;
  scannedBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scannedById?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  warehouse?: Resolver<Types.Maybe<ResolversTypes['InvoiceWarehouse']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvoiceConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceConnection'] = ResolversParentTypes['InvoiceConnection']> = {
  edges?: Resolver<Array<ResolversTypes['InvoiceEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Invoice']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalCountAtLeast?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type InvoiceDealerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceDealer'] = ResolversParentTypes['InvoiceDealer']> = {
  id?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  mobile?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InvoiceEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceEdge'] = ResolversParentTypes['InvoiceEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Invoice'], ParentType, ContextType>;
};

export type InvoiceProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceProduct'] = ResolversParentTypes['InvoiceProduct']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  qrLinked?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type InvoiceWarehouseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceWarehouse'] = ResolversParentTypes['InvoiceWarehouse']> = {
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type JumpResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Jump'] = ResolversParentTypes['Jump']> = {
  backAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fromAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  kmPerHour?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  location?: Resolver<ResolversTypes['Location'], ParentType, ContextType>;
  minutesBack?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pointCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  straightLineKm?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  untilAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type LeftOutPointsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeftOutPoints'] = ResolversParentTypes['LeftOutPoints']> = {
  pointCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['LeftOutReason'], ParentType, ContextType>;
};

export type LegResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Leg'] = ResolversParentTypes['Leg']> = {
  fromAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LegKind'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  straightLineKm?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  untilAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type LocationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Location'] = ResolversParentTypes['Location']> = {
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type MakePasswordLinkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MakePasswordLinkPayload'] = ResolversParentTypes['MakePasswordLinkPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  setPasswordUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MapTilesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MapTiles'] = ResolversParentTypes['MapTiles']> = {
  attribution?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MarkAttendancePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarkAttendancePayload'] = ResolversParentTypes['MarkAttendancePayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  date?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  userId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type MeetingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Meeting'] = ResolversParentTypes['Meeting']> = {
  assignedTo?: Resolver<Types.Maybe<ResolversTypes['MeetingPerson']>, ParentType, ContextType>;
  comment?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdBy?: Resolver<Types.Maybe<ResolversTypes['MeetingPerson']>, ParentType, ContextType>;
  endLocation?: Resolver<Types.Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  endedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  party?: Resolver<Types.Maybe<ResolversTypes['MeetingParty']>, ParentType, ContextType>;
  pictures?: Resolver<Types.Maybe<Array<ResolversTypes['Image']>>, ParentType, ContextType>;
  plannedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  purpose?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startLocation?: Resolver<Types.Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  startedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['MeetingStatus']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['MeetingType'], ParentType, ContextType>;
  updatedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  visitedDealers?: Resolver<Types.Maybe<Array<ResolversTypes['MeetingParty']>>, ParentType, ContextType>;
  visitedFarmers?: Resolver<Types.Maybe<Array<ResolversTypes['MeetingParty']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MeetingConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MeetingConnection'] = ResolversParentTypes['MeetingConnection']> = {
  edges?: Resolver<Array<ResolversTypes['MeetingEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Meeting']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalCountAtLeast?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type MeetingEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MeetingEdge'] = ResolversParentTypes['MeetingEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Meeting'], ParentType, ContextType>;
};

export type MeetingPartyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MeetingParty'] = ResolversParentTypes['MeetingParty']> = {
  address?: Resolver<Types.Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  dealerId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  farmerId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  firstName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  lastName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  location?: Resolver<Types.Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  phoneNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pictures?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
};

export type MeetingPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MeetingPerson'] = ResolversParentTypes['MeetingPerson']> = {
  email?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  lastName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pictures?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
};

export type MergeCustomersPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MergeCustomersPayload'] = ResolversParentTypes['MergeCustomersPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dealer?: Resolver<Types.Maybe<ResolversTypes['Dealer']>, ParentType, ContextType>;
  farmer?: Resolver<Types.Maybe<ResolversTypes['Farmer']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MonthMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonthMember'] = ResolversParentTypes['MonthMember']> = {
  attendance?: Resolver<Types.Maybe<Array<ResolversTypes['AttendanceDay']>>, ParentType, ContextType>;
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  travel?: Resolver<Types.Maybe<Array<ResolversTypes['TravelDay']>>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addDealer?: Resolver<Types.Maybe<ResolversTypes['AddDealerPayload']>, ParentType, ContextType, RequireFields<Types.MutationAddDealerArgs, 'input'>>;
  addEmployee?: Resolver<Types.Maybe<ResolversTypes['AddEmployeePayload']>, ParentType, ContextType, RequireFields<Types.MutationAddEmployeeArgs, 'input'>>;
  addFarmer?: Resolver<Types.Maybe<ResolversTypes['AddFarmerPayload']>, ParentType, ContextType, RequireFields<Types.MutationAddFarmerArgs, 'input'>>;
  answerDayQuestion?: Resolver<Types.Maybe<ResolversTypes['AnswerDayQuestionPayload']>, ParentType, ContextType, RequireFields<Types.MutationAnswerDayQuestionArgs, 'input'>>;
  approveAttendance?: Resolver<Types.Maybe<ResolversTypes['ApproveAttendancePayload']>, ParentType, ContextType, RequireFields<Types.MutationApproveAttendanceArgs, 'input'>>;
  approveDays?: Resolver<Types.Maybe<ResolversTypes['ApproveDaysPayload']>, ParentType, ContextType, RequireFields<Types.MutationApproveDaysArgs, 'input'>>;
  askAboutDay?: Resolver<Types.Maybe<ResolversTypes['AskAboutDayPayload']>, ParentType, ContextType, RequireFields<Types.MutationAskAboutDayArgs, 'input'>>;
  cancelMeeting?: Resolver<Types.Maybe<ResolversTypes['CancelMeetingPayload']>, ParentType, ContextType, RequireFields<Types.MutationCancelMeetingArgs, 'input'>>;
  changePassword?: Resolver<Types.Maybe<ResolversTypes['ChangePasswordPayload']>, ParentType, ContextType, RequireFields<Types.MutationChangePasswordArgs, 'input'>>;
  closePayrollMonth?: Resolver<Types.Maybe<ResolversTypes['ClosePayrollMonthPayload']>, ParentType, ContextType, RequireFields<Types.MutationClosePayrollMonthArgs, 'input'>>;
  correctAttendance?: Resolver<Types.Maybe<ResolversTypes['CorrectAttendancePayload']>, ParentType, ContextType, RequireFields<Types.MutationCorrectAttendanceArgs, 'input'>>;
  createAccessToken?: Resolver<Types.Maybe<ResolversTypes['CreateAccessTokenPayload']>, ParentType, ContextType, RequireFields<Types.MutationCreateAccessTokenArgs, 'input'>>;
  createWebhook?: Resolver<Types.Maybe<ResolversTypes['CreateWebhookPayload']>, ParentType, ContextType, RequireFields<Types.MutationCreateWebhookArgs, 'input'>>;
  deleteWebhook?: Resolver<Types.Maybe<ResolversTypes['DeleteWebhookPayload']>, ParentType, ContextType, RequireFields<Types.MutationDeleteWebhookArgs, 'input'>>;
  dismissDuplicate?: Resolver<Types.Maybe<ResolversTypes['DismissDuplicatePayload']>, ParentType, ContextType, RequireFields<Types.MutationDismissDuplicateArgs, 'input'>>;
  exportAttendance?: Resolver<Types.Maybe<ResolversTypes['ExportAttendancePayload']>, ParentType, ContextType, RequireFields<Types.MutationExportAttendanceArgs, 'input'>>;
  exportAuditEvents?: Resolver<Types.Maybe<ResolversTypes['ExportAuditEventsPayload']>, ParentType, ContextType, RequireFields<Types.MutationExportAuditEventsArgs, 'input'>>;
  exportDealerDuplicates?: Resolver<Types.Maybe<ResolversTypes['ExportDealerDuplicatesPayload']>, ParentType, ContextType, RequireFields<Types.MutationExportDealerDuplicatesArgs, 'input'>>;
  exportDealers?: Resolver<Types.Maybe<ResolversTypes['ExportDealersPayload']>, ParentType, ContextType, RequireFields<Types.MutationExportDealersArgs, 'input'>>;
  exportFarmerDuplicates?: Resolver<Types.Maybe<ResolversTypes['ExportFarmerDuplicatesPayload']>, ParentType, ContextType, RequireFields<Types.MutationExportFarmerDuplicatesArgs, 'input'>>;
  exportFarmers?: Resolver<Types.Maybe<ResolversTypes['ExportFarmersPayload']>, ParentType, ContextType, RequireFields<Types.MutationExportFarmersArgs, 'input'>>;
  exportInvoices?: Resolver<Types.Maybe<ResolversTypes['ExportInvoicesPayload']>, ParentType, ContextType, RequireFields<Types.MutationExportInvoicesArgs, 'input'>>;
  exportMeetings?: Resolver<Types.Maybe<ResolversTypes['ExportMeetingsPayload']>, ParentType, ContextType, RequireFields<Types.MutationExportMeetingsArgs, 'input'>>;
  exportPayrollMonth?: Resolver<Types.Maybe<ResolversTypes['ExportPayrollMonthPayload']>, ParentType, ContextType, RequireFields<Types.MutationExportPayrollMonthArgs, 'input'>>;
  exportQrBatchCards?: Resolver<Types.Maybe<ResolversTypes['ExportQrBatchCardsPayload']>, ParentType, ContextType, RequireFields<Types.MutationExportQrBatchCardsArgs, 'input'>>;
  exportQrBatchPeople?: Resolver<Types.Maybe<ResolversTypes['ExportQrBatchPeoplePayload']>, ParentType, ContextType, RequireFields<Types.MutationExportQrBatchPeopleArgs, 'input'>>;
  exportQrBatches?: Resolver<Types.Maybe<ResolversTypes['ExportQrBatchesPayload']>, ParentType, ContextType, RequireFields<Types.MutationExportQrBatchesArgs, 'input'>>;
  exportQrUses?: Resolver<Types.Maybe<ResolversTypes['ExportQrUsesPayload']>, ParentType, ContextType, RequireFields<Types.MutationExportQrUsesArgs, 'input'>>;
  forgotPassword?: Resolver<Types.Maybe<ResolversTypes['ForgotPasswordPayload']>, ParentType, ContextType, RequireFields<Types.MutationForgotPasswordArgs, 'input'>>;
  generateQrCodes?: Resolver<Types.Maybe<ResolversTypes['GenerateQrCodesPayload']>, ParentType, ContextType, RequireFields<Types.MutationGenerateQrCodesArgs, 'input'>>;
  makePasswordLink?: Resolver<Types.Maybe<ResolversTypes['MakePasswordLinkPayload']>, ParentType, ContextType, RequireFields<Types.MutationMakePasswordLinkArgs, 'input'>>;
  markAttendance?: Resolver<Types.Maybe<ResolversTypes['MarkAttendancePayload']>, ParentType, ContextType, RequireFields<Types.MutationMarkAttendanceArgs, 'input'>>;
  mergeCustomers?: Resolver<Types.Maybe<ResolversTypes['MergeCustomersPayload']>, ParentType, ContextType, RequireFields<Types.MutationMergeCustomersArgs, 'input'>>;
  planMeeting?: Resolver<Types.Maybe<ResolversTypes['PlanMeetingPayload']>, ParentType, ContextType, RequireFields<Types.MutationPlanMeetingArgs, 'input'>>;
  planMeetings?: Resolver<Types.Maybe<ResolversTypes['PlanMeetingsPayload']>, ParentType, ContextType, RequireFields<Types.MutationPlanMeetingsArgs, 'input'>>;
  redeliverWebhook?: Resolver<Types.Maybe<ResolversTypes['RedeliverWebhookPayload']>, ParentType, ContextType, RequireFields<Types.MutationRedeliverWebhookArgs, 'input'>>;
  refuseDay?: Resolver<Types.Maybe<ResolversTypes['RefuseDayPayload']>, ParentType, ContextType, RequireFields<Types.MutationRefuseDayArgs, 'input'>>;
  reopenPayrollMonth?: Resolver<Types.Maybe<ResolversTypes['ReopenPayrollMonthPayload']>, ParentType, ContextType, RequireFields<Types.MutationReopenPayrollMonthArgs, 'input'>>;
  resetPassword?: Resolver<Types.Maybe<ResolversTypes['ResetPasswordPayload']>, ParentType, ContextType, RequireFields<Types.MutationResetPasswordArgs, 'input'>>;
  revokeAccessToken?: Resolver<Types.Maybe<ResolversTypes['RevokeAccessTokenPayload']>, ParentType, ContextType, RequireFields<Types.MutationRevokeAccessTokenArgs, 'input'>>;
  scheduleMeeting?: Resolver<Types.Maybe<ResolversTypes['ScheduleMeetingPayload']>, ParentType, ContextType, RequireFields<Types.MutationScheduleMeetingArgs, 'input'>>;
  setDayType?: Resolver<Types.Maybe<ResolversTypes['SetDayTypePayload']>, ParentType, ContextType, RequireFields<Types.MutationSetDayTypeArgs, 'input'>>;
  setEmployeeActive?: Resolver<Types.Maybe<ResolversTypes['SetEmployeeActivePayload']>, ParentType, ContextType, RequireFields<Types.MutationSetEmployeeActiveArgs, 'input'>>;
  setHoliday?: Resolver<Types.Maybe<ResolversTypes['SetHolidayPayload']>, ParentType, ContextType, RequireFields<Types.MutationSetHolidayArgs, 'input'>>;
  setQrRecallCall?: Resolver<Types.Maybe<ResolversTypes['SetQrRecallCallPayload']>, ParentType, ContextType, RequireFields<Types.MutationSetQrRecallCallArgs, 'input'>>;
  signIn?: Resolver<Types.Maybe<ResolversTypes['SignInPayload']>, ParentType, ContextType, RequireFields<Types.MutationSignInArgs, 'input'>>;
  signOut?: Resolver<Types.Maybe<ResolversTypes['SignOutPayload']>, ParentType, ContextType, RequireFields<Types.MutationSignOutArgs, 'input'>>;
  signUp?: Resolver<Types.Maybe<ResolversTypes['SignUpPayload']>, ParentType, ContextType, RequireFields<Types.MutationSignUpArgs, 'input'>>;
  testWebhook?: Resolver<Types.Maybe<ResolversTypes['TestWebhookPayload']>, ParentType, ContextType, RequireFields<Types.MutationTestWebhookArgs, 'input'>>;
  transferTerritory?: Resolver<Types.Maybe<ResolversTypes['TransferTerritoryPayload']>, ParentType, ContextType, RequireFields<Types.MutationTransferTerritoryArgs, 'input'>>;
  updateDealer?: Resolver<Types.Maybe<ResolversTypes['UpdateDealerPayload']>, ParentType, ContextType, RequireFields<Types.MutationUpdateDealerArgs, 'input'>>;
  updateEmployee?: Resolver<Types.Maybe<ResolversTypes['UpdateEmployeePayload']>, ParentType, ContextType, RequireFields<Types.MutationUpdateEmployeeArgs, 'input'>>;
  updateFarmer?: Resolver<Types.Maybe<ResolversTypes['UpdateFarmerPayload']>, ParentType, ContextType, RequireFields<Types.MutationUpdateFarmerArgs, 'input'>>;
  updateProfile?: Resolver<Types.Maybe<ResolversTypes['UpdateProfilePayload']>, ParentType, ContextType, RequireFields<Types.MutationUpdateProfileArgs, 'input'>>;
  updateWebhook?: Resolver<Types.Maybe<ResolversTypes['UpdateWebhookPayload']>, ParentType, ContextType, RequireFields<Types.MutationUpdateWebhookArgs, 'input'>>;
  voidQrCodes?: Resolver<Types.Maybe<ResolversTypes['VoidQrCodesPayload']>, ParentType, ContextType, RequireFields<Types.MutationVoidQrCodesArgs, 'input'>>;
  withdrawApproval?: Resolver<Types.Maybe<ResolversTypes['WithdrawApprovalPayload']>, ParentType, ContextType, RequireFields<Types.MutationWithdrawApprovalArgs, 'input'>>;
};

export type NameValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NameValue'] = ResolversParentTypes['NameValue']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OddityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Oddity'] = ResolversParentTypes['Oddity']> = {
  fromAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OddityKind'], ParentType, ContextType>;
  kmPerHour?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  location?: Resolver<Types.Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  minutes?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  straightLineKm?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  untilAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PayrollBlockerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayrollBlocker'] = ResolversParentTypes['PayrollBlocker']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['BlockedDay']>, ParentType, ContextType>;
  kind?: Resolver<Types.Maybe<ResolversTypes['PayrollBlockerKind']>, ParentType, ContextType>;
};

export type PayrollMonthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayrollMonth'] = ResolversParentTypes['PayrollMonth']> = {
  month?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  overtimeAfterMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  people?: Resolver<Types.Maybe<ResolversTypes['PayrollPage']>, ParentType, ContextType>;
  state?: Resolver<Types.Maybe<ResolversTypes['PayrollState']>, ParentType, ContextType>;
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PayrollPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayrollPage'] = ResolversParentTypes['PayrollPage']> = {
  nextPage?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['PayrollPerson']>, ParentType, ContextType>;
  totalCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PayrollPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayrollPerson'] = ResolversParentTypes['PayrollPerson']> = {
  absent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  active?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  daysApproved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  daysRefused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  daysWithPositions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  daysWorked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  halfDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  holidays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastWorkedOn?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  leave?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  overtimeMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  payableDays?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  payrollId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  present?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  straightLineKm?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  weekOffs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  workMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PayrollReopeningResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayrollReopening'] = ResolversParentTypes['PayrollReopening']> = {
  at?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  by?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PayrollStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayrollState'] = ResolversParentTypes['PayrollState']> = {
  blockers?: Resolver<Array<ResolversTypes['PayrollBlocker']>, ParentType, ContextType>;
  closedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  closedBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  closedMonths?: Resolver<Array<ResolversTypes['Date']>, ParentType, ContextType>;
  downloadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  holidays?: Resolver<Array<ResolversTypes['Holiday']>, ParentType, ContextType>;
  lastDownloadAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastDownloadBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  over?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reopenings?: Resolver<Array<ResolversTypes['PayrollReopening']>, ParentType, ContextType>;
};

export type PlanMeetingPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanMeetingPayload'] = ResolversParentTypes['PlanMeetingPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meeting?: Resolver<Types.Maybe<ResolversTypes['Meeting']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PlanMeetingsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanMeetingsPayload'] = ResolversParentTypes['PlanMeetingsPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outcomes?: Resolver<Array<ResolversTypes['PlanOutcome']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PlanOutcomeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanOutcome'] = ResolversParentTypes['PlanOutcome']> = {
  code?: Resolver<ResolversTypes['PlanCode'], ParentType, ContextType>;
  dealerId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  farmerId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  meetingId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  plannedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PlannedMeetingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlannedMeeting'] = ResolversParentTypes['PlannedMeeting']> = {
  address?: Resolver<Types.Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  firstName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  partyId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  plannedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  purpose?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['MeetingStatus']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['MeetingType'], ParentType, ContextType>;
};

export type PlannedMeetingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlannedMeetings'] = ResolversParentTypes['PlannedMeetings']> = {
  nextPage?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['EmployeePlan']>, ParentType, ContextType>;
  totalCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PossibleDuplicateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PossibleDuplicate'] = ResolversParentTypes['PossibleDuplicate']> = {
  dealer?: Resolver<Types.Maybe<ResolversTypes['Dealer']>, ParentType, ContextType>;
  farmer?: Resolver<Types.Maybe<ResolversTypes['Farmer']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['DuplicateReason']>, ParentType, ContextType>;
};

export type ProductVariantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductVariant'] = ResolversParentTypes['ProductVariant']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QrBatchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QrBatch'] = ResolversParentTypes['QrBatch']> = {
  calledCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  createdAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiryInMonths?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  noAnswerCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  packageSize?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  personCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  points?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  productName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  usedCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  usesByDay?: Resolver<Types.Maybe<Array<ResolversTypes['QrUsesOnDay']>>, ParentType, ContextType>;
  usesByDealer?: Resolver<Types.Maybe<Array<ResolversTypes['QrUsesOfDealer']>>, ParentType, ContextType>;
  usesByTaluka?: Resolver<Types.Maybe<Array<ResolversTypes['QrUsesOfTaluka']>>, ParentType, ContextType>;
  voidedCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  voids?: Resolver<Types.Maybe<Array<ResolversTypes['QrVoid']>>, ParentType, ContextType>;
};

export type QrBatchConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QrBatchConnection'] = ResolversParentTypes['QrBatchConnection']> = {
  edges?: Resolver<Array<ResolversTypes['QrBatchEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['QrBatch']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalCountAtLeast?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type QrBatchEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QrBatchEdge'] = ResolversParentTypes['QrBatchEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['QrBatch'], ParentType, ContextType>;
};

export type QrBatchPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QrBatchPerson'] = ResolversParentTypes['QrBatchPerson']> = {
  address?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  call?: Resolver<Types.Maybe<ResolversTypes['QrRecallCall']>, ParentType, ContextType>;
  cards?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  dealerId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  dealerName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastUsedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  middleName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type QrBatchPersonConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QrBatchPersonConnection'] = ResolversParentTypes['QrBatchPersonConnection']> = {
  edges?: Resolver<Array<ResolversTypes['QrBatchPersonEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['QrBatchPerson']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalCountAtLeast?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type QrBatchPersonEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QrBatchPersonEdge'] = ResolversParentTypes['QrBatchPersonEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['QrBatchPerson'], ParentType, ContextType>;
};

export type QrCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QrCard'] = ResolversParentTypes['QrCard']> = {
  batchId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiryDate?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  packageSize?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  points?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  productName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Types.Maybe<ResolversTypes['QrCardState']>, ParentType, ContextType>;
  updatedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  use?: Resolver<Types.Maybe<ResolversTypes['QrUse']>, ParentType, ContextType>;
  used?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  voidReason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  voidedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type QrCardConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QrCardConnection'] = ResolversParentTypes['QrCardConnection']> = {
  edges?: Resolver<Array<ResolversTypes['QrCardEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['QrCard']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalCountAtLeast?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type QrCardEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QrCardEdge'] = ResolversParentTypes['QrCardEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['QrCard'], ParentType, ContextType>;
};

export type QrCodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QrCode'] = ResolversParentTypes['QrCode']> = {
  batch?: Resolver<Types.Maybe<ResolversTypes['QrBatch']>, ParentType, ContextType>;
  card?: Resolver<Types.Maybe<ResolversTypes['QrCard']>, ParentType, ContextType>;
  genuine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  readable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  use?: Resolver<Types.Maybe<ResolversTypes['QrUse']>, ParentType, ContextType>;
};

export type QrPointsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QrPoints'] = ResolversParentTypes['QrPoints']> = {
  balance?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  earned?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  redeemed?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  user?: Resolver<Types.Maybe<ResolversTypes['QrUser']>, ParentType, ContextType>;
};

export type QrRecallCallResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QrRecallCall'] = ResolversParentTypes['QrRecallCall']> = {
  at?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  byName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['QrRecallOutcome'], ParentType, ContextType>;
};

export type QrUseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QrUse'] = ResolversParentTypes['QrUse']> = {
  address?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  batchId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dealerId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  dealerMobile?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dealerName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  middleName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  packageSize?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  points?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  productName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transactionType?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type QrUseConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QrUseConnection'] = ResolversParentTypes['QrUseConnection']> = {
  edges?: Resolver<Array<ResolversTypes['QrUseEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['QrUse']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalCountAtLeast?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type QrUseEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QrUseEdge'] = ResolversParentTypes['QrUseEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['QrUse'], ParentType, ContextType>;
};

export type QrUserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QrUser'] = ResolversParentTypes['QrUser']> = {
  address?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  firstName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  middleName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type QrUserConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QrUserConnection'] = ResolversParentTypes['QrUserConnection']> = {
  edges?: Resolver<Array<ResolversTypes['QrUserEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['QrUser']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalCountAtLeast?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type QrUserEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QrUserEdge'] = ResolversParentTypes['QrUserEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['QrUser'], ParentType, ContextType>;
};

export type QrUsesOfDealerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QrUsesOfDealer'] = ResolversParentTypes['QrUsesOfDealer']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dealerId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  dealerName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taluka?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QrUsesOfTalukaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QrUsesOfTaluka'] = ResolversParentTypes['QrUsesOfTaluka']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  district?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taluka?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QrUsesOnDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QrUsesOnDay'] = ResolversParentTypes['QrUsesOnDay']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type QrVoidResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QrVoid'] = ResolversParentTypes['QrVoid']> = {
  at?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  byName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fromSerial?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  toSerial?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  accessTokens?: Resolver<Types.Maybe<ResolversTypes['AccessTokenConnection']>, ParentType, ContextType, Partial<Types.QueryAccessTokensArgs>>;
  activityReport?: Resolver<Types.Maybe<ResolversTypes['ActivityReport']>, ParentType, ContextType, RequireFields<Types.QueryActivityReportArgs, 'from' | 'groupBy' | 'to'>>;
  areas?: Resolver<Types.Maybe<Array<ResolversTypes['State']>>, ParentType, ContextType>;
  attendance?: Resolver<Types.Maybe<Array<ResolversTypes['AttendanceDay']>>, ParentType, ContextType, RequireFields<Types.QueryAttendanceArgs, 'userId'>>;
  auditEvents?: Resolver<Types.Maybe<ResolversTypes['AuditEventConnection']>, ParentType, ContextType, Partial<Types.QueryAuditEventsArgs>>;
  changes?: Resolver<Types.Maybe<ResolversTypes['ChangeConnection']>, ParentType, ContextType, Partial<Types.QueryChangesArgs>>;
  checkEvents?: Resolver<Types.Maybe<Array<ResolversTypes['CheckEvent']>>, ParentType, ContextType, RequireFields<Types.QueryCheckEventsArgs, 'date' | 'userId'>>;
  clientConfig?: Resolver<Types.Maybe<ResolversTypes['ClientConfig']>, ParentType, ContextType>;
  coverage?: Resolver<Types.Maybe<ResolversTypes['Coverage']>, ParentType, ContextType, RequireFields<Types.QueryCoverageArgs, 'days' | 'groupBy' | 'type'>>;
  dayDashboard?: Resolver<Types.Maybe<ResolversTypes['DayDashboard']>, ParentType, ContextType, RequireFields<Types.QueryDayDashboardArgs, 'date' | 'userId'>>;
  dayDashboards?: Resolver<Types.Maybe<Array<ResolversTypes['DayDashboard']>>, ParentType, ContextType, RequireFields<Types.QueryDayDashboardsArgs, 'days'>>;
  dayTypes?: Resolver<Types.Maybe<Array<ResolversTypes['EmployeeDayTypes']>>, ParentType, ContextType, RequireFields<Types.QueryDayTypesArgs, 'month' | 'userIds' | 'year'>>;
  dealer?: Resolver<Types.Maybe<ResolversTypes['Dealer']>, ParentType, ContextType, RequireFields<Types.QueryDealerArgs, 'id'>>;
  dealerDirectory?: Resolver<Types.Maybe<ResolversTypes['DirectoryEntryConnection']>, ParentType, ContextType, Partial<Types.QueryDealerDirectoryArgs>>;
  dealerHistory?: Resolver<Types.Maybe<ResolversTypes['HistoryEventConnection']>, ParentType, ContextType, RequireFields<Types.QueryDealerHistoryArgs, 'id'>>;
  dealers?: Resolver<Types.Maybe<ResolversTypes['DealerConnection']>, ParentType, ContextType, Partial<Types.QueryDealersArgs>>;
  dealersCreatedBy?: Resolver<Types.Maybe<ResolversTypes['DealerConnection']>, ParentType, ContextType, Partial<Types.QueryDealersCreatedByArgs>>;
  duplicates?: Resolver<Types.Maybe<ResolversTypes['DuplicatePairConnection']>, ParentType, ContextType, RequireFields<Types.QueryDuplicatesArgs, 'type'>>;
  employee?: Resolver<Types.Maybe<ResolversTypes['Employee']>, ParentType, ContextType, RequireFields<Types.QueryEmployeeArgs, 'id'>>;
  employees?: Resolver<Types.Maybe<ResolversTypes['EmployeeConnection']>, ParentType, ContextType, RequireFields<Types.QueryEmployeesArgs, 'roles'>>;
  farmer?: Resolver<Types.Maybe<ResolversTypes['Farmer']>, ParentType, ContextType, RequireFields<Types.QueryFarmerArgs, 'id'>>;
  farmerDirectory?: Resolver<Types.Maybe<ResolversTypes['DirectoryEntryConnection']>, ParentType, ContextType, Partial<Types.QueryFarmerDirectoryArgs>>;
  farmerHistory?: Resolver<Types.Maybe<ResolversTypes['HistoryEventConnection']>, ParentType, ContextType, RequireFields<Types.QueryFarmerHistoryArgs, 'id'>>;
  farmers?: Resolver<Types.Maybe<ResolversTypes['FarmerConnection']>, ParentType, ContextType, Partial<Types.QueryFarmersArgs>>;
  farmersCreatedBy?: Resolver<Types.Maybe<ResolversTypes['FarmerConnection']>, ParentType, ContextType, Partial<Types.QueryFarmersCreatedByArgs>>;
  fieldUsage?: Resolver<Types.Maybe<ResolversTypes['FieldUsageConnection']>, ParentType, ContextType, Partial<Types.QueryFieldUsageArgs>>;
  holidays?: Resolver<Types.Maybe<Array<ResolversTypes['Holiday']>>, ParentType, ContextType, RequireFields<Types.QueryHolidaysArgs, 'year'>>;
  invoice?: Resolver<Types.Maybe<ResolversTypes['Invoice']>, ParentType, ContextType, RequireFields<Types.QueryInvoiceArgs, 'id'>>;
  invoices?: Resolver<Types.Maybe<ResolversTypes['InvoiceConnection']>, ParentType, ContextType, Partial<Types.QueryInvoicesArgs>>;
  me?: Resolver<Types.Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  meeting?: Resolver<Types.Maybe<ResolversTypes['Meeting']>, ParentType, ContextType, RequireFields<Types.QueryMeetingArgs, 'id'>>;
  meetings?: Resolver<Types.Maybe<ResolversTypes['MeetingConnection']>, ParentType, ContextType, RequireFields<Types.QueryMeetingsArgs, 'scope'>>;
  payrollMonth?: Resolver<Types.Maybe<ResolversTypes['PayrollMonth']>, ParentType, ContextType, RequireFields<Types.QueryPayrollMonthArgs, 'month' | 'year'>>;
  plannedMeetings?: Resolver<Types.Maybe<ResolversTypes['PlannedMeetings']>, ParentType, ContextType, RequireFields<Types.QueryPlannedMeetingsArgs, 'from' | 'to'>>;
  possibleDuplicates?: Resolver<Types.Maybe<Array<ResolversTypes['PossibleDuplicate']>>, ParentType, ContextType, RequireFields<Types.QueryPossibleDuplicatesArgs, 'type'>>;
  productVariants?: Resolver<Types.Maybe<Array<ResolversTypes['ProductVariant']>>, ParentType, ContextType>;
  profile?: Resolver<Types.Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  qrBatch?: Resolver<Types.Maybe<ResolversTypes['QrBatch']>, ParentType, ContextType, RequireFields<Types.QueryQrBatchArgs, 'id'>>;
  qrBatchPeople?: Resolver<Types.Maybe<ResolversTypes['QrBatchPersonConnection']>, ParentType, ContextType, RequireFields<Types.QueryQrBatchPeopleArgs, 'batchId'>>;
  qrBatches?: Resolver<Types.Maybe<ResolversTypes['QrBatchConnection']>, ParentType, ContextType, Partial<Types.QueryQrBatchesArgs>>;
  qrCards?: Resolver<Types.Maybe<ResolversTypes['QrCardConnection']>, ParentType, ContextType, RequireFields<Types.QueryQrCardsArgs, 'batchId'>>;
  qrCode?: Resolver<Types.Maybe<ResolversTypes['QrCode']>, ParentType, ContextType, RequireFields<Types.QueryQrCodeArgs, 'code'>>;
  qrPoints?: Resolver<Types.Maybe<ResolversTypes['QrPoints']>, ParentType, ContextType, Partial<Types.QueryQrPointsArgs>>;
  qrUser?: Resolver<Types.Maybe<ResolversTypes['QrUser']>, ParentType, ContextType, RequireFields<Types.QueryQrUserArgs, 'id'>>;
  qrUsers?: Resolver<Types.Maybe<ResolversTypes['QrUserConnection']>, ParentType, ContextType, Partial<Types.QueryQrUsersArgs>>;
  qrUses?: Resolver<Types.Maybe<ResolversTypes['QrUseConnection']>, ParentType, ContextType, Partial<Types.QueryQrUsesArgs>>;
  qrUsesByDay?: Resolver<Types.Maybe<Array<ResolversTypes['QrUsesOnDay']>>, ParentType, ContextType, RequireFields<Types.QueryQrUsesByDayArgs, 'month' | 'year'>>;
  registeredCustomers?: Resolver<Types.Maybe<Array<ResolversTypes['RegisteredCustomer']>>, ParentType, ContextType, RequireFields<Types.QueryRegisteredCustomersArgs, 'people' | 'type'>>;
  search?: Resolver<Types.Maybe<Array<ResolversTypes['SearchGroup']>>, ParentType, ContextType, RequireFields<Types.QuerySearchArgs, 'first' | 'text'>>;
  searchDealers?: Resolver<Types.Maybe<ResolversTypes['DealerSearchConnection']>, ParentType, ContextType, Partial<Types.QuerySearchDealersArgs>>;
  searchFarmers?: Resolver<Types.Maybe<ResolversTypes['FarmerSearchConnection']>, ParentType, ContextType, Partial<Types.QuerySearchFarmersArgs>>;
  teamDay?: Resolver<Types.Maybe<ResolversTypes['TeamDay']>, ParentType, ContextType, RequireFields<Types.QueryTeamDayArgs, 'date'>>;
  teamMonth?: Resolver<Types.Maybe<ResolversTypes['TeamMonth']>, ParentType, ContextType, RequireFields<Types.QueryTeamMonthArgs, 'month'>>;
  territoryTransfers?: Resolver<Types.Maybe<Array<ResolversTypes['TerritoryTransfer']>>, ParentType, ContextType, RequireFields<Types.QueryTerritoryTransfersArgs, 'userId'>>;
  travelReport?: Resolver<Types.Maybe<Array<ResolversTypes['TravelDay']>>, ParentType, ContextType, RequireFields<Types.QueryTravelReportArgs, 'period' | 'userId'>>;
  unvisitedCounts?: Resolver<Types.Maybe<ResolversTypes['UnvisitedCounts']>, ParentType, ContextType, RequireFields<Types.QueryUnvisitedCountsArgs, 'days' | 'type'>>;
  viewer?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  visitSuggestions?: Resolver<Types.Maybe<ResolversTypes['VisitSuggestions']>, ParentType, ContextType, RequireFields<Types.QueryVisitSuggestionsArgs, 'first' | 'notVisitedForDays' | 'userId'>>;
  visits?: Resolver<Types.Maybe<ResolversTypes['HeldVisitConnection']>, ParentType, ContextType, RequireFields<Types.QueryVisitsArgs, 'from' | 'to'>>;
  webhookDeliveries?: Resolver<Types.Maybe<ResolversTypes['WebhookDeliveryConnection']>, ParentType, ContextType, RequireFields<Types.QueryWebhookDeliveriesArgs, 'webhookId'>>;
  webhooks?: Resolver<Types.Maybe<Array<ResolversTypes['Webhook']>>, ParentType, ContextType>;
};

export type RedeliverWebhookPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RedeliverWebhookPayload'] = ResolversParentTypes['RedeliverWebhookPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  delivery?: Resolver<Types.Maybe<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RefuseDayPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefuseDayPayload'] = ResolversParentTypes['RefuseDayPayload']> = {
  attendance?: Resolver<Types.Maybe<ResolversTypes['AttendanceDay']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RegisteredCustomerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisteredCustomer'] = ResolversParentTypes['RegisteredCustomer']> = {
  dealerId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  farmerId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  otherName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  soundsAlike?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReopenPayrollMonthPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReopenPayrollMonthPayload'] = ResolversParentTypes['ReopenPayrollMonthPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ResetPasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResetPasswordPayload'] = ResolversParentTypes['ResetPasswordPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RevokeAccessTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeAccessTokenPayload'] = ResolversParentTypes['RevokeAccessTokenPayload']> = {
  accessToken?: Resolver<Types.Maybe<ResolversTypes['AccessToken']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ScheduleMeetingPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScheduleMeetingPayload'] = ResolversParentTypes['ScheduleMeetingPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meeting?: Resolver<Types.Maybe<ResolversTypes['Meeting']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SearchGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchGroup'] = ResolversParentTypes['SearchGroup']> = {
  cut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hits?: Resolver<Array<ResolversTypes['SearchHit']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SearchKind'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SearchHitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchHit'] = ResolversParentTypes['SearchHit']> = {
  latinName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  likeness?: Resolver<ResolversTypes['SearchLikeness'], ParentType, ContextType>;
  matchedWords?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SearchNode'], ParentType, ContextType>;
};

export type SearchNodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchNode'] = ResolversParentTypes['SearchNode']> = {
  __resolveType: TypeResolveFn<'Dealer' | 'Employee' | 'Farmer' | 'Invoice' | 'Meeting', ParentType, ContextType>;
};

export type SetDayTypePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetDayTypePayload'] = ResolversParentTypes['SetDayTypePayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetEmployeeActivePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetEmployeeActivePayload'] = ResolversParentTypes['SetEmployeeActivePayload']> = {
  active?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employee?: Resolver<Types.Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetHolidayPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetHolidayPayload'] = ResolversParentTypes['SetHolidayPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetQrRecallCallPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetQrRecallCallPayload'] = ResolversParentTypes['SetQrRecallCallPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SignInPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInPayload'] = ResolversParentTypes['SignInPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  token?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type SignOutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignOutPayload'] = ResolversParentTypes['SignOutPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SignUpPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignUpPayload'] = ResolversParentTypes['SignUpPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type StateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['State'] = ResolversParentTypes['State']> = {
  districts?: Resolver<Array<ResolversTypes['District']>, ParentType, ContextType>;
  formerNames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StopResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Stop'] = ResolversParentTypes['Stop']> = {
  fromAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  location?: Resolver<ResolversTypes['Location'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  untilAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  changes?: SubscriptionResolver<ResolversTypes['ChangeEdge'], "changes", ParentType, ContextType, Partial<Types.SubscriptionChangesArgs>>;
};

export type TeamDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamDay'] = ResolversParentTypes['TeamDay']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  nextPage?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['TeamMember']>, ParentType, ContextType>;
  totalCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TeamMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamMember'] = ResolversParentTypes['TeamMember']> = {
  day?: Resolver<ResolversTypes['DayDashboard'], ParentType, ContextType>;
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
};

export type TeamMonthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamMonth'] = ResolversParentTypes['TeamMonth']> = {
  month?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextPage?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['MonthMember']>, ParentType, ContextType>;
  totalCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TerritoryCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TerritoryCounts'] = ResolversParentTypes['TerritoryCounts']> = {
  dealers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  farmers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  meetings?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TerritoryPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TerritoryPlace'] = ResolversParentTypes['TerritoryPlace']> = {
  district?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taluka?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TerritoryTalukaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TerritoryTaluka'] = ResolversParentTypes['TerritoryTaluka']> = {
  counts?: Resolver<ResolversTypes['TerritoryCounts'], ParentType, ContextType>;
  district?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taluka?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TerritoryTransferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TerritoryTransfer'] = ResolversParentTypes['TerritoryTransfer']> = {
  endedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fromName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fromUserId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  movedByName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  talukas?: Resolver<Array<ResolversTypes['TerritoryTaluka']>, ParentType, ContextType>;
  toName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  toUserId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  toolName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unfinished?: Resolver<Types.Maybe<ResolversTypes['UnfinishedTransfer']>, ParentType, ContextType>;
};

export type TestWebhookPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestWebhookPayload'] = ResolversParentTypes['TestWebhookPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  delivery?: Resolver<Types.Maybe<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ToolResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Tool'] = ResolversParentTypes['Tool']> = {
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TransferTerritoryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransferTerritoryPayload'] = ResolversParentTypes['TransferTerritoryPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  handedOverAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  left?: Resolver<Types.Maybe<Array<ResolversTypes['TerritoryTaluka']>>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  moved?: Resolver<Types.Maybe<ResolversTypes['TerritoryCounts']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TravelDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TravelDay'] = ResolversParentTypes['TravelDay']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  stopCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  straightLineKm?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type TravelPointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TravelPoint'] = ResolversParentTypes['TravelPoint']> = {
  at?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  comment?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  leftOut?: Resolver<Types.Maybe<ResolversTypes['LeftOutReason']>, ParentType, ContextType>;
  location?: Resolver<Types.Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  syncComment?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TravelSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TravelSummary'] = ResolversParentTypes['TravelSummary']> = {
  leftOut?: Resolver<Array<ResolversTypes['LeftOutPoints']>, ParentType, ContextType>;
  pointCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skippedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  straightLineKm?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type UnfinishedTransferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnfinishedTransfer'] = ResolversParentTypes['UnfinishedTransfer']> = {
  dealers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  farmers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  handedOverSince?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  handedOverUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  meetings?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  talukas?: Resolver<Array<ResolversTypes['TerritoryPlace']>, ParentType, ContextType>;
};

export type UnvisitedCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnvisitedCount'] = ResolversParentTypes['UnvisitedCount']> = {
  count?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UnvisitedCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnvisitedCounts'] = ResolversParentTypes['UnvisitedCounts']> = {
  counts?: Resolver<Array<ResolversTypes['UnvisitedCount']>, ParentType, ContextType>;
  never?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  total?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type UpdateDealerPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateDealerPayload'] = ResolversParentTypes['UpdateDealerPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dealer?: Resolver<Types.Maybe<ResolversTypes['Dealer']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateEmployeePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateEmployeePayload'] = ResolversParentTypes['UpdateEmployeePayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employee?: Resolver<Types.Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateFarmerPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateFarmerPayload'] = ResolversParentTypes['UpdateFarmerPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  farmer?: Resolver<Types.Maybe<ResolversTypes['Farmer']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateProfilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateProfilePayload'] = ResolversParentTypes['UpdateProfilePayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  profile?: Resolver<Types.Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateWebhookPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateWebhookPayload'] = ResolversParentTypes['UpdateWebhookPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secret?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  webhook?: Resolver<Types.Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Types.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  firstName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['Role']>, ParentType, ContextType>;
};

export type VisitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Visit'] = ResolversParentTypes['Visit']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  employeeId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  employeeName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meetingId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type VisitSuggestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisitSuggestion'] = ResolversParentTypes['VisitSuggestion']> = {
  customer?: Resolver<ResolversTypes['MeetingParty'], ParentType, ContextType>;
  far?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  group?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kmFromFirst?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  kmFromUsualArea?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  lastVisit?: Resolver<Types.Maybe<ResolversTypes['Visit']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['MeetingType'], ParentType, ContextType>;
};

export type VisitSuggestionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisitSuggestions'] = ResolversParentTypes['VisitSuggestions']> = {
  farKm?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['VisitSuggestion']>, ParentType, ContextType>;
};

export type VoidQrCodesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VoidQrCodesPayload'] = ResolversParentTypes['VoidQrCodesPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  usedCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  voidedCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type WebhookResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Webhook'] = ResolversParentTypes['Webhook']> = {
  active?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  createdAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  disabledReason?: Resolver<Types.Maybe<ResolversTypes['WebhookDisabledReason']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  previousSecretUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  types?: Resolver<Array<ResolversTypes['ChangeType']>, ParentType, ContextType>;
  url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  waitingCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type WebhookDeliveryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDelivery'] = ResolversParentTypes['WebhookDelivery']> = {
  attemptedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  attempts?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  createdAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  durationMs?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  event?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fault?: Resolver<Types.Maybe<ResolversTypes['WebhookDeliveryFault']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  messageId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextAttemptAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  responseExcerpt?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  responseStatus?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['WebhookDeliveryStatus']>, ParentType, ContextType>;
};

export type WebhookDeliveryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDeliveryConnection'] = ResolversParentTypes['WebhookDeliveryConnection']> = {
  edges?: Resolver<Array<ResolversTypes['WebhookDeliveryEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalCountAtLeast?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type WebhookDeliveryEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDeliveryEdge'] = ResolversParentTypes['WebhookDeliveryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['WebhookDelivery'], ParentType, ContextType>;
};

export type WithdrawApprovalPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawApprovalPayload'] = ResolversParentTypes['WithdrawApprovalPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AccessToken?: AccessTokenResolvers<ContextType>;
  AccessTokenConnection?: AccessTokenConnectionResolvers<ContextType>;
  AccessTokenEdge?: AccessTokenEdgeResolvers<ContextType>;
  ActivityCounts?: ActivityCountsResolvers<ContextType>;
  ActivityReport?: ActivityReportResolvers<ContextType>;
  ActivityRow?: ActivityRowResolvers<ContextType>;
  AddDealerPayload?: AddDealerPayloadResolvers<ContextType>;
  AddEmployeePayload?: AddEmployeePayloadResolvers<ContextType>;
  AddFarmerPayload?: AddFarmerPayloadResolvers<ContextType>;
  Address?: AddressResolvers<ContextType>;
  AnswerDayQuestionPayload?: AnswerDayQuestionPayloadResolvers<ContextType>;
  ApprovalOutcome?: ApprovalOutcomeResolvers<ContextType>;
  ApproveAttendancePayload?: ApproveAttendancePayloadResolvers<ContextType>;
  ApproveDaysPayload?: ApproveDaysPayloadResolvers<ContextType>;
  AskAboutDayPayload?: AskAboutDayPayloadResolvers<ContextType>;
  AttendanceCorrection?: AttendanceCorrectionResolvers<ContextType>;
  AttendanceDay?: AttendanceDayResolvers<ContextType>;
  AuditEvent?: AuditEventResolvers<ContextType>;
  AuditEventConnection?: AuditEventConnectionResolvers<ContextType>;
  AuditEventEdge?: AuditEventEdgeResolvers<ContextType>;
  Basemap?: BasemapResolvers<ContextType>;
  BlockedDay?: BlockedDayResolvers<ContextType>;
  CancelMeetingPayload?: CancelMeetingPayloadResolvers<ContextType>;
  Change?: ChangeResolvers<ContextType>;
  ChangeConnection?: ChangeConnectionResolvers<ContextType>;
  ChangeEdge?: ChangeEdgeResolvers<ContextType>;
  ChangePasswordPayload?: ChangePasswordPayloadResolvers<ContextType>;
  CheckEvent?: CheckEventResolvers<ContextType>;
  ClientConfig?: ClientConfigResolvers<ContextType>;
  ClosePayrollMonthPayload?: ClosePayrollMonthPayloadResolvers<ContextType>;
  CorrectAttendancePayload?: CorrectAttendancePayloadResolvers<ContextType>;
  Coverage?: CoverageResolvers<ContextType>;
  CoverageRow?: CoverageRowResolvers<ContextType>;
  CreateAccessTokenPayload?: CreateAccessTokenPayloadResolvers<ContextType>;
  CreateWebhookPayload?: CreateWebhookPayloadResolvers<ContextType>;
  CustomerRecord?: CustomerRecordResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DayDashboard?: DayDashboardResolvers<ContextType>;
  DayMeeting?: DayMeetingResolvers<ContextType>;
  DayQuestion?: DayQuestionResolvers<ContextType>;
  DayRefusal?: DayRefusalResolvers<ContextType>;
  DayRules?: DayRulesResolvers<ContextType>;
  DayState?: DayStateResolvers<ContextType>;
  DayTypeOfDay?: DayTypeOfDayResolvers<ContextType>;
  Dealer?: DealerResolvers<ContextType>;
  DealerConnection?: DealerConnectionResolvers<ContextType>;
  DealerEdge?: DealerEdgeResolvers<ContextType>;
  DealerSearchConnection?: DealerSearchConnectionResolvers<ContextType>;
  DeleteWebhookPayload?: DeleteWebhookPayloadResolvers<ContextType>;
  DirectoryEntry?: DirectoryEntryResolvers<ContextType>;
  DirectoryEntryConnection?: DirectoryEntryConnectionResolvers<ContextType>;
  DirectoryEntryEdge?: DirectoryEntryEdgeResolvers<ContextType>;
  DismissDuplicatePayload?: DismissDuplicatePayloadResolvers<ContextType>;
  District?: DistrictResolvers<ContextType>;
  DuplicatePair?: DuplicatePairResolvers<ContextType>;
  DuplicatePairConnection?: DuplicatePairConnectionResolvers<ContextType>;
  DuplicatePairEdge?: DuplicatePairEdgeResolvers<ContextType>;
  Employee?: EmployeeResolvers<ContextType>;
  EmployeeChange?: EmployeeChangeResolvers<ContextType>;
  EmployeeConnection?: EmployeeConnectionResolvers<ContextType>;
  EmployeeDayTypes?: EmployeeDayTypesResolvers<ContextType>;
  EmployeeEdge?: EmployeeEdgeResolvers<ContextType>;
  EmployeePlan?: EmployeePlanResolvers<ContextType>;
  ExportAttendancePayload?: ExportAttendancePayloadResolvers<ContextType>;
  ExportAuditEventsPayload?: ExportAuditEventsPayloadResolvers<ContextType>;
  ExportDealerDuplicatesPayload?: ExportDealerDuplicatesPayloadResolvers<ContextType>;
  ExportDealersPayload?: ExportDealersPayloadResolvers<ContextType>;
  ExportFarmerDuplicatesPayload?: ExportFarmerDuplicatesPayloadResolvers<ContextType>;
  ExportFarmersPayload?: ExportFarmersPayloadResolvers<ContextType>;
  ExportInvoicesPayload?: ExportInvoicesPayloadResolvers<ContextType>;
  ExportMeetingsPayload?: ExportMeetingsPayloadResolvers<ContextType>;
  ExportPayrollMonthPayload?: ExportPayrollMonthPayloadResolvers<ContextType>;
  ExportQrBatchCardsPayload?: ExportQrBatchCardsPayloadResolvers<ContextType>;
  ExportQrBatchPeoplePayload?: ExportQrBatchPeoplePayloadResolvers<ContextType>;
  ExportQrBatchesPayload?: ExportQrBatchesPayloadResolvers<ContextType>;
  ExportQrUsesPayload?: ExportQrUsesPayloadResolvers<ContextType>;
  Farmer?: FarmerResolvers<ContextType>;
  FarmerConnection?: FarmerConnectionResolvers<ContextType>;
  FarmerEdge?: FarmerEdgeResolvers<ContextType>;
  FarmerSearchConnection?: FarmerSearchConnectionResolvers<ContextType>;
  FieldChange?: FieldChangeResolvers<ContextType>;
  FieldUsage?: FieldUsageResolvers<ContextType>;
  FieldUsageClient?: FieldUsageClientResolvers<ContextType>;
  FieldUsageConnection?: FieldUsageConnectionResolvers<ContextType>;
  FieldUsageEdge?: FieldUsageEdgeResolvers<ContextType>;
  ForgotPasswordPayload?: ForgotPasswordPayloadResolvers<ContextType>;
  GenerateQrCodesPayload?: GenerateQrCodesPayloadResolvers<ContextType>;
  HeldVisit?: HeldVisitResolvers<ContextType>;
  HeldVisitConnection?: HeldVisitConnectionResolvers<ContextType>;
  HeldVisitEdge?: HeldVisitEdgeResolvers<ContextType>;
  HistoryCount?: HistoryCountResolvers<ContextType>;
  HistoryEmployee?: HistoryEmployeeResolvers<ContextType>;
  HistoryEvent?: HistoryEventResolvers<ContextType>;
  HistoryEventConnection?: HistoryEventConnectionResolvers<ContextType>;
  HistoryEventEdge?: HistoryEventEdgeResolvers<ContextType>;
  HistoryInvoice?: HistoryInvoiceResolvers<ContextType>;
  HistoryMeeting?: HistoryMeetingResolvers<ContextType>;
  HistoryUse?: HistoryUseResolvers<ContextType>;
  Holiday?: HolidayResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  Invoice?: InvoiceResolvers<ContextType>;
  InvoiceConnection?: InvoiceConnectionResolvers<ContextType>;
  InvoiceDealer?: InvoiceDealerResolvers<ContextType>;
  InvoiceEdge?: InvoiceEdgeResolvers<ContextType>;
  InvoiceProduct?: InvoiceProductResolvers<ContextType>;
  InvoiceWarehouse?: InvoiceWarehouseResolvers<ContextType>;
  Jump?: JumpResolvers<ContextType>;
  LeftOutPoints?: LeftOutPointsResolvers<ContextType>;
  Leg?: LegResolvers<ContextType>;
  Location?: LocationResolvers<ContextType>;
  MakePasswordLinkPayload?: MakePasswordLinkPayloadResolvers<ContextType>;
  MapTiles?: MapTilesResolvers<ContextType>;
  MarkAttendancePayload?: MarkAttendancePayloadResolvers<ContextType>;
  Meeting?: MeetingResolvers<ContextType>;
  MeetingConnection?: MeetingConnectionResolvers<ContextType>;
  MeetingEdge?: MeetingEdgeResolvers<ContextType>;
  MeetingParty?: MeetingPartyResolvers<ContextType>;
  MeetingPerson?: MeetingPersonResolvers<ContextType>;
  MergeCustomersPayload?: MergeCustomersPayloadResolvers<ContextType>;
  MonthMember?: MonthMemberResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NameValue?: NameValueResolvers<ContextType>;
  Oddity?: OddityResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PayrollBlocker?: PayrollBlockerResolvers<ContextType>;
  PayrollMonth?: PayrollMonthResolvers<ContextType>;
  PayrollPage?: PayrollPageResolvers<ContextType>;
  PayrollPerson?: PayrollPersonResolvers<ContextType>;
  PayrollReopening?: PayrollReopeningResolvers<ContextType>;
  PayrollState?: PayrollStateResolvers<ContextType>;
  PlanMeetingPayload?: PlanMeetingPayloadResolvers<ContextType>;
  PlanMeetingsPayload?: PlanMeetingsPayloadResolvers<ContextType>;
  PlanOutcome?: PlanOutcomeResolvers<ContextType>;
  PlannedMeeting?: PlannedMeetingResolvers<ContextType>;
  PlannedMeetings?: PlannedMeetingsResolvers<ContextType>;
  PossibleDuplicate?: PossibleDuplicateResolvers<ContextType>;
  ProductVariant?: ProductVariantResolvers<ContextType>;
  QrBatch?: QrBatchResolvers<ContextType>;
  QrBatchConnection?: QrBatchConnectionResolvers<ContextType>;
  QrBatchEdge?: QrBatchEdgeResolvers<ContextType>;
  QrBatchPerson?: QrBatchPersonResolvers<ContextType>;
  QrBatchPersonConnection?: QrBatchPersonConnectionResolvers<ContextType>;
  QrBatchPersonEdge?: QrBatchPersonEdgeResolvers<ContextType>;
  QrCard?: QrCardResolvers<ContextType>;
  QrCardConnection?: QrCardConnectionResolvers<ContextType>;
  QrCardEdge?: QrCardEdgeResolvers<ContextType>;
  QrCode?: QrCodeResolvers<ContextType>;
  QrPoints?: QrPointsResolvers<ContextType>;
  QrRecallCall?: QrRecallCallResolvers<ContextType>;
  QrUse?: QrUseResolvers<ContextType>;
  QrUseConnection?: QrUseConnectionResolvers<ContextType>;
  QrUseEdge?: QrUseEdgeResolvers<ContextType>;
  QrUser?: QrUserResolvers<ContextType>;
  QrUserConnection?: QrUserConnectionResolvers<ContextType>;
  QrUserEdge?: QrUserEdgeResolvers<ContextType>;
  QrUsesOfDealer?: QrUsesOfDealerResolvers<ContextType>;
  QrUsesOfTaluka?: QrUsesOfTalukaResolvers<ContextType>;
  QrUsesOnDay?: QrUsesOnDayResolvers<ContextType>;
  QrVoid?: QrVoidResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RedeliverWebhookPayload?: RedeliverWebhookPayloadResolvers<ContextType>;
  RefuseDayPayload?: RefuseDayPayloadResolvers<ContextType>;
  RegisteredCustomer?: RegisteredCustomerResolvers<ContextType>;
  ReopenPayrollMonthPayload?: ReopenPayrollMonthPayloadResolvers<ContextType>;
  ResetPasswordPayload?: ResetPasswordPayloadResolvers<ContextType>;
  RevokeAccessTokenPayload?: RevokeAccessTokenPayloadResolvers<ContextType>;
  ScheduleMeetingPayload?: ScheduleMeetingPayloadResolvers<ContextType>;
  SearchGroup?: SearchGroupResolvers<ContextType>;
  SearchHit?: SearchHitResolvers<ContextType>;
  SearchNode?: SearchNodeResolvers<ContextType>;
  SetDayTypePayload?: SetDayTypePayloadResolvers<ContextType>;
  SetEmployeeActivePayload?: SetEmployeeActivePayloadResolvers<ContextType>;
  SetHolidayPayload?: SetHolidayPayloadResolvers<ContextType>;
  SetQrRecallCallPayload?: SetQrRecallCallPayloadResolvers<ContextType>;
  SignInPayload?: SignInPayloadResolvers<ContextType>;
  SignOutPayload?: SignOutPayloadResolvers<ContextType>;
  SignUpPayload?: SignUpPayloadResolvers<ContextType>;
  State?: StateResolvers<ContextType>;
  Stop?: StopResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  TeamDay?: TeamDayResolvers<ContextType>;
  TeamMember?: TeamMemberResolvers<ContextType>;
  TeamMonth?: TeamMonthResolvers<ContextType>;
  TerritoryCounts?: TerritoryCountsResolvers<ContextType>;
  TerritoryPlace?: TerritoryPlaceResolvers<ContextType>;
  TerritoryTaluka?: TerritoryTalukaResolvers<ContextType>;
  TerritoryTransfer?: TerritoryTransferResolvers<ContextType>;
  TestWebhookPayload?: TestWebhookPayloadResolvers<ContextType>;
  Tool?: ToolResolvers<ContextType>;
  TransferTerritoryPayload?: TransferTerritoryPayloadResolvers<ContextType>;
  TravelDay?: TravelDayResolvers<ContextType>;
  TravelPoint?: TravelPointResolvers<ContextType>;
  TravelSummary?: TravelSummaryResolvers<ContextType>;
  UnfinishedTransfer?: UnfinishedTransferResolvers<ContextType>;
  UnvisitedCount?: UnvisitedCountResolvers<ContextType>;
  UnvisitedCounts?: UnvisitedCountsResolvers<ContextType>;
  UpdateDealerPayload?: UpdateDealerPayloadResolvers<ContextType>;
  UpdateEmployeePayload?: UpdateEmployeePayloadResolvers<ContextType>;
  UpdateFarmerPayload?: UpdateFarmerPayloadResolvers<ContextType>;
  UpdateProfilePayload?: UpdateProfilePayloadResolvers<ContextType>;
  UpdateWebhookPayload?: UpdateWebhookPayloadResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  Visit?: VisitResolvers<ContextType>;
  VisitSuggestion?: VisitSuggestionResolvers<ContextType>;
  VisitSuggestions?: VisitSuggestionsResolvers<ContextType>;
  VoidQrCodesPayload?: VoidQrCodesPayloadResolvers<ContextType>;
  Webhook?: WebhookResolvers<ContextType>;
  WebhookDelivery?: WebhookDeliveryResolvers<ContextType>;
  WebhookDeliveryConnection?: WebhookDeliveryConnectionResolvers<ContextType>;
  WebhookDeliveryEdge?: WebhookDeliveryEdgeResolvers<ContextType>;
  WithdrawApprovalPayload?: WithdrawApprovalPayloadResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  access?: AccessDirectiveResolver<any, any, ContextType>;
};
