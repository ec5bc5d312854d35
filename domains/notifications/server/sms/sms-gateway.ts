import { type Carrier, Undeliverable } from "../carrier.ts";

const TIMEOUT_MS = 10_000;
/** These 4xx concern our credentials or the timing, not the message, so the message is retried. */
const WORTH_ANOTHER_TRY = new Set([401, 403, 408, 425, 429]);

/**
 * An SMS gateway over HTTP: one POST of {to, text} with the message's own idempotency key, so that a retry after a lost
 * reply sends nothing twice. Errors are logged, so they never contain the number or the text.
 */
export const smsGatewayCarrier = (url: string, token: string): Carrier => ({
	retainsText: false,
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
		const failure = `the SMS gateway answered ${status}`;
		throw isForGood ? new Undeliverable(failure) : new Error(failure);
	},
});
