import { bytesOf } from "./bytes-of.ts";
import { failureOf, OutgoingFailure } from "./failure.ts";
import type { Outgoing } from "./types.ts";

export { OutgoingFailure } from "./failure.ts";
export { openPublicOutgoing } from "./public-outgoing.ts";
export type { Outgoing, OutgoingAnswer, OutgoingRequest } from "./types.ts";

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 262_144;

/**
 * A redirect is never followed: the address that was configured is the only one that is called, so another company
 * cannot send us to an address inside our own network.
 */
export function openOutgoing({ timeoutMs = TIMEOUT_MS, maxBytes = MAX_BYTES } = {}): Outgoing {
	return {
		async send({ method, url, headers = {}, body, bytes }) {
			const signal = AbortSignal.timeout(timeoutMs);
			try {
				const answer = await fetch(url, {
					method,
					headers,
					redirect: "manual",
					signal,
					...(body === undefined && bytes === undefined ? {} : { body: body ?? bytes ?? "" }),
				});
				if (answer.status >= 300 && answer.status < 400) {
					await answer.body?.cancel();
					throw new OutgoingFailure("redirected");
				}
				return { status: answer.status, body: await bytesOf(answer.body ?? [], maxBytes) };
			} catch (error) {
				throw failureOf(error);
			}
		},
	};
}
