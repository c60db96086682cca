import type { Texts } from './en';
import { about } from './es/about';
import { account } from './es/people/account';
import { achievements } from './es/games/achievements';
import { agree } from './es/people/agree';
import { bought } from './es/money/bought';
import { builds } from './es/games/builds';
import { buying } from './es/money/buying';
import { cards } from './es/money/cards';
import { catalog } from './es/games/catalog';
import { codes } from './es/money/codes';
import { contact } from './es/people/contact';
import { copies } from './es/games/copies';
import { developers } from './es/people/developers';
import { support } from './es/people/support';
import { documents } from './es/money/documents';
import { earnings } from './es/money/earnings';
import { guardian } from './es/people/guardian';
import { home } from './es/home';
import { law } from './es/law';
import { lessons } from './es/games/lessons';
import { library } from './es/games/library';
import { measuring } from './es/people/measuring';
import { plans } from './es/money/plans';
import { play } from './es/games/play';
import { privacy } from './es/people/privacy';
import { publishing } from './es/games/publishing';
import { ratings } from './es/games/ratings';
import { refunds } from './es/money/refunds';
import { renewals } from './es/money/renewals';
import { returns } from './es/money/returns';
import { settings } from './es/people/settings';
import { shell } from './es/shell';
import { stats } from './es/games/stats';
import { subscribed } from './es/money/subscribed';
import { subscription } from './es/money/subscription';
import { pupils } from './es/people/pupils';
import { schools } from './es/people/schools';
import { wishlist } from './es/games/wishlist';
import { savedCards } from './es/money/saved-cards';
import { unanswered } from './es/money/unanswered';

export const es: Texts = {
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
