import { idText } from "@baize/kernel/id";
import { MINUTE_MS, SECOND_MS } from "@baize/kernel/time";
import { OutgoingFailure } from "@baize/platform-server";
import { SIGNATURE_HEADER } from "../../contract/index.ts";
import type { ReferralPorts } from "../ports.ts";
import { keysAt } from "./keys.ts";
import { claimDue, type DuePostback, updatePostback } from "./postback-store.ts";
import { nextAttemptMs } from "./retries.ts";
import { bodyOf, filledUrl, signatureOf } from "./write-postback.ts";

type Ports = Pick<ReferralPorts, "database" | "clock" | "outgoing" | "postbackKey" | "log">;

/** Of one affiliate in a run. */
const AT_ONCE = 10;
/** What is being sent is not sent again before; longer than a call can take. What a process was killed with is sent then. */
const CLAIMED_MS = MINUTE_MS;
/** A run waits no longer for slow systems: they go on by themselves. */
const PATIENCE_MS = SECOND_MS;

/**
 * Sends what is due, each affiliate's apart from the others': a system that answers late or never takes its own time, and
 * nothing of another's. While it does, nothing more is sent to it. An answer may be lost, so a postback may come twice: its
 * event id is the same.
 */
export function openDelivery(ports: Ports, patienceMs = PATIENCE_MS): () => Promise<void> {
	const busy = new Set<string>();

	async function deliverTo(affiliateId: string, due: readonly DuePostback[]): Promise<void> {
		busy.add(affiliateId);
		try {
			await Promise.all(due.map((postback) => deliver(ports, postback)));
		} catch (err) {
			// Tried again once the claim is over.
			ports.log.error({ err, affiliateId }, "postbacks were not delivered");
		} finally {
			busy.delete(affiliateId);
		}
	}

	return async () => {
		const nowMs = ports.clock.nowMs();
		const claim = { at: new Date(nowMs), until: new Date(nowMs + CLAIMED_MS), perAffiliate: AT_ONCE };
		const due = await claimDue(ports.database.reader, [...busy], claim);
		const lanes = Map.groupBy(due, ({ affiliate_id }) => affiliate_id);
		const sending = Promise.all([...lanes].map(([affiliateId, own]) => deliverTo(affiliateId, own)));
		await Promise.race([sending, afterMs(patienceMs)]);
	};
}

const afterMs = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());

async function deliver(ports: Ports, postback: DuePostback): Promise<void> {
	const { postback_id: id, attempts: before, happened_at: happenedAt } = postback;
	// Switched off since: what waited is not sent later, when nothing is known of whether it is still wanted.
	if (!postback.is_on) return updatePostback(ports.database.reader, id, { state: "failed", next_at: null });
	const status = await send(ports, postback);
	const attempts = before + 1;
	const isDelivered = status !== null && status >= 200 && status < 300;
	const nextMs = isDelivered ? undefined : nextAttemptMs(attempts, happenedAt.getTime(), ports.clock.nowMs());
	await updatePostback(ports.database.reader, id, {
		state: isDelivered ? "delivered" : nextMs === undefined ? "failed" : "due",
		attempts,
		last_status: status,
		next_at: nextMs === undefined ? null : new Date(nextMs),
	});
}

/** The status of the answer; null where none came. */
async function send({ clock, outgoing, postbackKey }: Ports, postback: DuePostback): Promise<number | null> {
	const content = {
		...{ eventId: idText(postback.postback_id), event: postback.event, campaign: postback.campaign },
		happenedAtMs: postback.happened_at.getTime(),
	};
	const body = bodyOf(content);
	const state = { number: postback.key_number, beforeUntilMs: postback.before_until?.getTime() ?? 0 };
	const keys = keysAt(postbackKey(), postback.affiliate_id, state, clock.nowMs());
	try {
		const { status } = await outgoing.send({
			method: "POST",
			url: filledUrl(postback.url, content),
			headers: { "content-type": "application/json", [SIGNATURE_HEADER]: signatureOf(keys, clock.nowMs(), body) },
			body,
		});
		return status;
	} catch (error) {
		if (error instanceof OutgoingFailure) return null;
		throw error;
	}
}
