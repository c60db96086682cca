import { Alert, Box, Button, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { commands } from '../commands';
import { Fact, Facts, Panel } from '../lib/Facts';
import { useFormat } from '../lib/format';
import type { PublishedGame } from '../lib/wire';

type Build = PublishedGame['builds'][number];

const SEVERITY = { refusal: 'error', warning: 'warning', note: 'info' } as const;

/** Exactly what the studio submitted, each build with what is known of it and a way to try it. */
export function SubmittedBuilds({ builds }: { builds: readonly Build[] }) {
  const translate = useTranslate();
  return (
    <Panel title={translate('resources.publishing.fields.builds')}>
      {builds.length === 0 && <Typography variant="body2">{translate('console.publishing.textsAlone')}</Typography>}
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {builds.map((build) => (
          <BuildFacts key={`${build.channel} ${build.buildId}`} build={build} />
        ))}
      </Box>
    </Panel>
  );
}

function BuildFacts({ build }: { build: Build }) {
  const translate = useTranslate();
  const format = useFormat();
  const word = (name: string): string => translate(`console.publishing.build.${name}`);
  const { channel, platform, version, fileName, size, unpackedSize, firstDownload, engine, scan, findings } = build;
  return (
    <Box component="section">
      <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 700, mb: 0.5 }}>
        {translate(`console.game.platform.${platform ?? 'web'}`)} ({translate(`console.publishing.channel.${channel}`)})
      </Typography>
      <Facts>
        <Fact name={word('version')}>{version}</Fact>
        <Fact name={word('file')}>
          {fileName}, {format.bytes(size)}
        </Fact>
        {unpackedSize !== null && <Fact name={word('unpacked')}>{format.bytes(unpackedSize)}</Fact>}
        {firstDownload !== null && <Fact name={word('first')}>{format.bytes(firstDownload)}</Fact>}
        {engine && <Fact name={word('engine')}>{engine}</Fact>}
        <Fact name={word('scan')}>{word(scan)}</Fact>
      </Facts>
      {findings.map(({ code, level, path, line, message }, place) => (
        <Alert key={`${code} ${place}`} severity={SEVERITY[level]} sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {message}
          {path && ` (${path}${line ? `:${line}` : ''})`}
        </Alert>
      ))}
      <Box sx={{ mt: 1 }}>
        <TryIt build={build} />
      </Box>
    </Box>
  );
}

function TryIt({ build: { buildId, playPath } }: { build: Build }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  if (playPath)
    return (
      <Link href={playPath} target="_blank" rel="noopener">
        {translate('console.publishing.tryIt')}
      </Link>
    );
  const download = async (): Promise<void> => {
    setAsking(true);
    try {
      location.assign((await commands.downloadLink(buildId)).url);
    } catch (error) {
      notify(error instanceof Error ? error.message : '', { type: 'error' });
    } finally {
      setAsking(false);
    }
  };
  return (
    <Button variant="outlined" size="small" disabled={isAsking} onClick={() => void download()}>
      {translate('console.publishing.download')}
    </Button>
  );
}
