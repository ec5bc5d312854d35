import { type Carrier, Undeliverable } from "../carrier.ts";

const TIMEOUT_MS = 10_000;
/** Our own credentials, or too early, too often, too slow: these of the 4xx say nothing of the message. */
const WORTH_ANOTHER_TRY = new Set([401, 403, 408, 425, 429]);

/**
 * An SMS gateway over HTTP: one POST of {to, text} with the message's own idempotency key, so that an attempt whose answer
 * was lost sends nothing twice. Neither number nor text is ever part of an error, because errors are logged.
 */
export const smsGatewayCarrier = (url: string, token: string): Carrier => ({
	keepsText: false,
	async send({ messageId, to, text }) {
		const { status, ok, body } = await fetch(url, {
			method: "POST",
			headers: {
				"content-type": "application/json",
				"idempotency-key": messageId,
				...(token ? { authorization: `Bearer ${token}` } : {}),
			},
			body: JSON.stringify({ to, text }),
			signal: AbortSignal.timeout(TIMEOUT_MS),
			redirect: "error",
		});
		await body?.cancel();
		if (ok) return;
		const isForGood = status >= 400 && status < 500 && !WORTH_ANOTHER_TRY.has(status);
		const words = `the SMS gateway answered ${status}`;
		throw isForGood ? new Undeliverable(words) : new Error(words);
	},
});
