import type { Texts } from './en';
import { account } from './es/account';
import { bought } from './es/bought';
import { builds } from './es/builds';
import { buying } from './es/buying';
import { cards } from './es/cards';
import { catalog } from './es/catalog';
import { codes } from './es/codes';
import { developers } from './es/developers';
import { documents } from './es/documents';
import { guardian } from './es/guardian';
import { library } from './es/library';
import { plans } from './es/plans';
import { play } from './es/play';
import { privacy } from './es/privacy';
import { publishing } from './es/publishing';
import { refunds } from './es/refunds';
import { renewals } from './es/renewals';
import { returns } from './es/returns';
import { settings } from './es/settings';
import { shell } from './es/shell';
import { subscribed } from './es/subscribed';
import { subscription } from './es/subscription';
import { savedCards } from './es/saved-cards';

export const es: Texts = {
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
