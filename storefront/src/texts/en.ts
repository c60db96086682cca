import { account } from './en/account';
import { bought } from './en/bought';
import { builds } from './en/builds';
import { buying } from './en/buying';
import { cards } from './en/cards';
import { catalog } from './en/catalog';
import { codes } from './en/codes';
import { developers } from './en/developers';
import { documents } from './en/documents';
import { guardian } from './en/guardian';
import { library } from './en/library';
import { plans } from './en/plans';
import { play } from './en/play';
import { privacy } from './en/privacy';
import { publishing } from './en/publishing';
import { refunds } from './en/refunds';
import { renewals } from './en/renewals';
import { returns } from './en/returns';
import { settings } from './en/settings';
import { shell } from './en/shell';
import { subscribed } from './en/subscribed';
import { subscription } from './en/subscription';
import { savedCards } from './en/saved-cards';

export const en = {
  shell,
  catalog,
  account,
  bought,
  builds,
  buying,
  settings,
  privacy,
  guardian,
  cards,
  codes,
  developers,
  documents,
  library,
  plans,
  play,
  publishing,
  refunds,
  renewals,
  returns,
  subscribed,
  subscription,
  savedCards,
};

type Loosened<T> = { [K in keyof T]: T[K] extends string ? string : Loosened<T[K]> };

/** Every sentence of the shop. English names the keys; a language that lacks one does not compile. */
export type Texts = Loosened<typeof en>;
