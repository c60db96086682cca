/** What the e-mail client in the browser is set up with. */
export class ContactReply {
  /** Sent as `user_id`. */
  publicKey: string;
  serviceId: string;
  /** Within how many working days enquiries are answered. */
  answerDays: number;
}
