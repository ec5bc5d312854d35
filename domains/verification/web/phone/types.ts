/** A number for which a code was requested. */
export type RequestedCode = { phone: string; phonePrefix: string; e164: string; sendsLeft: number };
