import type { AchievementsFile } from '../../../lib/wire';

/** A file as base64, as the API takes pictures. */
export function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve((reader.result as string).replace(/^data:[^,]*,/, ''));
    reader.onerror = () => reject(new Error(file.name));
    reader.readAsDataURL(file);
  });
}

/** Null for a file that is no JSON; whether it is the right one, the server says. */
export async function readAchievements(file: File): Promise<AchievementsFile | null> {
  try {
    const content: unknown = JSON.parse(await file.text());
    return typeof content === 'object' && content !== null && !Array.isArray(content)
      ? (content as AchievementsFile)
      : null;
  } catch {
    return null;
  }
}

/** An address that a browser saves as a file; the page's policy allows no blobs. */
export function addressOf(file: AchievementsFile): string {
  return `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(file, null, 2))}`;
}
