import { idText } from "@baize/kernel/id";
import { OutgoingFailure } from "@baize/platform-server";
import { SIGNATURE_HEADER } from "../../contract/index.ts";
import type { ReferralPorts } from "../ports.ts";
import { type DuePostback, readDue, updatePostback } from "./postback-store.ts";
import { nextAttemptMs } from "./retries.ts";
import { bodyOf, filledUrl, keyOfAffiliate, signatureOf } from "./write-postback.ts";

type Ports = Pick<ReferralPorts, "database" | "clock" | "outgoing" | "postbackKey">;

const AT_ONCE = 20;

/**
 * Sends what is due. An answer may be lost, so a postback may come twice: its event id is the same. One affiliate's system
 * that does not answer holds the others back by one time limit a run at most, because all of a run are sent at once.
 */
export async function deliverPostbacks(ports: Ports): Promise<void> {
	const due = await readDue(ports.database.reader, new Date(ports.clock.nowMs()), AT_ONCE);
	await Promise.all(due.map((postback) => deliver(ports, postback)));
}

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
	const key = keyOfAffiliate(postbackKey(), postback.affiliate_id);
	try {
		const { status } = await outgoing.send({
			method: "POST",
			url: filledUrl(postback.url, content),
			headers: { "content-type": "application/json", [SIGNATURE_HEADER]: signatureOf(key, clock.nowMs(), body) },
			body,
		});
		return status;
	} catch (error) {
		if (error instanceof OutgoingFailure) return null;
		throw error;
	}
}
