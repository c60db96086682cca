import { Injectable } from '@nestjs/common';
import type { Bilingual } from '../../../kernel/language.js';
import { Database } from '../../../platform/database/database.js';
import { ERASED, skipped, type MailFacts, type MailText, type NoMail } from '../../../platform/mail/mail.js';
import type { Language } from '../../../platform/http/messages.js';
import { Recipients, SignedAddresses } from '../../access/index.js';
import { isGivenOut } from '../../catalog/index.js';
import { Ages } from '../../consent/index.js';
import type { NewsKind } from '../news.rules.js';

/** What is new of a wished game. */
export interface WishlistNews {
  news: NewsKind;
  title: Bilingual;
  price: number;
  previously: number;
}
export type NewsFacts = MailFacts & WishlistNews & { unsubscribeUrl: string };

interface NewsRow extends WishlistNews {
  personId: string;
  slug: string;
  isWanted: boolean;
  isTrue: boolean;
}

/** Reads what a mail about a wished game says, when it is sent. */
@Injectable()
export class NewsReads {
  constructor(
    private readonly db: Database,
    private readonly recipients: Recipients,
    private readonly addresses: SignedAddresses,
    private readonly ages: Ages,
  ) {}

  async find(newsId: string): Promise<NewsFacts | NoMail | null> {
    const [row] = await this.db.query<NewsRow>(
      `select n.person_id as "personId", n.kind as news, g.slug, g.title, p.price::float8 as price, n.previously::float8 as previously,
              coalesce(s.mails, true) and w.person_id is not null
                and not exists (select from library.entitlements e where e.person_id = n.person_id and e.game_id = n.game_id) as "isWanted",
              p.listed and ${isGivenOut('n.game_id')} and case n.kind when 'price-drop' then p.price < n.previously when 'in-plan' then p.in_plan else true end as "isTrue"
         from wishlist.news n join catalog.games g on g.id = n.game_id join catalog_prices.prices p on p.game_id = n.game_id
         left join wishlist.games w on w.person_id = n.person_id and w.game_id = n.game_id
         left join wishlist.settings s on s.person_id = n.person_id where n.id = $1`,
      [newsId],
    );
    if (!row) return ERASED;
    const { personId, slug, isWanted, isTrue, ...news } = row;
    if (!isWanted) return skipped('not wanted');
    if (!isTrue) return null;
    // Children are not written to about sales.
    if ((await this.ages.ofPerson(personId))?.minor) return skipped('a child');
    const person = await this.recipients.person(personId, `/games/${slug}`);
    if (!person) return ERASED;
    return {
      ...person,
      ...news,
      unsubscribeUrl: this.addresses.address('wishlist', personId, '/v1/wishlists/unsubscribe'),
    };
  }
}

const WORDS: Record<Language, { why: string; end: string; button: string }> = {
  es: {
    why: 'Te escribimos porque este juego está en tu lista de deseos.',
    end: 'No recibir más correos de mi lista de deseos',
    button: 'Ver el juego',
  },
  en: {
    why: 'We write to you because this game is on your wishlist.',
    end: 'Stop mails about my wishlist',
    button: 'See the game',
  },
};

/** The same frame for each of them: the game, and the way out. */
export function newsText(
  language: Language,
  { unsubscribeUrl }: NewsFacts,
  subject: string,
  paragraph: string,
): MailText {
  const { why, end, button } = WORDS[language];
  return {
    subject,
    greets: true,
    heading: subject,
    paragraphs: [paragraph],
    button,
    sections: [{ heading: why, small: true, link: { label: end, url: unsubscribeUrl } }],
  };
}

export const newsMail = {
  kind: 'mail:wishlist-news' as const,
  to: 'the person',
  uses: [NewsReads] as const,
  find: ({ subject }: { subject: string }, [reads]: readonly [NewsReads]) => reads.find(subject),
};

export const NEWS_SAMPLE = {
  title: { es: 'Sudoku del Sur', en: 'Sudoku of the South' },
  price: 2_990,
  previously: 4_990,
  unsubscribeUrl: 'https://ludoteca.test/v1/wishlists/unsubscribe?token=x',
};
