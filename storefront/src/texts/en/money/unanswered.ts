/** Of a charge that the shop did not answer, on every page that charges a saved card. */
export const unanswered = {
  insisting: 'We keep trying, do not close this page…',
  title: 'We do not know whether the payment was made',
  text: 'We sent it several times and had no answer. See whether you are online and check again: if the charge was made, we find it, and you are not charged twice.',
  checkAgain: 'Check again',
};
