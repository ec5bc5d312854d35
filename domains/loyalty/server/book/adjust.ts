import { accountErrors } from "@baize/identity/contract";
import type { BodyOf } from "@baize/kernel/call";
import { refuser } from "@baize/kernel/error";
import { type Id, readId } from "@baize/kernel/id";
import { retryOnContention, type SignedInVisit, type Tx } from "@baize/platform-server";
import { type adjustPoints, dayOf, loyaltyErrors, POINT, wholePoints } from "../../contract/index.ts";
import type { LoyaltyPorts } from "../ports.ts";
import { addEntry, readEntry } from "./book-store.ts";
import { lockCurrent } from "./expiry.ts";

const refuse = refuser(loyaltyErrors);
const refuseAccount = refuser({ PLAYER_UNKNOWN: accountErrors.PLAYER_UNKNOWN });

type Body = BodyOf<typeof adjustPoints>;
type Ports = Pick<LoyaltyPorts, "database" | "clock" | "ids" | "audit" | "readPlayer">;
type Adjustment = { playerId: Id; body: Body; visit: SignedInVisit };

/** Refuses with PLAYER_UNKNOWN, also for a text that is no id. */
export async function requirePlayer(ports: Pick<Ports, "database" | "readPlayer">, text: string) {
	const playerId = readId(text);
	const player = playerId === null ? undefined : await ports.readPlayer(ports.database.reader, playerId);
	if (playerId === null || !player) throw refuseAccount("PLAYER_UNKNOWN");
	return { playerId, currency: player.currency };
}

/** Gives points or takes some. The entries show that an operator did it; the audit log says who. */
export const adjust = (ports: Ports, playerId: Id, body: Body, visit: SignedInVisit): Promise<void> =>
	retryOnContention(() => ports.database.transaction((tx) => adjustIn(ports, tx, { playerId, body, visit })));

async function adjustIn(ports: Ports, tx: Tx, { playerId, body, visit }: Adjustment): Promise<void> {
	const cause = `adjusted ${body.requestId}`;
	const reason = body.reason.trim();
	const kind = body.points > 0 ? ("granted" as const) : ("deducted" as const);
	const points = BigInt(Math.abs(body.points)) * POINT;
	const available = await lockCurrent(ports, tx, playerId);
	const before = await readEntry(tx, playerId, cause);
	if (before) {
		if (before.kind !== kind || before.points !== points) throw refuse("IDEMPOTENCY_CONFLICT");
		return;
	}
	if (kind === "deducted" && points > available) {
		throw refuse("NOT_ENOUGH_POINTS", { points: wholePoints(available) });
	}
	const atMs = ports.clock.nowMs();
	await addEntry(tx, { playerId, cause, entryId: ports.ids(), kind, points, day: dayOf(atMs), atMs, reason });
	await ports.audit.record(tx, {
		action: "loyalty.adjusted",
		actorId: visit.session.playerId,
		playerId,
		details: { points: body.points, reason },
		ip: visit.ip,
	});
}

/** Points that another domain gives: once for each cause of the player. */
export type GivenPoints = { playerId: Id; points: number; cause: string; reason: string };

/** In the caller's transaction. */
export async function giveIn(
	ports: Pick<Ports, "clock" | "ids">,
	tx: Tx,
	{ playerId, points, cause, reason }: GivenPoints,
): Promise<void> {
	await lockCurrent(ports, tx, playerId);
	if (await readEntry(tx, playerId, cause)) return;
	const atMs = ports.clock.nowMs();
	const entry = { playerId, cause, entryId: ports.ids(), points: BigInt(points) * POINT, reason };
	await addEntry(tx, { ...entry, kind: "granted", day: dayOf(atMs), atMs });
}
