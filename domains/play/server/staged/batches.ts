import type { PostingClient } from "@baize/ledger/server";
import { openGathered } from "../gathered.ts";
import type { Act } from "./acts.ts";
import { type Applied, type ApplyPorts, applyAlone } from "./apply-alone.ts";
import { advanceTogether, hasOneMove, moveTogether } from "./apply-together.ts";

/** Applies what a player does in a round with decisions, durably, together with what others do at the same time. */
export type ApplyAct = (act: Act) => Promise<Applied>;

type Ports = ApplyPorts & { openClient(): PostingClient };

const AT_ONCE = 256;

/**
 * Actions that move no money are one statement, and openings and ends with their money are another one. Neither waits for
 * the other: each has its connection, with one batch at the database, and what comes meanwhile is the next one. A batch is
 * one act when there is little traffic. One that fails was rolled back, or what it has done is found by its keys: each of
 * its acts is then tried alone, so one that cannot be applied fails no other.
 */
export function openStagedBatches(ports: Ports): { apply: ApplyAct; close(): Promise<void> } {
	const [steps, moves] = [ports.openClient(), ports.openClient()];
	const advance = openLane(ports, (acts) => advanceTogether(steps, acts));
	const move = openLane(ports, (acts) => moveTogether(ports.wallet, moves, acts));
	return {
		async apply(act) {
			if (act.does !== "advance" && !hasOneMove(act)) return applyAlone(ports, act);
			const settled = await (act.does === "advance" ? advance(act) : move(act));
			if (settled.status === "rejected") throw settled.reason;
			return settled.value;
		},
		async close() {
			await Promise.all([steps.close(), moves.close()]);
		},
	};
}

const openLane = (ports: Ports, together: (acts: readonly Act[]) => Promise<Applied[]>) =>
	openGathered<Act, PromiseSettledResult<Applied>>(AT_ONCE, async (acts) => {
		try {
			return (await together(acts)).map((value) => ({ status: "fulfilled", value }));
		} catch {
			return Promise.allSettled(acts.map((act) => applyAlone(ports, act)));
		}
	});
