export const copies = {
  away: {
    title: 'No connection',
    lead: 'We could not reach the shop. As soon as the connection is back, this page loads by itself.',
    games: 'Play now, offline',
    seen: 'As you saw it on',
  },
  keep: 'Keep for playing offline',
  size: 'It takes {{size}} of this device.',
  keeping: 'Keeping {{title}}: {{percent}}%',
  kept: 'It is on this device, and plays offline until {{date}}. Opening it with a connection makes that longer.',
  forget: 'Remove from this device',
  forgotten: 'We removed {{title}} from this device.',
  failed: {
    'no-room': 'This device has no room left for this game.',
    impossible: 'This browser does not let games be kept. Try another one, or outside a private window.',
    failed: 'The connection broke. Try again: what has come already is not loaded again.',
  },
  over: 'The copy of {{title}} on this device was good until {{date}}. Connect once, and it is renewed.',
};
