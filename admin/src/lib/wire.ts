/** What the API answers to the console, by the console's names for it. Amounts in whole pesos, instants in UTC. */
import type { components } from './api.types';

type Wire = components['schemas'];

export type Session = Wire['SessionReply'];
export type SignInReply = Wire['LogInReply'];
export type RefreshReply = Wire['RefreshReply'];
export type Dashboard = Wire['DashboardReply'];
export type SalesDay = Wire['SalesDay'];
export type TimelineEntry = Wire['TimelineEntry'];
export type OrderLineOfList = Wire['OrderLineOfList'];
export type Order = Wire['OrderStoryReply'];
export type PaymentLine = Wire['PaymentLine'];
export type Payment = Wire['PaymentStoryReply'];
export type Game = Wire['EditableGameReply'];
export type PersonLine = Wire['PersonLine'];
export type Person = Wire['PersonStoryReply'];
export type Role = Wire['RoleReply'];
export type RoleDraft = Wire['RoleRequest'];
export type Permission = RoleDraft['permissions'][number];
export type AssignedRole = Wire['AssignRoleRequest'];
export type Permissions = Wire['PermissionsReply'];
export type CodeLine = Wire['CodeLine'];
export type Code = Wire['CodeShowReply'];
export type NewCode = Wire['IssueCodeRequest'];
export type NewBatch = Wire['IssueBatchRequest'];
export type Batch = Wire['BatchReply'];
export type CodePreview = Wire['CodePreviewReply'];
export type AuditLine = Wire['AuditLine'];
export type IncidentLine = Wire['IncidentLine'];
export type Incident = Wire['IncidentReply'];
export type Books = Wire['BooksReply'];
export type BalanceLine = Wire['BalanceLine'];
export type BookEntry = Wire['EntryLine'];
export type OrderEntries = Wire['OrderEntriesReply'];
