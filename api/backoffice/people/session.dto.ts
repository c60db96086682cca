export class SessionReply {
  userId: string;
  username: string;
  permissions: string[];
}
