import { refuser } from "@baize/kernel/error";
import { idText } from "@baize/kernel/id";
import type { Reader, SignedInVisit, Tx } from "@baize/platform-server";
import { commissionErrors, type Postbacks } from "../../contract/index.ts";
import { lockAffiliate } from "../affiliates/affiliate-store.ts";
import type { ReferralPorts } from "../ports.ts";
import { keysAt, nextKey } from "./keys.ts";
import { notify } from "./notify.ts";
import { readKey, readPostbacks, readTarget, writeKey, writeTarget } from "./postback-store.ts";

const refuse = refuser(commissionErrors);
const SHOWN = 50;

export async function showPostbacks(
	{ postbackKey, clock }: Pick<ReferralPorts, "postbackKey" | "clock">,
	reader: Reader,
	affiliateId: string,
): Promise<Postbacks> {
	const [target, log, state] = await Promise.all([
		readTarget(reader, affiliateId),
		readPostbacks(reader, affiliateId, SHOWN),
		readKey(reader, affiliateId),
	]);
	const [key = "", before] = keysAt(postbackKey(), affiliateId, state, clock.nowMs());
	return {
		url: target?.url ?? null,
		isOn: target?.is_on ?? false,
		key,
		keyBefore: before === undefined ? null : { key: before, until: new Date(state.beforeUntilMs).toISOString() },
		log: log.map((row) => ({
			...{ id: idText(row.postback_id), event: row.event, campaign: row.campaign, state: row.state },
			...{ happenedAt: row.happened_at.toISOString(), attempts: row.attempts, lastStatus: row.last_status },
			nextAt: row.next_at?.toISOString() ?? null,
		})),
	};
}

type Change = { url: string; isOn: boolean; reason: string };

/** From now on the affiliate is notified there, or not any more. */
export const changePostbacks = (
	ports: ReferralPorts,
	affiliateId: string,
	{ url, isOn, reason }: Change,
	visit: SignedInVisit,
): Promise<void> =>
	inTransaction(ports, affiliateId, async (tx) => {
		const by = visit.session.playerId;
		const changed = { changed_by: by, changed_at: new Date(ports.clock.nowMs()) };
		await writeTarget(tx, { affiliate_id: affiliateId, url, is_on: isOn, ...changed });
		await ports.audit.record(tx, {
			...{ action: "affiliatePostbacks.changed", actorId: by, target: affiliateId, ip: visit.ip },
			details: { url, isOn, reason: reason.trim() },
		});
	});

/** From now on another key signs, and for a time the one before it too. */
export const changePostbackKey = (
	ports: ReferralPorts,
	affiliateId: string,
	reason: string,
	visit: SignedInVisit,
): Promise<void> =>
	inTransaction(ports, affiliateId, async (tx) => {
		const [nowMs, by] = [ports.clock.nowMs(), visit.session.playerId];
		const { number, beforeUntilMs } = nextKey(await readKey(tx, affiliateId), nowMs);
		const changed = { changed_by: by, changed_at: new Date(nowMs) };
		await writeKey(tx, { affiliate_id: affiliateId, number, before_until: new Date(beforeUntilMs), ...changed });
		await ports.audit.record(tx, {
			...{ action: "affiliatePostbacks.keyChanged", actorId: by, target: affiliateId, ip: visit.ip },
			details: { number, reason: reason.trim() },
		});
	});

/** Sends one that says that it is a test. */
export const testPostbacks = (ports: ReferralPorts, affiliateId: string, visit: SignedInVisit): Promise<void> =>
	inTransaction(ports, affiliateId, async (tx) => {
		const atMs = ports.clock.nowMs();
		if (!(await notify(ports, tx, { affiliateId, event: "test", campaign: "", atMs }))) throw refuse("POSTBACKS_OFF");
		const by = { actorId: visit.session.playerId, target: affiliateId, ip: visit.ip };
		await ports.audit.record(tx, { action: "affiliatePostbacks.tested", ...by });
	});

const inTransaction = (ports: ReferralPorts, affiliateId: string, act: (tx: Tx) => Promise<void>): Promise<void> =>
	ports.database.transaction(async (tx) => {
		if (!(await lockAffiliate(tx, affiliateId))) throw refuse("AFFILIATE_NOT_FOUND");
		await act(tx);
	});
