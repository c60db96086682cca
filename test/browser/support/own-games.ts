import { expect, type APIRequestContext, type FrameLocator, type Page } from '@playwright/test';
import { zipped } from '../../support/archives/zip-writer.js';
import { patient } from '../../support/patience.js';
import { Uploader } from '../../support/studio.js';
import { PASSWORD, signIn } from './journey.js';
import { STUDIO } from './studio.js';

async function tokenOfStudio(request: APIRequestContext): Promise<string> {
  const data = { email: STUDIO, password: PASSWORD, remember_me: false };
  return ((await (await request.post('/v1/auth', { data })).json()) as { token: string }).token;
}

/** Begins a game of the demonstration's studio. @returns its id */
export async function beginsGame(request: APIRequestContext, title: string, slug: string): Promise<string> {
  const begun = await request.post('/v1/developer/games', {
    headers: { authorization: `Bearer ${await tokenOfStudio(request)}` },
    data: { title, slug },
  });
  return ((await begun.json()) as { id: string }).id;
}

interface OwnBuild {
  gameId: string;
  version: string;
  files: Record<string, string>;
}

/** Uploads a build and gives it out as the preview. */
export async function previews(request: APIRequestContext, shopUrl: string, build: OwnBuild): Promise<void> {
  const { gameId, version, files } = build;
  const token = await tokenOfStudio(request);
  const buildId = await new Uploader(shopUrl, token).whole(zipped(files), { gameId, version });
  const isGivenOut = (): Promise<number> =>
    request
      .put(`/v1/developer/games/${gameId}/channels`, {
        headers: { authorization: `Bearer ${token}` },
        data: { channel: 'preview', buildId },
      })
      .then((answer) => answer.status());
  await expect.poll(isGivenOut, { timeout: patient(60_000) }).toBe(200);
}

/** Opens the preview as the studio does, in English. */
export async function playsPreview(page: Page, slug: string): Promise<FrameLocator> {
  await signIn(page, STUDIO);
  await page.goto(`/webgame/${slug}?channel=preview`);
  await page.getByRole('button', { name: /^Play/ }).click();
  return page.frameLocator('iframe');
}
