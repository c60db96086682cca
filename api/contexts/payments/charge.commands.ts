export type StartAttempt = { type: 'StartAttempt'; orderId: string; paymentId: string };
export type ClaimCapture = { type: 'ClaimCapture'; orderId: string; paymentId: string };
export type ReleaseCapture = { type: 'ReleaseCapture'; orderId: string; paymentId: string };

export type ChargeCommand = StartAttempt | ClaimCapture | ReleaseCapture;
