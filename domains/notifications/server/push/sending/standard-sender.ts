import { check } from "@baize/kernel/check";
import { type Clock, SECOND_MS } from "@baize/kernel/time";
import { type Outgoing, OutgoingFailure } from "@baize/platform-server";
import { encrypted, MAX_PAYLOAD_BYTES } from "./encrypt.ts";
import { isPushEndpoint } from "./endpoint.ts";
import { PushBusy, type PushOutcome, type PushSender } from "./push-sender.ts";
import { type VapidPair, vapidHeader } from "./vapid.ts";

type Ports = {
	clock: Clock;
	outgoing: Outgoing;
	pair: VapidPair;
	/** A `mailto:` or https address by which push services reach us. */
	contact: string;
	/** Replaced in tests only, whose push service is on this computer. */
	isAllowed?: (endpoint: string) => boolean;
};

/** Sends by the push service that the browser has chosen. RFC 8030 */
export function openStandardSender({ clock, outgoing, pair, contact, isAllowed = isPushEndpoint }: Ports): PushSender {
	return {
		publicKey: pair.publicKey,
		async send({ endpoint, p256dh, auth }, text, { urgency, ttlMs }) {
			check(Buffer.byteLength(text) <= MAX_PAYLOAD_BYTES, "a notification is short");
			// A service may have been taken off the list since the browser subscribed.
			if (!isAllowed(endpoint)) return "gone";
			const keys = { point: Buffer.from(p256dh, "base64url"), auth: Buffer.from(auth, "base64url") };
			const headers = {
				authorization: vapidHeader(pair, endpoint, contact, clock.nowMs()),
				"content-encoding": "aes128gcm",
				"content-type": "application/octet-stream",
				ttl: String(Math.floor(ttlMs / SECOND_MS)),
				urgency,
			};
			const bytes = new Uint8Array(encrypted(text, keys));
			try {
				return outcomeOf((await outgoing.send({ method: "POST", url: endpoint, headers, bytes })).status);
			} catch (error) {
				throw error instanceof OutgoingFailure ? new PushBusy(error.message) : error;
			}
		},
	};
}

const GONE = new Set([404, 410]);

function outcomeOf(status: number): PushOutcome {
	if (status >= 200 && status < 300) return "sent";
	if (GONE.has(status)) return "gone";
	if (status === 429 || status >= 500) throw new PushBusy(`the push service answered ${status}`);
	return "refused";
}
