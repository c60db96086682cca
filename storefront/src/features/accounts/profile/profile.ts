import { get, patch, post, remove } from '../../../lib/http';
import { session } from '../../../lib/session/session';
import type { Account, ProfileEdit } from '../../../lib/wire';
import { middleSquare } from './profile-form';

/** Longer than the largest size that the shop keeps, so that a picture stays sharp. */
const SENT_SIDE = 1024;

/** The account of the person logged in. @throws as http does */
export async function myAccount(): Promise<Account> {
  return get('/v1/users/{id}', { params: { path: { id: session.now().user.userId ?? '' } } });
}

/** Changes what is named. @returns what the shop says to it, and the account as it is now. */
export async function saveProfile(id: string, edit: ProfileEdit) {
  const saved = await patch('/v1/users/{id}', { params: { path: { id } }, body: edit });
  await session.check({ force: true });
  return saved;
}

/** @param picture as `data:` address, which the shop wants without its head. */
export async function savePicture(id: string, picture: string) {
  const saved = await post('/v1/users/profile-picture/{id}', {
    params: { path: { id } },
    body: { profile_picture: picture.slice(picture.indexOf(',') + 1) },
  });
  await session.check({ force: true });
  return saved;
}

export async function removePicture(id: string) {
  const saved = await remove('/v1/users/profile-picture/{id}', { params: { path: { id } } });
  await session.check({ force: true });
  return saved;
}

/** Sends the link that confirms the address an account was made with. */
export async function sendVerification(email: string) {
  return post('/v1/auth/send-verification-email', { body: { email } });
}

/** Cuts the square from the middle of a picture, upright and small enough to send. @throws when the browser cannot read it */
export async function squareOf(file: File): Promise<string> {
  const picture = await createImageBitmap(file);
  const { left, top, side } = middleSquare(picture.width, picture.height);
  const length = Math.min(side, SENT_SIDE);
  const canvas = Object.assign(document.createElement('canvas'), { width: length, height: length });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser cannot draw');
  // A see-through background would turn black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, length, length);
  pen.drawImage(picture, left, top, side, side, 0, 0, length, length);
  picture.close();
  return canvas.toDataURL('image/jpeg', 0.9);
}
