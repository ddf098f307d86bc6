import type * as Types from '../graphql/types.generated.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ImageModel } from './images/image.ts';
import type { PageInfoModel } from '../graphql/connection.ts';
import type { EmployeeModel, EmployeeConnectionModel, AddEmployeeModel, SetEmployeeActiveModel } from './employees/employee.ts';
import type { FarmerModel, FarmerConnectionModel, FarmerSearchConnectionModel } from './farmers/farmer.ts';
import type { DealerModel, DealerConnectionModel, DealerSearchConnectionModel } from './dealers/dealer.ts';
import type { WrittenModel } from '../graphql/written.ts';
import type { HistoryEventConnectionModel } from './people/history.ts';
import type { DirectoryEntryConnectionModel } from './people/directory-entry.ts';
import type { MeetingConnectionModel } from './meetings/meeting.ts';
import type { DayDashboardModel } from './days/day.ts';
import type { MonthMemberModel } from './team/month.ts';
import type { QrBatchConnectionModel, QrCardConnectionModel, QrUserConnectionModel, QrUseConnectionModel } from './qr/qr.ts';
import type { InvoiceConnectionModel } from './invoices/invoice.ts';
import type { SearchGroupModel, SearchNodeModel } from './search/search.ts';
import type { AccessTokenConnectionModel } from './tokens/token.ts';
import type { ChangeConnectionModel } from './changes/change.ts';
import type { AuditEventConnectionModel } from './audit/audit.ts';
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
  AddDealerInput: Types.AddDealerInput;
  AddDealerPayload: ResolverTypeWrapper<WrittenModel>;
  AddEmployeeInput: Types.AddEmployeeInput;
  AddEmployeePayload: ResolverTypeWrapper<AddEmployeeModel>;
  AddFarmerInput: Types.AddFarmerInput;
  AddFarmerPayload: ResolverTypeWrapper<WrittenModel>;
  Address: ResolverTypeWrapper<Types.Address>;
  AddressInput: Types.AddressInput;
  AddressPartsInput: Types.AddressPartsInput;
  ApprovalCode: Types.ApprovalCode;
  ApprovalOutcome: ResolverTypeWrapper<Types.ApprovalOutcome>;
  ApproveAttendanceInput: Types.ApproveAttendanceInput;
  ApproveAttendancePayload: ResolverTypeWrapper<Types.ApproveAttendancePayload>;
  ApproveDaysInput: Types.ApproveDaysInput;
  ApproveDaysPayload: ResolverTypeWrapper<Types.ApproveDaysPayload>;
  AreaInput: Types.AreaInput;
  AttendanceCorrection: ResolverTypeWrapper<Types.AttendanceCorrection>;
  AttendanceDay: ResolverTypeWrapper<Types.AttendanceDay>;
  AttendancePeriod: Types.AttendancePeriod;
  AuditAction: Types.AuditAction;
  AuditEvent: ResolverTypeWrapper<Types.AuditEvent>;
  AuditEventConnection: ResolverTypeWrapper<AuditEventConnectionModel>;
  AuditEventEdge: ResolverTypeWrapper<Types.AuditEventEdge>;
  Basemap: ResolverTypeWrapper<Types.Basemap>;
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
  CorrectAttendanceInput: Types.CorrectAttendanceInput;
  CorrectAttendancePayload: ResolverTypeWrapper<Types.CorrectAttendancePayload>;
  CreateAccessTokenInput: Types.CreateAccessTokenInput;
  CreateAccessTokenPayload: ResolverTypeWrapper<Types.CreateAccessTokenPayload>;
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
  DayRules: ResolverTypeWrapper<Types.DayRules>;
  DayToApproveInput: Types.DayToApproveInput;
  Dealer: ResolverTypeWrapper<DealerModel>;
  DealerConnection: ResolverTypeWrapper<DealerConnectionModel>;
  DealerEdge: ResolverTypeWrapper<Omit<Types.DealerEdge, 'node'> & { node: ResolversTypes['Dealer'] }>;
  DealerSearchConnection: ResolverTypeWrapper<DealerSearchConnectionModel>;
  DirectoryEntry: ResolverTypeWrapper<Types.DirectoryEntry>;
  DirectoryEntryConnection: ResolverTypeWrapper<DirectoryEntryConnectionModel>;
  DirectoryEntryEdge: ResolverTypeWrapper<Types.DirectoryEntryEdge>;
  District: ResolverTypeWrapper<Types.District>;
  Employee: ResolverTypeWrapper<EmployeeModel>;
  EmployeeChange: ResolverTypeWrapper<Types.EmployeeChange>;
  EmployeeConnection: ResolverTypeWrapper<EmployeeConnectionModel>;
  EmployeeEdge: ResolverTypeWrapper<Omit<Types.EmployeeEdge, 'node'> & { node: ResolversTypes['Employee'] }>;
  EmployeeFilter: Types.EmployeeFilter;
  EmployeeOrder: Types.EmployeeOrder;
  ExportAttendanceInput: Types.ExportAttendanceInput;
  ExportAttendancePayload: ResolverTypeWrapper<Types.ExportAttendancePayload>;
  ExportAuditEventsInput: Types.ExportAuditEventsInput;
  ExportAuditEventsPayload: ResolverTypeWrapper<Types.ExportAuditEventsPayload>;
  ExportDealersInput: Types.ExportDealersInput;
  ExportDealersPayload: ResolverTypeWrapper<Types.ExportDealersPayload>;
  ExportFarmersInput: Types.ExportFarmersInput;
  ExportFarmersPayload: ResolverTypeWrapper<Types.ExportFarmersPayload>;
  ExportFormat: Types.ExportFormat;
  ExportInvoicesInput: Types.ExportInvoicesInput;
  ExportInvoicesPayload: ResolverTypeWrapper<Types.ExportInvoicesPayload>;
  ExportMeetingsInput: Types.ExportMeetingsInput;
  ExportMeetingsPayload: ResolverTypeWrapper<Types.ExportMeetingsPayload>;
  ExportQrBatchesInput: Types.ExportQrBatchesInput;
  ExportQrBatchesPayload: ResolverTypeWrapper<Types.ExportQrBatchesPayload>;
  ExportQrUsesInput: Types.ExportQrUsesInput;
  ExportQrUsesPayload: ResolverTypeWrapper<Types.ExportQrUsesPayload>;
  Farmer: ResolverTypeWrapper<FarmerModel>;
  FarmerConnection: ResolverTypeWrapper<FarmerConnectionModel>;
  FarmerEdge: ResolverTypeWrapper<Omit<Types.FarmerEdge, 'node'> & { node: ResolversTypes['Farmer'] }>;
  FarmerSearchConnection: ResolverTypeWrapper<FarmerSearchConnectionModel>;
  FieldChange: ResolverTypeWrapper<Types.FieldChange>;
  Float: ResolverTypeWrapper<Types.Scalars['Float']['output']>;
  ForgotPasswordInput: Types.ForgotPasswordInput;
  ForgotPasswordPayload: ResolverTypeWrapper<Types.ForgotPasswordPayload>;
  Gender: Types.Gender;
  GenerateQrCodesInput: Types.GenerateQrCodesInput;
  GenerateQrCodesPayload: ResolverTypeWrapper<WrittenModel>;
  HistoryCount: ResolverTypeWrapper<Types.HistoryCount>;
  HistoryEmployee: ResolverTypeWrapper<Types.HistoryEmployee>;
  HistoryEvent: ResolverTypeWrapper<Types.HistoryEvent>;
  HistoryEventConnection: ResolverTypeWrapper<HistoryEventConnectionModel>;
  HistoryEventEdge: ResolverTypeWrapper<Types.HistoryEventEdge>;
  HistoryInvoice: ResolverTypeWrapper<Types.HistoryInvoice>;
  HistoryKind: Types.HistoryKind;
  HistoryMeeting: ResolverTypeWrapper<Types.HistoryMeeting>;
  HistoryUse: ResolverTypeWrapper<Types.HistoryUse>;
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
  MeetingType: Types.MeetingType;
  MonthMember: ResolverTypeWrapper<MonthMemberModel>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NameValue: ResolverTypeWrapper<Types.NameValue>;
  NameValueInput: Types.NameValueInput;
  Oddity: ResolverTypeWrapper<Types.Oddity>;
  OddityKind: Types.OddityKind;
  PageInfo: ResolverTypeWrapper<PageInfoModel>;
  PersonKeyInput: Types.PersonKeyInput;
  PlanMeetingInput: Types.PlanMeetingInput;
  PlanMeetingPayload: ResolverTypeWrapper<WrittenModel>;
  PlannedMeeting: ResolverTypeWrapper<Types.PlannedMeeting>;
  ProductVariant: ResolverTypeWrapper<Types.ProductVariant>;
  QrBatch: ResolverTypeWrapper<Types.QrBatch>;
  QrBatchConnection: ResolverTypeWrapper<QrBatchConnectionModel>;
  QrBatchEdge: ResolverTypeWrapper<Types.QrBatchEdge>;
  QrBatchSort: Types.QrBatchSort;
  QrCard: ResolverTypeWrapper<Types.QrCard>;
  QrCardConnection: ResolverTypeWrapper<QrCardConnectionModel>;
  QrCardEdge: ResolverTypeWrapper<Types.QrCardEdge>;
  QrCode: ResolverTypeWrapper<Types.QrCode>;
  QrUse: ResolverTypeWrapper<Types.QrUse>;
  QrUseConnection: ResolverTypeWrapper<QrUseConnectionModel>;
  QrUseEdge: ResolverTypeWrapper<Types.QrUseEdge>;
  QrUseFilter: Types.QrUseFilter;
  QrUser: ResolverTypeWrapper<Types.QrUser>;
  QrUserConnection: ResolverTypeWrapper<QrUserConnectionModel>;
  QrUserEdge: ResolverTypeWrapper<Types.QrUserEdge>;
  QrUsesOnDay: ResolverTypeWrapper<Types.QrUsesOnDay>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RegisteredCustomer: ResolverTypeWrapper<Types.RegisteredCustomer>;
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
  SetEmployeeActiveInput: Types.SetEmployeeActiveInput;
  SetEmployeeActivePayload: ResolverTypeWrapper<SetEmployeeActiveModel>;
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
  TeamDay: ResolverTypeWrapper<Omit<Types.TeamDay, 'people'> & { people: Array<ResolversTypes['TeamMember']> }>;
  TeamMember: ResolverTypeWrapper<Omit<Types.TeamMember, 'day' | 'employee'> & { day: ResolversTypes['DayDashboard'], employee: ResolversTypes['Employee'] }>;
  TeamMonth: ResolverTypeWrapper<Omit<Types.TeamMonth, 'people'> & { people: Array<ResolversTypes['MonthMember']> }>;
  Tool: ResolverTypeWrapper<Types.Tool>;
  TravelDay: ResolverTypeWrapper<Types.TravelDay>;
  TravelPoint: ResolverTypeWrapper<Types.TravelPoint>;
  TravelSummary: ResolverTypeWrapper<Types.TravelSummary>;
  UpdateDealerInput: Types.UpdateDealerInput;
  UpdateDealerPayload: ResolverTypeWrapper<Omit<Types.UpdateDealerPayload, 'dealer'> & { dealer?: Types.Maybe<ResolversTypes['Dealer']> }>;
  UpdateEmployeeInput: Types.UpdateEmployeeInput;
  UpdateEmployeePayload: ResolverTypeWrapper<Omit<Types.UpdateEmployeePayload, 'employee'> & { employee?: Types.Maybe<ResolversTypes['Employee']> }>;
  UpdateFarmerInput: Types.UpdateFarmerInput;
  UpdateFarmerPayload: ResolverTypeWrapper<Omit<Types.UpdateFarmerPayload, 'farmer'> & { farmer?: Types.Maybe<ResolversTypes['Farmer']> }>;
  UpdateProfileInput: Types.UpdateProfileInput;
  UpdateProfilePayload: ResolverTypeWrapper<Omit<Types.UpdateProfilePayload, 'profile'> & { profile?: Types.Maybe<ResolversTypes['Employee']> }>;
  UserError: ResolverTypeWrapper<Types.UserError>;
  UserErrorCode: Types.UserErrorCode;
  Viewer: ResolverTypeWrapper<Types.Viewer>;
  WithdrawApprovalInput: Types.WithdrawApprovalInput;
  WithdrawApprovalPayload: ResolverTypeWrapper<Types.WithdrawApprovalPayload>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccessToken: Types.AccessToken;
  AccessTokenConnection: AccessTokenConnectionModel;
  AccessTokenEdge: Types.AccessTokenEdge;
  AddDealerInput: Types.AddDealerInput;
  AddDealerPayload: WrittenModel;
  AddEmployeeInput: Types.AddEmployeeInput;
  AddEmployeePayload: AddEmployeeModel;
  AddFarmerInput: Types.AddFarmerInput;
  AddFarmerPayload: WrittenModel;
  Address: Types.Address;
  AddressInput: Types.AddressInput;
  AddressPartsInput: Types.AddressPartsInput;
  ApprovalOutcome: Types.ApprovalOutcome;
  ApproveAttendanceInput: Types.ApproveAttendanceInput;
  ApproveAttendancePayload: Types.ApproveAttendancePayload;
  ApproveDaysInput: Types.ApproveDaysInput;
  ApproveDaysPayload: Types.ApproveDaysPayload;
  AreaInput: Types.AreaInput;
  AttendanceCorrection: Types.AttendanceCorrection;
  AttendanceDay: Types.AttendanceDay;
  AuditEvent: Types.AuditEvent;
  AuditEventConnection: AuditEventConnectionModel;
  AuditEventEdge: Types.AuditEventEdge;
  Basemap: Types.Basemap;
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
  CorrectAttendanceInput: Types.CorrectAttendanceInput;
  CorrectAttendancePayload: Types.CorrectAttendancePayload;
  CreateAccessTokenInput: Types.CreateAccessTokenInput;
  CreateAccessTokenPayload: Types.CreateAccessTokenPayload;
  CustomerFilter: Types.CustomerFilter;
  CustomerRecord: Types.CustomerRecord;
  Date: Types.Scalars['Date']['output'];
  DateFilter: Types.DateFilter;
  DateTime: Types.Scalars['DateTime']['output'];
  DayDashboard: DayDashboardModel;
  DayMeeting: Types.DayMeeting;
  DayRules: Types.DayRules;
  DayToApproveInput: Types.DayToApproveInput;
  Dealer: DealerModel;
  DealerConnection: DealerConnectionModel;
  DealerEdge: Omit<Types.DealerEdge, 'node'> & { node: ResolversParentTypes['Dealer'] };
  DealerSearchConnection: DealerSearchConnectionModel;
  DirectoryEntry: Types.DirectoryEntry;
  DirectoryEntryConnection: DirectoryEntryConnectionModel;
  DirectoryEntryEdge: Types.DirectoryEntryEdge;
  District: Types.District;
  Employee: EmployeeModel;
  EmployeeChange: Types.EmployeeChange;
  EmployeeConnection: EmployeeConnectionModel;
  EmployeeEdge: Omit<Types.EmployeeEdge, 'node'> & { node: ResolversParentTypes['Employee'] };
  EmployeeFilter: Types.EmployeeFilter;
  ExportAttendanceInput: Types.ExportAttendanceInput;
  ExportAttendancePayload: Types.ExportAttendancePayload;
  ExportAuditEventsInput: Types.ExportAuditEventsInput;
  ExportAuditEventsPayload: Types.ExportAuditEventsPayload;
  ExportDealersInput: Types.ExportDealersInput;
  ExportDealersPayload: Types.ExportDealersPayload;
  ExportFarmersInput: Types.ExportFarmersInput;
  ExportFarmersPayload: Types.ExportFarmersPayload;
  ExportInvoicesInput: Types.ExportInvoicesInput;
  ExportInvoicesPayload: Types.ExportInvoicesPayload;
  ExportMeetingsInput: Types.ExportMeetingsInput;
  ExportMeetingsPayload: Types.ExportMeetingsPayload;
  ExportQrBatchesInput: Types.ExportQrBatchesInput;
  ExportQrBatchesPayload: Types.ExportQrBatchesPayload;
  ExportQrUsesInput: Types.ExportQrUsesInput;
  ExportQrUsesPayload: Types.ExportQrUsesPayload;
  Farmer: FarmerModel;
  FarmerConnection: FarmerConnectionModel;
  FarmerEdge: Omit<Types.FarmerEdge, 'node'> & { node: ResolversParentTypes['Farmer'] };
  FarmerSearchConnection: FarmerSearchConnectionModel;
  FieldChange: Types.FieldChange;
  Float: Types.Scalars['Float']['output'];
  ForgotPasswordInput: Types.ForgotPasswordInput;
  ForgotPasswordPayload: Types.ForgotPasswordPayload;
  GenerateQrCodesInput: Types.GenerateQrCodesInput;
  GenerateQrCodesPayload: WrittenModel;
  HistoryCount: Types.HistoryCount;
  HistoryEmployee: Types.HistoryEmployee;
  HistoryEvent: Types.HistoryEvent;
  HistoryEventConnection: HistoryEventConnectionModel;
  HistoryEventEdge: Types.HistoryEventEdge;
  HistoryInvoice: Types.HistoryInvoice;
  HistoryMeeting: Types.HistoryMeeting;
  HistoryUse: Types.HistoryUse;
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
  MonthMember: MonthMemberModel;
  Mutation: Record<PropertyKey, never>;
  NameValue: Types.NameValue;
  NameValueInput: Types.NameValueInput;
  Oddity: Types.Oddity;
  PageInfo: PageInfoModel;
  PersonKeyInput: Types.PersonKeyInput;
  PlanMeetingInput: Types.PlanMeetingInput;
  PlanMeetingPayload: WrittenModel;
  PlannedMeeting: Types.PlannedMeeting;
  ProductVariant: Types.ProductVariant;
  QrBatch: Types.QrBatch;
  QrBatchConnection: QrBatchConnectionModel;
  QrBatchEdge: Types.QrBatchEdge;
  QrCard: Types.QrCard;
  QrCardConnection: QrCardConnectionModel;
  QrCardEdge: Types.QrCardEdge;
  QrCode: Types.QrCode;
  QrUse: Types.QrUse;
  QrUseConnection: QrUseConnectionModel;
  QrUseEdge: Types.QrUseEdge;
  QrUseFilter: Types.QrUseFilter;
  QrUser: Types.QrUser;
  QrUserConnection: QrUserConnectionModel;
  QrUserEdge: Types.QrUserEdge;
  QrUsesOnDay: Types.QrUsesOnDay;
  Query: Record<PropertyKey, never>;
  RegisteredCustomer: Types.RegisteredCustomer;
  ResetPasswordInput: Types.ResetPasswordInput;
  ResetPasswordPayload: Types.ResetPasswordPayload;
  RevokeAccessTokenInput: Types.RevokeAccessTokenInput;
  RevokeAccessTokenPayload: Types.RevokeAccessTokenPayload;
  ScheduleMeetingInput: Types.ScheduleMeetingInput;
  ScheduleMeetingPayload: WrittenModel;
  SearchGroup: SearchGroupModel;
  SearchHit: Omit<Types.SearchHit, 'node'> & { node: ResolversParentTypes['SearchNode'] };
  SearchNode: SearchNodeModel;
  SetEmployeeActiveInput: Types.SetEmployeeActiveInput;
  SetEmployeeActivePayload: SetEmployeeActiveModel;
  SignInInput: Types.SignInInput;
  SignInPayload: Types.SignInPayload;
  SignOutInput: Types.SignOutInput;
  SignOutPayload: Types.SignOutPayload;
  SignUpInput: Types.SignUpInput;
  SignUpPayload: Types.SignUpPayload;
  State: Types.State;
  Stop: Types.Stop;
  String: Types.Scalars['String']['output'];
  TeamDay: Omit<Types.TeamDay, 'people'> & { people: Array<ResolversParentTypes['TeamMember']> };
  TeamMember: Omit<Types.TeamMember, 'day' | 'employee'> & { day: ResolversParentTypes['DayDashboard'], employee: ResolversParentTypes['Employee'] };
  TeamMonth: Omit<Types.TeamMonth, 'people'> & { people: Array<ResolversParentTypes['MonthMember']> };
  Tool: Types.Tool;
  TravelDay: Types.TravelDay;
  TravelPoint: Types.TravelPoint;
  TravelSummary: Types.TravelSummary;
  UpdateDealerInput: Types.UpdateDealerInput;
  UpdateDealerPayload: Omit<Types.UpdateDealerPayload, 'dealer'> & { dealer?: Types.Maybe<ResolversParentTypes['Dealer']> };
  UpdateEmployeeInput: Types.UpdateEmployeeInput;
  UpdateEmployeePayload: Omit<Types.UpdateEmployeePayload, 'employee'> & { employee?: Types.Maybe<ResolversParentTypes['Employee']> };
  UpdateFarmerInput: Types.UpdateFarmerInput;
  UpdateFarmerPayload: Omit<Types.UpdateFarmerPayload, 'farmer'> & { farmer?: Types.Maybe<ResolversParentTypes['Farmer']> };
  UpdateProfileInput: Types.UpdateProfileInput;
  UpdateProfilePayload: Omit<Types.UpdateProfilePayload, 'profile'> & { profile?: Types.Maybe<ResolversParentTypes['Employee']> };
  UserError: Types.UserError;
  Viewer: Types.Viewer;
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

export type AttendanceCorrectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttendanceCorrection'] = ResolversParentTypes['AttendanceCorrection']> = {
  at?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  by?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  punchOutAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AttendanceDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttendanceDay'] = ResolversParentTypes['AttendanceDay']> = {
  approved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  correctable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  corrections?: Resolver<Array<ResolversTypes['AttendanceCorrection']>, ParentType, ContextType>;
  date?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  punchInAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  punchOutAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
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

export type CorrectAttendancePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CorrectAttendancePayload'] = ResolversParentTypes['CorrectAttendancePayload']> = {
  attendance?: Resolver<Types.Maybe<ResolversTypes['AttendanceDay']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateAccessTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateAccessTokenPayload'] = ResolversParentTypes['CreateAccessTokenPayload']> = {
  accessToken?: Resolver<Types.Maybe<ResolversTypes['AccessToken']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  token?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
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

export type DayRulesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DayRules'] = ResolversParentTypes['DayRules']> = {
  longDayMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  longSilenceMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxKmPerHour?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  silenceMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stopMetres?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stopMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DealerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Dealer'] = ResolversParentTypes['Dealer']> = {
  address?: Resolver<Types.Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  details?: Resolver<Array<ResolversTypes['NameValue']>, ParentType, ContextType>;
  detailsText?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type DistrictResolvers<ContextType = Context, ParentType extends ResolversParentTypes['District'] = ResolversParentTypes['District']> = {
  formerNames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  talukas?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
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

export type EmployeeEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeEdge'] = ResolversParentTypes['EmployeeEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
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

export type ExportDealersPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExportDealersPayload'] = ResolversParentTypes['ExportDealersPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fileName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<Types.ExportDealersPayloadUrlArgs, 'absolute'>>;
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

export type MonthMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonthMember'] = ResolversParentTypes['MonthMember']> = {
  attendance?: Resolver<Types.Maybe<Array<ResolversTypes['AttendanceDay']>>, ParentType, ContextType>;
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  travel?: Resolver<Types.Maybe<Array<ResolversTypes['TravelDay']>>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addDealer?: Resolver<Types.Maybe<ResolversTypes['AddDealerPayload']>, ParentType, ContextType, RequireFields<Types.MutationAddDealerArgs, 'input'>>;
  addEmployee?: Resolver<Types.Maybe<ResolversTypes['AddEmployeePayload']>, ParentType, ContextType, RequireFields<Types.MutationAddEmployeeArgs, 'input'>>;
  addFarmer?: Resolver<Types.Maybe<ResolversTypes['AddFarmerPayload']>, ParentType, ContextType, RequireFields<Types.MutationAddFarmerArgs, 'input'>>;
  approveAttendance?: Resolver<Types.Maybe<ResolversTypes['ApproveAttendancePayload']>, ParentType, ContextType, RequireFields<Types.MutationApproveAttendanceArgs, 'input'>>;
  approveDays?: Resolver<Types.Maybe<ResolversTypes['ApproveDaysPayload']>, ParentType, ContextType, RequireFields<Types.MutationApproveDaysArgs, 'input'>>;
  cancelMeeting?: Resolver<Types.Maybe<ResolversTypes['CancelMeetingPayload']>, ParentType, ContextType, RequireFields<Types.MutationCancelMeetingArgs, 'input'>>;
  changePassword?: Resolver<Types.Maybe<ResolversTypes['ChangePasswordPayload']>, ParentType, ContextType, RequireFields<Types.MutationChangePasswordArgs, 'input'>>;
  correctAttendance?: Resolver<Types.Maybe<ResolversTypes['CorrectAttendancePayload']>, ParentType, ContextType, RequireFields<Types.MutationCorrectAttendanceArgs, 'input'>>;
  createAccessToken?: Resolver<Types.Maybe<ResolversTypes['CreateAccessTokenPayload']>, ParentType, ContextType, RequireFields<Types.MutationCreateAccessTokenArgs, 'input'>>;
  exportAttendance?: Resolver<Types.Maybe<ResolversTypes['ExportAttendancePayload']>, ParentType, ContextType, RequireFields<Types.MutationExportAttendanceArgs, 'input'>>;
  exportAuditEvents?: Resolver<Types.Maybe<ResolversTypes['ExportAuditEventsPayload']>, ParentType, ContextType, RequireFields<Types.MutationExportAuditEventsArgs, 'input'>>;
  exportDealers?: Resolver<Types.Maybe<ResolversTypes['ExportDealersPayload']>, ParentType, ContextType, RequireFields<Types.MutationExportDealersArgs, 'input'>>;
  exportFarmers?: Resolver<Types.Maybe<ResolversTypes['ExportFarmersPayload']>, ParentType, ContextType, RequireFields<Types.MutationExportFarmersArgs, 'input'>>;
  exportInvoices?: Resolver<Types.Maybe<ResolversTypes['ExportInvoicesPayload']>, ParentType, ContextType, RequireFields<Types.MutationExportInvoicesArgs, 'input'>>;
  exportMeetings?: Resolver<Types.Maybe<ResolversTypes['ExportMeetingsPayload']>, ParentType, ContextType, RequireFields<Types.MutationExportMeetingsArgs, 'input'>>;
  exportQrBatches?: Resolver<Types.Maybe<ResolversTypes['ExportQrBatchesPayload']>, ParentType, ContextType, RequireFields<Types.MutationExportQrBatchesArgs, 'input'>>;
  exportQrUses?: Resolver<Types.Maybe<ResolversTypes['ExportQrUsesPayload']>, ParentType, ContextType, RequireFields<Types.MutationExportQrUsesArgs, 'input'>>;
  forgotPassword?: Resolver<Types.Maybe<ResolversTypes['ForgotPasswordPayload']>, ParentType, ContextType, RequireFields<Types.MutationForgotPasswordArgs, 'input'>>;
  generateQrCodes?: Resolver<Types.Maybe<ResolversTypes['GenerateQrCodesPayload']>, ParentType, ContextType, RequireFields<Types.MutationGenerateQrCodesArgs, 'input'>>;
  makePasswordLink?: Resolver<Types.Maybe<ResolversTypes['MakePasswordLinkPayload']>, ParentType, ContextType, RequireFields<Types.MutationMakePasswordLinkArgs, 'input'>>;
  markAttendance?: Resolver<Types.Maybe<ResolversTypes['MarkAttendancePayload']>, ParentType, ContextType, RequireFields<Types.MutationMarkAttendanceArgs, 'input'>>;
  planMeeting?: Resolver<Types.Maybe<ResolversTypes['PlanMeetingPayload']>, ParentType, ContextType, RequireFields<Types.MutationPlanMeetingArgs, 'input'>>;
  resetPassword?: Resolver<Types.Maybe<ResolversTypes['ResetPasswordPayload']>, ParentType, ContextType, RequireFields<Types.MutationResetPasswordArgs, 'input'>>;
  revokeAccessToken?: Resolver<Types.Maybe<ResolversTypes['RevokeAccessTokenPayload']>, ParentType, ContextType, RequireFields<Types.MutationRevokeAccessTokenArgs, 'input'>>;
  scheduleMeeting?: Resolver<Types.Maybe<ResolversTypes['ScheduleMeetingPayload']>, ParentType, ContextType, RequireFields<Types.MutationScheduleMeetingArgs, 'input'>>;
  setEmployeeActive?: Resolver<Types.Maybe<ResolversTypes['SetEmployeeActivePayload']>, ParentType, ContextType, RequireFields<Types.MutationSetEmployeeActiveArgs, 'input'>>;
  signIn?: Resolver<Types.Maybe<ResolversTypes['SignInPayload']>, ParentType, ContextType, RequireFields<Types.MutationSignInArgs, 'input'>>;
  signOut?: Resolver<Types.Maybe<ResolversTypes['SignOutPayload']>, ParentType, ContextType, RequireFields<Types.MutationSignOutArgs, 'input'>>;
  signUp?: Resolver<Types.Maybe<ResolversTypes['SignUpPayload']>, ParentType, ContextType, RequireFields<Types.MutationSignUpArgs, 'input'>>;
  updateDealer?: Resolver<Types.Maybe<ResolversTypes['UpdateDealerPayload']>, ParentType, ContextType, RequireFields<Types.MutationUpdateDealerArgs, 'input'>>;
  updateEmployee?: Resolver<Types.Maybe<ResolversTypes['UpdateEmployeePayload']>, ParentType, ContextType, RequireFields<Types.MutationUpdateEmployeeArgs, 'input'>>;
  updateFarmer?: Resolver<Types.Maybe<ResolversTypes['UpdateFarmerPayload']>, ParentType, ContextType, RequireFields<Types.MutationUpdateFarmerArgs, 'input'>>;
  updateProfile?: Resolver<Types.Maybe<ResolversTypes['UpdateProfilePayload']>, ParentType, ContextType, RequireFields<Types.MutationUpdateProfileArgs, 'input'>>;
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

export type PlanMeetingPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanMeetingPayload'] = ResolversParentTypes['PlanMeetingPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meeting?: Resolver<Types.Maybe<ResolversTypes['Meeting']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PlannedMeetingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlannedMeeting'] = ResolversParentTypes['PlannedMeeting']> = {
  firstName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  partyId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  plannedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  purpose?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['MeetingType'], ParentType, ContextType>;
};

export type ProductVariantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductVariant'] = ResolversParentTypes['ProductVariant']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QrBatchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QrBatch'] = ResolversParentTypes['QrBatch']> = {
  createdAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiryInMonths?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  packageSize?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  points?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  productName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
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

export type QrCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QrCard'] = ResolversParentTypes['QrCard']> = {
  code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiryDate?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  packageSize?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  points?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  productName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  used?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
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

export type QrUseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QrUse'] = ResolversParentTypes['QrUse']> = {
  address?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dealerMobile?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dealerName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  middleName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  points?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  transactionType?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type QrUsesOnDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QrUsesOnDay'] = ResolversParentTypes['QrUsesOnDay']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  accessTokens?: Resolver<Types.Maybe<ResolversTypes['AccessTokenConnection']>, ParentType, ContextType, Partial<Types.QueryAccessTokensArgs>>;
  areas?: Resolver<Types.Maybe<Array<ResolversTypes['State']>>, ParentType, ContextType>;
  attendance?: Resolver<Types.Maybe<Array<ResolversTypes['AttendanceDay']>>, ParentType, ContextType, RequireFields<Types.QueryAttendanceArgs, 'userId'>>;
  auditEvents?: Resolver<Types.Maybe<ResolversTypes['AuditEventConnection']>, ParentType, ContextType, Partial<Types.QueryAuditEventsArgs>>;
  changes?: Resolver<Types.Maybe<ResolversTypes['ChangeConnection']>, ParentType, ContextType, Partial<Types.QueryChangesArgs>>;
  checkEvents?: Resolver<Types.Maybe<Array<ResolversTypes['CheckEvent']>>, ParentType, ContextType, RequireFields<Types.QueryCheckEventsArgs, 'date' | 'userId'>>;
  clientConfig?: Resolver<Types.Maybe<ResolversTypes['ClientConfig']>, ParentType, ContextType>;
  dayDashboard?: Resolver<Types.Maybe<ResolversTypes['DayDashboard']>, ParentType, ContextType, RequireFields<Types.QueryDayDashboardArgs, 'date' | 'userId'>>;
  dealer?: Resolver<Types.Maybe<ResolversTypes['Dealer']>, ParentType, ContextType, RequireFields<Types.QueryDealerArgs, 'id'>>;
  dealerDirectory?: Resolver<Types.Maybe<ResolversTypes['DirectoryEntryConnection']>, ParentType, ContextType, Partial<Types.QueryDealerDirectoryArgs>>;
  dealerHistory?: Resolver<Types.Maybe<ResolversTypes['HistoryEventConnection']>, ParentType, ContextType, RequireFields<Types.QueryDealerHistoryArgs, 'id'>>;
  dealers?: Resolver<Types.Maybe<ResolversTypes['DealerConnection']>, ParentType, ContextType, Partial<Types.QueryDealersArgs>>;
  dealersCreatedBy?: Resolver<Types.Maybe<ResolversTypes['DealerConnection']>, ParentType, ContextType, Partial<Types.QueryDealersCreatedByArgs>>;
  employee?: Resolver<Types.Maybe<ResolversTypes['Employee']>, ParentType, ContextType, RequireFields<Types.QueryEmployeeArgs, 'id'>>;
  employees?: Resolver<Types.Maybe<ResolversTypes['EmployeeConnection']>, ParentType, ContextType, RequireFields<Types.QueryEmployeesArgs, 'roles'>>;
  farmer?: Resolver<Types.Maybe<ResolversTypes['Farmer']>, ParentType, ContextType, RequireFields<Types.QueryFarmerArgs, 'id'>>;
  farmerDirectory?: Resolver<Types.Maybe<ResolversTypes['DirectoryEntryConnection']>, ParentType, ContextType, Partial<Types.QueryFarmerDirectoryArgs>>;
  farmerHistory?: Resolver<Types.Maybe<ResolversTypes['HistoryEventConnection']>, ParentType, ContextType, RequireFields<Types.QueryFarmerHistoryArgs, 'id'>>;
  farmers?: Resolver<Types.Maybe<ResolversTypes['FarmerConnection']>, ParentType, ContextType, Partial<Types.QueryFarmersArgs>>;
  farmersCreatedBy?: Resolver<Types.Maybe<ResolversTypes['FarmerConnection']>, ParentType, ContextType, Partial<Types.QueryFarmersCreatedByArgs>>;
  invoice?: Resolver<Types.Maybe<ResolversTypes['Invoice']>, ParentType, ContextType, RequireFields<Types.QueryInvoiceArgs, 'id'>>;
  invoices?: Resolver<Types.Maybe<ResolversTypes['InvoiceConnection']>, ParentType, ContextType, Partial<Types.QueryInvoicesArgs>>;
  me?: Resolver<Types.Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  meeting?: Resolver<Types.Maybe<ResolversTypes['Meeting']>, ParentType, ContextType, RequireFields<Types.QueryMeetingArgs, 'id'>>;
  meetings?: Resolver<Types.Maybe<ResolversTypes['MeetingConnection']>, ParentType, ContextType, RequireFields<Types.QueryMeetingsArgs, 'scope'>>;
  productVariants?: Resolver<Types.Maybe<Array<ResolversTypes['ProductVariant']>>, ParentType, ContextType>;
  profile?: Resolver<Types.Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  qrBatch?: Resolver<Types.Maybe<ResolversTypes['QrBatch']>, ParentType, ContextType, RequireFields<Types.QueryQrBatchArgs, 'id'>>;
  qrBatches?: Resolver<Types.Maybe<ResolversTypes['QrBatchConnection']>, ParentType, ContextType, Partial<Types.QueryQrBatchesArgs>>;
  qrCards?: Resolver<Types.Maybe<ResolversTypes['QrCardConnection']>, ParentType, ContextType, RequireFields<Types.QueryQrCardsArgs, 'batchId'>>;
  qrCode?: Resolver<Types.Maybe<ResolversTypes['QrCode']>, ParentType, ContextType, RequireFields<Types.QueryQrCodeArgs, 'code'>>;
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
  travelReport?: Resolver<Types.Maybe<Array<ResolversTypes['TravelDay']>>, ParentType, ContextType, RequireFields<Types.QueryTravelReportArgs, 'period' | 'userId'>>;
  viewer?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type RegisteredCustomerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisteredCustomer'] = ResolversParentTypes['RegisteredCustomer']> = {
  dealerId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  farmerId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type SetEmployeeActivePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetEmployeeActivePayload'] = ResolversParentTypes['SetEmployeeActivePayload']> = {
  active?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employee?: Resolver<Types.Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
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

export type ToolResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Tool'] = ResolversParentTypes['Tool']> = {
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type WithdrawApprovalPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawApprovalPayload'] = ResolversParentTypes['WithdrawApprovalPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AccessToken?: AccessTokenResolvers<ContextType>;
  AccessTokenConnection?: AccessTokenConnectionResolvers<ContextType>;
  AccessTokenEdge?: AccessTokenEdgeResolvers<ContextType>;
  AddDealerPayload?: AddDealerPayloadResolvers<ContextType>;
  AddEmployeePayload?: AddEmployeePayloadResolvers<ContextType>;
  AddFarmerPayload?: AddFarmerPayloadResolvers<ContextType>;
  Address?: AddressResolvers<ContextType>;
  ApprovalOutcome?: ApprovalOutcomeResolvers<ContextType>;
  ApproveAttendancePayload?: ApproveAttendancePayloadResolvers<ContextType>;
  ApproveDaysPayload?: ApproveDaysPayloadResolvers<ContextType>;
  AttendanceCorrection?: AttendanceCorrectionResolvers<ContextType>;
  AttendanceDay?: AttendanceDayResolvers<ContextType>;
  AuditEvent?: AuditEventResolvers<ContextType>;
  AuditEventConnection?: AuditEventConnectionResolvers<ContextType>;
  AuditEventEdge?: AuditEventEdgeResolvers<ContextType>;
  Basemap?: BasemapResolvers<ContextType>;
  CancelMeetingPayload?: CancelMeetingPayloadResolvers<ContextType>;
  Change?: ChangeResolvers<ContextType>;
  ChangeConnection?: ChangeConnectionResolvers<ContextType>;
  ChangeEdge?: ChangeEdgeResolvers<ContextType>;
  ChangePasswordPayload?: ChangePasswordPayloadResolvers<ContextType>;
  CheckEvent?: CheckEventResolvers<ContextType>;
  ClientConfig?: ClientConfigResolvers<ContextType>;
  CorrectAttendancePayload?: CorrectAttendancePayloadResolvers<ContextType>;
  CreateAccessTokenPayload?: CreateAccessTokenPayloadResolvers<ContextType>;
  CustomerRecord?: CustomerRecordResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DayDashboard?: DayDashboardResolvers<ContextType>;
  DayMeeting?: DayMeetingResolvers<ContextType>;
  DayRules?: DayRulesResolvers<ContextType>;
  Dealer?: DealerResolvers<ContextType>;
  DealerConnection?: DealerConnectionResolvers<ContextType>;
  DealerEdge?: DealerEdgeResolvers<ContextType>;
  DealerSearchConnection?: DealerSearchConnectionResolvers<ContextType>;
  DirectoryEntry?: DirectoryEntryResolvers<ContextType>;
  DirectoryEntryConnection?: DirectoryEntryConnectionResolvers<ContextType>;
  DirectoryEntryEdge?: DirectoryEntryEdgeResolvers<ContextType>;
  District?: DistrictResolvers<ContextType>;
  Employee?: EmployeeResolvers<ContextType>;
  EmployeeChange?: EmployeeChangeResolvers<ContextType>;
  EmployeeConnection?: EmployeeConnectionResolvers<ContextType>;
  EmployeeEdge?: EmployeeEdgeResolvers<ContextType>;
  ExportAttendancePayload?: ExportAttendancePayloadResolvers<ContextType>;
  ExportAuditEventsPayload?: ExportAuditEventsPayloadResolvers<ContextType>;
  ExportDealersPayload?: ExportDealersPayloadResolvers<ContextType>;
  ExportFarmersPayload?: ExportFarmersPayloadResolvers<ContextType>;
  ExportInvoicesPayload?: ExportInvoicesPayloadResolvers<ContextType>;
  ExportMeetingsPayload?: ExportMeetingsPayloadResolvers<ContextType>;
  ExportQrBatchesPayload?: ExportQrBatchesPayloadResolvers<ContextType>;
  ExportQrUsesPayload?: ExportQrUsesPayloadResolvers<ContextType>;
  Farmer?: FarmerResolvers<ContextType>;
  FarmerConnection?: FarmerConnectionResolvers<ContextType>;
  FarmerEdge?: FarmerEdgeResolvers<ContextType>;
  FarmerSearchConnection?: FarmerSearchConnectionResolvers<ContextType>;
  FieldChange?: FieldChangeResolvers<ContextType>;
  ForgotPasswordPayload?: ForgotPasswordPayloadResolvers<ContextType>;
  GenerateQrCodesPayload?: GenerateQrCodesPayloadResolvers<ContextType>;
  HistoryCount?: HistoryCountResolvers<ContextType>;
  HistoryEmployee?: HistoryEmployeeResolvers<ContextType>;
  HistoryEvent?: HistoryEventResolvers<ContextType>;
  HistoryEventConnection?: HistoryEventConnectionResolvers<ContextType>;
  HistoryEventEdge?: HistoryEventEdgeResolvers<ContextType>;
  HistoryInvoice?: HistoryInvoiceResolvers<ContextType>;
  HistoryMeeting?: HistoryMeetingResolvers<ContextType>;
  HistoryUse?: HistoryUseResolvers<ContextType>;
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
  MonthMember?: MonthMemberResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NameValue?: NameValueResolvers<ContextType>;
  Oddity?: OddityResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PlanMeetingPayload?: PlanMeetingPayloadResolvers<ContextType>;
  PlannedMeeting?: PlannedMeetingResolvers<ContextType>;
  ProductVariant?: ProductVariantResolvers<ContextType>;
  QrBatch?: QrBatchResolvers<ContextType>;
  QrBatchConnection?: QrBatchConnectionResolvers<ContextType>;
  QrBatchEdge?: QrBatchEdgeResolvers<ContextType>;
  QrCard?: QrCardResolvers<ContextType>;
  QrCardConnection?: QrCardConnectionResolvers<ContextType>;
  QrCardEdge?: QrCardEdgeResolvers<ContextType>;
  QrCode?: QrCodeResolvers<ContextType>;
  QrUse?: QrUseResolvers<ContextType>;
  QrUseConnection?: QrUseConnectionResolvers<ContextType>;
  QrUseEdge?: QrUseEdgeResolvers<ContextType>;
  QrUser?: QrUserResolvers<ContextType>;
  QrUserConnection?: QrUserConnectionResolvers<ContextType>;
  QrUserEdge?: QrUserEdgeResolvers<ContextType>;
  QrUsesOnDay?: QrUsesOnDayResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RegisteredCustomer?: RegisteredCustomerResolvers<ContextType>;
  ResetPasswordPayload?: ResetPasswordPayloadResolvers<ContextType>;
  RevokeAccessTokenPayload?: RevokeAccessTokenPayloadResolvers<ContextType>;
  ScheduleMeetingPayload?: ScheduleMeetingPayloadResolvers<ContextType>;
  SearchGroup?: SearchGroupResolvers<ContextType>;
  SearchHit?: SearchHitResolvers<ContextType>;
  SearchNode?: SearchNodeResolvers<ContextType>;
  SetEmployeeActivePayload?: SetEmployeeActivePayloadResolvers<ContextType>;
  SignInPayload?: SignInPayloadResolvers<ContextType>;
  SignOutPayload?: SignOutPayloadResolvers<ContextType>;
  SignUpPayload?: SignUpPayloadResolvers<ContextType>;
  State?: StateResolvers<ContextType>;
  Stop?: StopResolvers<ContextType>;
  TeamDay?: TeamDayResolvers<ContextType>;
  TeamMember?: TeamMemberResolvers<ContextType>;
  TeamMonth?: TeamMonthResolvers<ContextType>;
  Tool?: ToolResolvers<ContextType>;
  TravelDay?: TravelDayResolvers<ContextType>;
  TravelPoint?: TravelPointResolvers<ContextType>;
  TravelSummary?: TravelSummaryResolvers<ContextType>;
  UpdateDealerPayload?: UpdateDealerPayloadResolvers<ContextType>;
  UpdateEmployeePayload?: UpdateEmployeePayloadResolvers<ContextType>;
  UpdateFarmerPayload?: UpdateFarmerPayloadResolvers<ContextType>;
  UpdateProfilePayload?: UpdateProfilePayloadResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  WithdrawApprovalPayload?: WithdrawApprovalPayloadResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  access?: AccessDirectiveResolver<any, any, ContextType>;
};
