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
