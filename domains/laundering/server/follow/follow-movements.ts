import { bucketOf, type Id } from "@baize/kernel/id";
import { toWire } from "@baize/kernel/money";
import { HOUR_MS } from "@baize/kernel/time";
import type { JournalRow } from "@baize/ledger/contract";
import type { FollowedOperation, Follower } from "@baize/ledger/server";
import type { Tx } from "@baize/platform-server";
import { DUE_HOURS, type Evidence, LONGEST_HOURS, MAX_LED, RULES } from "../../contract/index.ts";
import { insertAlert, lastCounted } from "../alert-store.ts";
import type { LaunderingPorts } from "../ports.ts";
import { type Crossing, inWindow, judge, type Scene } from "../rules/judge.ts";
import { isMovement, MOVEMENT_KINDS, type Movement, movementsOf } from "../rules/movement.ts";

type Ports = Pick<LaunderingPorts, "ids" | "clock" | "audit" | "ledger" | "methodsOf">;

/** More movements of one player in half a year than a person makes; the newest are read. */
const MAX_HISTORY = 2_000;

/**
 * Makes alerts of what crosses a rule. The windows are read from the journal by its parts, for a wallet that has moved, so
 * nothing is counted for a player who only plays, and a window is whole from the first day on.
 */
export const followMovements = (ports: Ports): Follower => ({
	name: "laundering",
	from: "now",
	async apply(tx, operations) {
		for (const operation of operations) if (isMovement(operation)) await judgeOne(ports, tx, operation);
	},
});

async function judgeOne(ports: Ports, tx: Tx, operation: FollowedOperation): Promise<void> {
	const scene = await sceneOf(ports, tx, operation);
	if (!scene) return;
	for (const crossing of judge(scene)) await makeAlert(ports, tx, operation, crossing);
}

async function sceneOf(ports: Ports, tx: Tx, operation: FollowedOperation): Promise<Scene | undefined> {
	const { playerId, currency, atMs, seq, opId } = operation;
	const fromMs = atMs - LONGEST_HOURS * HOUR_MS;
	const rows = await ports.ledger.history(playerId, currency, { kinds: MOVEMENT_KINDS, fromMs, limit: MAX_HISTORY });
	const movements = await withMethods(ports, tx, playerId, movementsOf(rows, seq));
	const now = movements.find((movement) => movement.opId === opId);
	// Only where the wallet has had more movements since than are read.
	if (!now) return undefined;
	return {
		...{ currency, now, movements },
		stakedMinor: now.kind === "withdrawal" ? await stakedSince(ports, operation, { now, movements }) : 0n,
		countedUpTo: await lastCounted(tx, playerId, currency),
	};
}

async function withMethods(ports: Ports, tx: Tx, playerId: Id, movements: Movement[]): Promise<Movement[]> {
	const payments = movements.filter(({ kind }) => kind === "deposit" || kind === "withdrawal");
	const methods = await ports.methodsOf(
		tx,
		playerId,
		payments.map(({ reference }) => reference),
	);
	return movements.map((movement) => {
		const method = methods.get(movement.reference);
		return method === undefined ? movement : { ...movement, method };
	});
}

/** From the first deposit in the window of `withoutPlay` until the movement. */
async function stakedSince(
	{ ledger }: Ports,
	{ playerId, currency }: FollowedOperation,
	scene: Pick<Scene, "now" | "movements">,
): Promise<bigint> {
	const first = inWindow(scene, RULES.withoutPlay.when.hours).find(({ kind }) => kind === "deposit");
	if (!first) return 0n;
	// A period ends before a moment; what was staked in the movement's own millisecond is in it.
	const { kinds } = await ledger.totals(playerId, currency, { fromMs: first.atMs, toMs: scene.now.atMs + 1 });
	return kinds.reduce((sum, { kind, stakeMinor }) => sum + (SIGNS[kind] ?? 0n) * stakeMinor, 0n);
}

/** What counts as played: the stake of a round or a bet, unless it came back. */
const SIGNS: Partial<Record<JournalRow["kind"], bigint>> = {
	...{ casinoRound: 1n, casinoStake: 1n, sportsBet: 1n },
	...{ casinoVoid: -1n, sportsVoid: -1n },
};

async function makeAlert(ports: Ports, tx: Tx, operation: FollowedOperation, crossing: Crossing): Promise<void> {
	const { playerId, currency, opId, seq } = operation;
	const { rule } = crossing;
	const { severity, holds } = RULES[rule];
	const atMs = ports.clock.nowMs();
	const alert_id = ports.ids();
	const isNew = await insertAlert(tx, {
		...{ bucket: bucketOf(playerId), alert_id, player_id: playerId, rule, op_id: opId, op_seq: seq, currency },
		...{ severity, holds, evidence: evidenceOf(crossing), state: "open", opened_at: new Date(atMs) },
		due_at: new Date(atMs + DUE_HOURS * HOUR_MS),
	});
	if (!isNew) return;
	await ports.audit.record(tx, {
		action: "laundering.opened",
		playerId,
		target: String(opId),
		details: { rule, severity, holds, reached: String(crossing.reached), threshold: String(crossing.threshold) },
	});
}

const evidenceOf = ({ reached, threshold, isAmount, stakedMinor, led }: Crossing): Evidence => ({
	...{ reached: toWire(reached), threshold: toWire(threshold), isAmount, movements: led.length },
	...(stakedMinor === undefined ? {} : { stakedMinor: toWire(stakedMinor) }),
	led: led.slice(-MAX_LED).map(({ opId, kind, method, amountMinor, atMs }) => ({
		...{ opId: String(opId), kind, amountMinor: toWire(amountMinor), atMs },
		...(method === undefined ? {} : { method }),
	})),
});
