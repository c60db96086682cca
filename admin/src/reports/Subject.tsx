import { Box, Typography } from '@mui/material';
import { useCanAccess, useTranslate } from 'react-admin';
import { GameLink } from '../games/GameLink';
import { Fact } from '../lib/Facts';
import { useFormat } from '../lib/format';
import { RecordLink } from '../lib/RecordLink';
import type { ReportLine } from '../lib/wire';

type About = Pick<ReportLine, 'category' | 'game' | 'gameReason'>;

/** What a report is about: a part of the shop, or a game and what is wrong with it. */
export function SubjectLines({ report: { category, game, gameReason } }: { report: About }) {
  const translate = useTranslate();
  const { language } = useFormat();
  if (!gameReason) return <>{translate(`console.support.category.${category}`)}</>;
  return (
    <Box component="span" sx={{ display: 'block', maxWidth: { md: 160 }, overflowWrap: 'anywhere' }}>
      {translate(`console.support.gameReason.${gameReason}`)}
      <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
        {game?.title[language]}
      </Typography>
    </Box>
  );
}

/** The same as facts, with the ways to the game's page and to where it is taken down. */
export function SubjectFacts({ report: { category, game, gameReason } }: { report: About }) {
  const translate = useTranslate();
  const { language } = useFormat();
  const { canAccess: seesReviews } = useCanAccess({ resource: 'publishing', action: 'show' });
  const word = (field: string): string => translate(`resources.reports.fields.${field}`);
  if (!gameReason) return <Fact name={word('category')}>{translate(`console.support.category.${category}`)}</Fact>;
  return (
    <>
      {game && (
        <Fact name={word('game')}>
          <GameLink id={game.id} name={game.title[language]} />
          {seesReviews && (
            <Box>
              <RecordLink resource="publishing" id={game.id}>
                {translate('console.support.reviewOfGame')}
              </RecordLink>
            </Box>
          )}
        </Fact>
      )}
      <Fact name={word('gameReason')}>{translate(`console.support.gameReason.${gameReason}`)}</Fact>
    </>
  );
}
