import { about } from './en/about';
import { account } from './en/people/account';
import { achievements } from './en/games/achievements';
import { agree } from './en/people/agree';
import { bought } from './en/money/bought';
import { builds } from './en/games/builds';
import { buying } from './en/money/buying';
import { cards } from './en/money/cards';
import { catalog } from './en/games/catalog';
import { codes } from './en/money/codes';
import { contact } from './en/people/contact';
import { copies } from './en/games/copies';
import { developers } from './en/people/developers';
import { support } from './en/people/support';
import { documents } from './en/money/documents';
import { earnings } from './en/money/earnings';
import { guardian } from './en/people/guardian';
import { home } from './en/home';
import { law } from './en/law';
import { lessons } from './en/games/lessons';
import { library } from './en/games/library';
import { measuring } from './en/people/measuring';
import { plans } from './en/money/plans';
import { play } from './en/games/play';
import { privacy } from './en/people/privacy';
import { publishing } from './en/games/publishing';
import { ratings } from './en/games/ratings';
import { refunds } from './en/money/refunds';
import { renewals } from './en/money/renewals';
import { returns } from './en/money/returns';
import { settings } from './en/people/settings';
import { shell } from './en/shell';
import { stats } from './en/games/stats';
import { subscribed } from './en/money/subscribed';
import { subscription } from './en/money/subscription';
import { pupils } from './en/people/pupils';
import { schools } from './en/people/schools';
import { wishlist } from './en/games/wishlist';
import { savedCards } from './en/money/saved-cards';
import { unanswered } from './en/money/unanswered';

export const en = {
  shell,
  catalog,
  about,
  account,
  achievements,
  agree,
  bought,
  builds,
  buying,
  settings,
  privacy,
  guardian,
  cards,
  codes,
  contact,
  copies,
  developers,
  support,
  documents,
  earnings,
  home,
  law,
  lessons,
  library,
  measuring,
  plans,
  play,
  publishing,
  ratings,
  refunds,
  renewals,
  returns,
  stats,
  subscribed,
  subscription,
  savedCards,
  unanswered,
  pupils,
  schools,
  wishlist,
};

type Loosened<T> = { [K in keyof T]: T[K] extends string ? string : Loosened<T[K]> };

/** Every sentence of the shop. English names the keys; a language that lacks one does not compile. */
export type Texts = Loosened<typeof en>;
