import { Box, Button, Link, MenuItem, TextField, Typography } from '@mui/material';
import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import {
  Link as RouterLink,
  Show,
  useCanAccess,
  useCreatePath,
  useRecordContext,
  useRefresh,
  useTranslate,
} from 'react-admin';
import { commands } from '../commands';
import { ReasonDialog } from '../lib/dialogs/ReasonDialog';
import { Fact, Facts, Panel } from '../lib/Facts';
import { useFormat } from '../lib/format';
import { listOf } from '../lib/lists';
import { RecordLink } from '../lib/RecordLink';
import type { Game } from '../lib/wire';
import { OnSale } from './OnSale';
import { useGradeWord } from './words';

type Action = 'price' | 'withdraw' | 'restore' | 'feature' | 'unfeature';

const HIGHEST_PRICE = 10_000_000;
const PLACES = [1, 2, 3, 4, 5, 6];
const WORDS = 'console.game.do';

/** One game of the catalogue: what it costs, what is told of it, and what staff may do. */
export default function GameShow() {
  return (
    <Show<Game> component="div" actions={false}>
      <Page />
    </Show>
  );
}

function Page() {
  const translate = useTranslate();
  const game = useRecordContext<Game>();
  if (!game) return null;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        py: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' },
        alignItems: 'start',
      }}
    >
      <Panel title={translate('console.game.sale')}>
        <Sale game={game} />
        <Actions game={game} />
      </Panel>
      <Panel title={translate('console.game.texts')}>
        <Texts game={game} />
        <Correct game={game} />
      </Panel>
    </Box>
  );
}

function Sale({ game }: { game: Game }) {
  const translate = useTranslate();
  const format = useFormat();
  const word = (field: string): string => translate(`resources.games.fields.${field}`);
  return (
    <Facts>
      <Fact name={word('listed')}>
        <OnSale game={game} />
      </Fact>
      {game.withdrawnBecause && <Fact name={word('withdrawnBecause')}>{game.withdrawnBecause}</Fact>}
      <Fact name={word('price')}>{game.price === 0 ? translate('console.game.free') : format.money(game.price)}</Fact>
      <Fact name={word('inPlan')}>{translate(`ra.boolean.${String(game.inPlan)}`)}</Fact>
      <Fact name={word('developer')}>{game.developer.name}</Fact>
      <Fact name={word('releasedOn')}>{format.civilDay(game.releasedOn, 'date')}</Fact>
      {game.listed && (
        <Fact name={word('featuredPlace')}>
          {game.featuredPlace === null
            ? translate('console.game.notFeatured')
            : translate('console.game.featuredAt', { place: game.featuredPlace })}
        </Fact>
      )}
      <Fact name={word('slug')}>
        {game.listed ? <Link href={`/games/${game.slug}`}>{translate('console.game.seeInShop')}</Link> : game.slug}
      </Fact>
      <Elsewhere id={game.id} />
    </Facts>
  );
}

/** Where else the console speaks of a game. */
function Elsewhere({ id }: { id: string }) {
  const translate = useTranslate();
  const { canAccess: seesReviews } = useCanAccess({ resource: 'publishing', action: 'show' });
  const { canAccess: seesReports } = useCanAccess({ resource: 'reports', action: 'list' });
  return (
    <>
      {seesReviews && (
        <Fact name={translate('resources.games.fields.review')}>
          <RecordLink resource="publishing" id={id}>
            {translate('console.game.seeReview')}
          </RecordLink>
        </Fact>
      )}
      {seesReports && (
        <Fact name={translate('resources.reports.name', { smart_count: 2 })}>
          <Link component={RouterLink} to={listOf('reports', { gameId: id })}>
            {translate('console.game.seeReports')}
          </Link>
        </Fact>
      )}
    </>
  );
}

function Actions({ game }: { game: Game }) {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: 'games', action: 'edit' });
  const [chosen, setChosen] = useState<Action | null>(null);
  if (!canAccess || game.state === 'taken-down') return null;
  const featuring: Action[] = game.listed ? [game.featuredPlace === null ? 'feature' : 'unfeature'] : [];
  const actions: Action[] = ['price', ...featuring, game.listed ? 'withdraw' : 'restore'];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
      {actions.map((action) => (
        <Button
          key={action}
          variant={action === 'withdraw' ? 'outlined' : 'contained'}
          color={action === 'withdraw' ? 'error' : 'primary'}
          onClick={() => setChosen(action)}
        >
          {translate(`${WORDS}.${action}.action`)}
        </Button>
      ))}
      {chosen && <ActionDialog game={game} action={chosen} onClose={() => setChosen(null)} />}
    </Box>
  );
}

interface DialogProps {
  game: Game;
  action: Action;
  onClose: () => void;
}

function ActionDialog({ game: { id, price: before }, action, onClose }: DialogProps) {
  const translate = useTranslate();
  const format = useFormat();
  const refresh = useRefresh();
  const [typed, setTyped] = useState(String(before));
  const [place, setPlace] = useState('');
  const price = /^\d{1,8}$/.test(typed.trim()) ? Number(typed) : null;
  const isPrice = price !== null && price <= HIGHEST_PRICE;
  const changes = action === 'price' && isPrice && price !== before;
  const carriedOut: Record<Action, (reason: string) => Promise<unknown>> = {
    price: (reason) => commands.setGamePrice(id, price ?? before, reason),
    withdraw: (reason) => commands.withdrawGame(id, reason),
    restore: (reason) => commands.restoreGame(id, reason),
    feature: (reason) => commands.featureGame(id, place ? Number(place) : null, reason),
    unfeature: (reason) => commands.unfeatureGame(id, reason),
  };
  return (
    <ReasonDialog
      title={translate(`${WORDS}.${action}.title`)}
      consequence={
        changes
          ? translate('console.game.priceChange', { from: format.money(before), to: format.money(price) })
          : translate(`${WORDS}.${action}.consequence`)
      }
      action={translate(`${WORDS}.${action}.action`)}
      done={`${WORDS}.${action}.done`}
      tone={action === 'withdraw' ? 'error' : 'primary'}
      lacks={action === 'price' && !isPrice ? translate('console.game.priceHelp') : null}
      intention={carriedOut[action]}
      onClose={onClose}
      onDone={() => {
        onClose();
        refresh();
      }}
    >
      {action === 'price' && <PriceField typed={typed} onType={setTyped} />}
      {action === 'feature' && <PlaceField chosen={place} onChoose={setPlace} />}
    </ReasonDialog>
  );
}

function PriceField({ typed, onType }: { typed: string; onType: (typed: string) => void }) {
  const translate = useTranslate();
  return (
    <TextField
      name="price"
      label={translate('resources.games.fields.price')}
      helperText={translate('console.game.priceHelp')}
      value={typed}
      onChange={(event) => onType(event.target.value)}
      fullWidth
      autoComplete="off"
      sx={{ mb: 2 }}
      slotProps={{ htmlInput: { maxLength: 8, inputMode: 'numeric' } }}
    />
  );
}

function PlaceField({ chosen, onChoose }: { chosen: string; onChoose: (place: string) => void }) {
  const translate = useTranslate();
  return (
    <TextField
      select
      label={translate('console.game.place')}
      value={chosen}
      onChange={(event) => onChoose(event.target.value)}
      fullWidth
      sx={{ mb: 2 }}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{translate('console.game.placeLast')}</MenuItem>
      {PLACES.map((place) => (
        <MenuItem key={place} value={String(place)}>
          {place}
        </MenuItem>
      ))}
    </TextField>
  );
}

function Texts({ game }: { game: Game }) {
  const translate = useTranslate();
  const gradeWord = useGradeWord();
  const word = (field: string): string => translate(`resources.publishing.fields.${field}`);
  const all = (names: readonly string[], table: string): string =>
    names.map((name) => translate(`console.game.${table}.${name}`)).join(', ') || '—';
  return (
    <Facts>
      {(['title', 'summary', 'description', 'requirements'] as const).map((field) => (
        <Fact key={field} name={word(field)}>
          <Words lang="es">{game[field].es}</Words>
          <Words lang="en">{game[field].en}</Words>
        </Fact>
      ))}
      <Fact name={word('teaches')}>
        <Words lang="es">{game.teaches.es.join(' · ')}</Words>
        <Words lang="en">{game.teaches.en.join(' · ')}</Words>
      </Fact>
      <Fact name={word('subjects')}>{all(game.subjects, 'subject')}</Fact>
      <Fact name={word('grades')}>{`${gradeWord(game.grades.from)} – ${gradeWord(game.grades.to)}`}</Fact>
      <Fact name={word('ageRating')}>{all([game.ageRating], 'age')}</Fact>
      <Fact name={word('languages')}>{all(game.languages, 'language')}</Fact>
      <Fact name={translate('resources.games.fields.platforms')}>{all(game.platforms, 'platform')}</Fact>
    </Facts>
  );
}

function Words({ lang, children }: { lang: 'es' | 'en'; children: string }) {
  return (
    <Typography lang={lang} variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', mb: 1.5 }}>
      {children || '—'}
    </Typography>
  );
}

/** While a submission waits, its approval would bring the mistake back. */
function Correct({ game }: { game: Game }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { canAccess } = useCanAccess({ resource: 'games', action: 'edit' });
  if (!canAccess) return null;
  return (
    <Box sx={{ mt: 2 }}>
      {game.isInReview ? (
        <Typography variant="body2">{translate('console.game.decideFirst')}</Typography>
      ) : (
        <Button
          component={RouterLink}
          to={createPath({ resource: 'games', id: game.id, type: 'edit' })}
          variant="outlined"
          startIcon={<PencilLine size={18} aria-hidden />}
        >
          {translate(`${WORDS}.correct.open`)}
        </Button>
      )}
    </Box>
  );
}
