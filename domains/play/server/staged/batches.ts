import { openGathered } from "../gathered.ts";
import type { Act } from "./acts.ts";
import { type Applied, applyBatch } from "./apply-batch.ts";

/** Applies what a player does in a round with decisions, durably, together with what others do at the same time. */
export type ApplyAct = (act: Act) => Promise<Applied>;

const AT_ONCE = 256;

/**
 * One batch is at the database, and what comes meanwhile is the next one: a batch is one act when there is little
 * traffic. A batch that fails was rolled back, or what it has done is found by its keys: each of its acts is then tried
 * alone, so one that cannot be applied fails no other.
 */
export function openStagedBatches(ports: Parameters<typeof applyBatch>[0]): ApplyAct {
	const gathered = openGathered<Act, PromiseSettledResult<Applied>>(AT_ONCE, async (acts) => {
		try {
			const applied = await applyBatch(ports, acts);
			return applied.map((value) => ({ status: "fulfilled", value }));
		} catch (reason) {
			if (acts.length === 1) return [{ status: "rejected", reason }];
			return Promise.allSettled(acts.map(async (act) => (await applyBatch(ports, [act]))[0]!));
		}
	});
	return async (act) => {
		const settled = await gathered(act);
		if (settled.status === "rejected") throw settled.reason;
		return settled.value;
	};
}
