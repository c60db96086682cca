/** What the e-mail client in the browser is set up with. */
export class ContactReply {
  /** Sent as `user_id`. */
  publicKey: string;
  serviceId: string;
  /** Within how many working days enquiries are answered. */
  answerDays: number;
}

/** Of an enquiry that a page just sent. */
export class EnquiryNumberReply {
  /** `C-1001`. */
  number: string;
}
