import { stakeUnitOf } from "@baize/games/stakes";
import { accountErrors } from "@baize/identity/contract";
import type { BodyOf } from "@baize/kernel/call";
import { check } from "@baize/kernel/check";
import { refuser } from "@baize/kernel/error";
import { type Id, readId } from "@baize/kernel/id";
import { fromWire } from "@baize/kernel/money";
import { DAY_MS } from "@baize/kernel/time";
import { retryOnContention, type SignedInVisit, type Tx } from "@baize/platform-server";
import { ALONE_UNITS, type grantSpins, spinsErrors } from "../contract/index.ts";
import { announce, grantSpinsIn } from "./grant.ts";
import type { SpinsPorts } from "./ports.ts";
import { stateAt } from "./rules.ts";
import { type GrantRow, lockGrant, updateGrant } from "./store.ts";
import type { SpinsGrant } from "./types.ts";
import { standingOf } from "./use-spin.ts";

const refuse = refuser(spinsErrors);
const refuseAccount = refuser({ PLAYER_UNKNOWN: accountErrors.PLAYER_UNKNOWN });

export type Player = { playerId: Id; currency: string };

/** Refuses with PLAYER_UNKNOWN, also for a text that is no id. */
export async function requirePlayer(ports: SpinsPorts, text: string): Promise<Player> {
	const playerId = readId(text);
	const player = playerId === null ? undefined : await ports.readPlayer(ports.database.reader, playerId);
	if (playerId === null || !player) throw refuseAccount("PLAYER_UNKNOWN");
	return { playerId, currency: player.currency };
}

/** By hand. What is worth more than one operator may give alone waits for a second one. */
export const grantByHand = (
	ports: SpinsPorts,
	player: Player,
	body: BodyOf<typeof grantSpins>,
	visit: SignedInVisit,
): Promise<void> =>
	retryOnContention(() =>
		ports.database.transaction(async (tx) => {
			const asked = askedBy(ports, player, body);
			const faceMinor = asked.stakeMinor * BigInt(asked.count);
			const waits = faceMinor > BigInt(ALONE_UNITS * stakeUnitOf(player.currency));
			const granted = await grantSpinsIn(ports, tx, asked, { by: visit.session.playerId, waits });
			if (granted.status === "refused") throw refuse("SPINS_NOT_GRANTABLE", { why: granted.issue });
			if (granted.status === "conflict") throw refuse("IDEMPOTENCY_CONFLICT");
			if (granted.replayed) return;
			const { count, stakeMinor, reason } = body;
			const details = { count, stakeMinor, currency: player.currency, reason };
			await record(ports, tx, visit, { action: waits ? "spins.proposed" : "spins.granted", player, details });
		}),
	);

function askedBy({ clock }: SpinsPorts, { playerId, currency }: Player, body: BodyOf<typeof grantSpins>): SpinsGrant {
	const { as, wageringTimes, daysToWager, maxMinor } = body.wins;
	return {
		grantKey: `operator ${body.requestId}`,
		playerId,
		currency,
		count: body.count,
		titleIds: body.gameIds,
		stakeMinor: fromWire(body.stakeMinor),
		untilMs: clock.nowMs() + body.days * DAY_MS,
		wins: as === "cash" ? "cash" : { wageringTimes, daysToWager },
		maxWinMinor: maxMinor === null ? null : fromWire(maxMinor),
		cause: body.reason.trim(),
	};
}

/** The second operator is not the one who proposed it. */
export const confirmGrant = (
	ports: SpinsPorts,
	player: Player,
	grantText: string,
	visit: SignedInVisit,
): Promise<void> =>
	changeGrant(ports, player, grantText, async (tx, grant) => {
		if (grant.state !== "proposed") throw wrongState(ports, grant);
		const operatorId = visit.session.playerId;
		if (grant.proposed_by === operatorId) throw refuse("SECOND_OPERATOR_NEEDED");
		check(grant.proposed_by !== null, "what waits was proposed by an operator");
		await updateGrant(tx, grant, { state: "granted", confirmed_by: operatorId });
		await record(ports, tx, visit, { action: "spins.confirmed", player, details: { grant: grantText } });
	});

/** Takes back what is not used. Withdrawn once, it stays so. */
export const withdrawGrant = (
	ports: SpinsPorts,
	player: Player,
	grantText: string,
	{ reason, visit }: { reason: string; visit: SignedInVisit },
): Promise<void> =>
	changeGrant(ports, player, grantText, async (tx, grant) => {
		const state = stateAt(standingOf(grant), ports.clock.nowMs());
		if (state !== "playable" && state !== "proposed") throw wrongState(ports, grant);
		await updateGrant(tx, grant, {
			state: "withdrawn",
			withdrawn_at: new Date(ports.clock.nowMs()),
			withdrawn_by: visit.session.playerId,
			withdrawn_because: reason.trim(),
		});
		const details = { grant: grantText, left: grant.count - grant.used, reason: reason.trim() };
		await record(ports, tx, visit, { action: "spins.withdrawn", player, details });
	});

const wrongState = ({ clock }: SpinsPorts, grant: GrantRow) =>
	refuse("SPINS_STATE", { state: stateAt(standingOf(grant), clock.nowMs()) });

function changeGrant(
	ports: SpinsPorts,
	{ playerId }: Player,
	grantText: string,
	change: (tx: Tx, grant: GrantRow) => Promise<void>,
): Promise<void> {
	const grantId = readId(grantText);
	if (grantId === null) throw refuse("SPINS_NOT_FOUND");
	return ports.database.transaction(async (tx) => {
		const grant = await lockGrant(tx, { playerId, grantId });
		if (!grant) throw refuse("SPINS_NOT_FOUND");
		await change(tx, grant);
		announce(ports, tx, playerId);
	});
}

type Entry = { action: string; player: Player; details: Record<string, unknown> };

const record = (
	{ audit }: SpinsPorts,
	tx: Tx,
	visit: SignedInVisit,
	{ action, player: { playerId }, details }: Entry,
): Promise<void> => audit.record(tx, { action, actorId: visit.session.playerId, playerId, details, ip: visit.ip });
