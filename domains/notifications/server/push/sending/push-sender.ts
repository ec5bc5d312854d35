import type { PushSubscriptionFields } from "../../../contract/index.ts";

/** How soon a device should wake for it, and how long a push service keeps it for a device that is off. */
export type PushUrgency = { urgency: "low" | "normal" | "high"; ttlMs: number };

/**
 * - `sent`: the push service has it.
 * - `gone`: the browser has no such subscription any more.
 * - `refused`: it will never take this one, for another reason.
 */
export type PushOutcome = "sent" | "gone" | "refused";

/** Sends a text to a browser. Throws PushBusy where a later attempt may succeed. */
export type PushSender = {
	/** The key that browsers subscribe with. */
	publicKey: string;
	send(to: PushSubscriptionFields, text: string, how: PushUrgency): Promise<PushOutcome>;
};

/** The push service is busy, has a fault, or could not be reached. */
export class PushBusy extends Error {
	override name = "PushBusy";
}
