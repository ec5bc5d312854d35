import { type Id, idText, readId } from "@baize/kernel/id";
import { pageOf, type SignedInVisit, type Tx } from "@baize/platform-server";
import type { FoundPlayer, PlayerFile, PlayerStatusFilter } from "../../contract/index.ts";
import { listDevices } from "../devices/devices.ts";
import { listSignIns } from "../devices/sign-ins.ts";
import { changePerson, endClosing, lockPerson, readAccountRow, readClosing } from "../people/account-store.ts";
import { nameOf } from "../people/people-names.ts";
import { accountOf } from "../people/profile/read-account.ts";
import type { Parts } from "../ports.ts";
import { refuseAccount } from "../refuse-account.ts";
import { endSessions } from "../session/end-sessions.ts";
import { payoutStatus } from "./payout-status.ts";
import { type FoundRow, findPlayers } from "./people-store.ts";

// What operators see of players and do to their accounts. The audit log stores every change here, and every view by its
// call.

const SHOWN_SIGN_INS = 20;
const PAGE_LENGTH = 25;

type ListQuery = { search?: string; standing?: PlayerStatusFilter; cursor?: string; limit?: number };

export async function listPlayers(
	{ database, higherFilters }: Parts,
	{ search, standing, cursor = "", limit = PAGE_LENGTH }: ListQuery,
): Promise<{ players: FoundPlayer[]; next: string | null }> {
	const playersOf = standing && higherFilters.get(standing);
	const among = await playersOf?.(database.reader);
	const query = { search, standing, among, before: readId(cursor) ?? undefined, limit: limit + 1 };
	const found = await findPlayers(database.reader, query);
	const { rows, next } = pageOf(found, limit, ({ player_id: id }) => idText(id));
	return { players: rows.map(foundView), next };
}

const foundView = (row: FoundRow): FoundPlayer => ({
	id: idText(row.player_id),
	displayName: nameOf(row),
	email: row.email,
	country: row.country,
	subdivision: row.subdivision,
	currency: row.currency,
	status: row.is_closed ? "closed" : row.status,
	...(row.required_action === null ? {} : { requiredAction: row.required_action }),
	isVerificationBlocked: row.verification_blocked_at !== null,
	memberSinceMs: row.created_at.getTime(),
});

export const readPlayerFile = (parts: Parts, player: string, visit: SignedInVisit): Promise<PlayerFile> =>
	readFile(parts, readId(player) ?? 0n, visit);

export async function readFile(parts: Parts, playerId: Id, { locale }: SignedInVisit): Promise<PlayerFile> {
	const { reader } = parts.database;
	const row = await readAccountRow(reader, playerId, new Date(parts.clock.nowMs()));
	if (!row) throw refuseAccount("PLAYER_UNKNOWN");
	const closing = await readClosing(reader, playerId);
	const { signIns } = await listSignIns(parts, playerId, locale, { limit: SHOWN_SIGN_INS });
	const blockedAt = row.verification_blocked_at;
	return {
		id: idText(playerId),
		displayName: nameOf(row),
		status: closing ? "closed" : row.status,
		account: accountOf(row, parts.termsInForce()),
		...(row.required_action === null ? {} : { requiredAction: row.required_action }),
		...(blockedAt === null ? {} : { verificationBlockedAtMs: blockedAt.getTime() }),
		pin: pinState(await parts.factors.methodsOf(reader, playerId)),
		...(closing ? { closing: closingView(closing) } : {}),
		...(await payoutStatus(reader, playerId)),
		devices: await listDevices(parts, playerId, locale),
		signIns,
	};
}

const pinState = ({ hasPin, isPinResetDue }: { hasPin: boolean; isPinResetDue: boolean }): PlayerFile["pin"] => {
	if (!hasPin) return "none";
	return isPinResetDue ? "resetDue" : "set";
};

const closingView = ({ reason, note, closed_at }: NonNullable<Awaited<ReturnType<typeof readClosing>>>) => ({
	reason,
	...(note === null ? {} : { note }),
	atMs: closed_at.getTime(),
});

export const disablePlayer = (parts: Parts, player: string, reason: string, visit: SignedInVisit) =>
	changeStatus(parts, player, { from: "active", to: "disabled", reason }, visit, (tx, playerId) =>
		endSessions(parts, tx, playerId),
	);

export const enablePlayer = (parts: Parts, player: string, reason: string, visit: SignedInVisit) =>
	changeStatus(parts, player, { from: "disabled", to: "active", reason }, visit, (tx, playerId) =>
		endClosing(tx, playerId, new Date(parts.clock.nowMs())),
	);

type Status = "active" | "disabled";
type StatusChange = { from: Status; to: Status; reason: string };

async function changeStatus(
	parts: Parts,
	player: string,
	{ from, to, reason }: StatusChange,
	visit: SignedInVisit,
	also: (tx: Tx, playerId: Id) => Promise<unknown>,
): Promise<PlayerFile> {
	const playerId = readId(player) ?? 0n;
	await requirePlayer(parts, playerId);
	await parts.database.transaction(async (tx) => {
		const person = await lockPerson(tx, playerId);
		if (person?.status !== from) throw refuseAccount("PLAYER_STATE");
		await changePerson(tx, playerId, { status: to });
		await also(tx, playerId);
		const action = to === "active" ? "player.enabled" : "player.disabled";
		await record(parts, tx, action, playerId, visit, { reason });
	});
	return readFile(parts, playerId, visit);
}

export async function endPlayerSessions(parts: Parts, player: string, visit: SignedInVisit): Promise<PlayerFile> {
	const playerId = readId(player) ?? 0n;
	await requirePlayer(parts, playerId);
	await parts.database.transaction(async (tx) => {
		const count = await endSessions(parts, tx, playerId);
		await record(parts, tx, "player.sessionsEnded", playerId, visit, { count });
	});
	return readFile(parts, playerId, visit);
}

// An operator's account is treated as nonexistent here.
async function requirePlayer({ database, clock }: Parts, playerId: Id): Promise<void> {
	if (!(await readAccountRow(database.reader, playerId, new Date(clock.nowMs()))))
		throw refuseAccount("PLAYER_UNKNOWN");
}

const record = (
	{ audit }: Parts,
	tx: Tx,
	action: string,
	playerId: Id,
	{ session, ip }: SignedInVisit,
	details: Record<string, unknown>,
): Promise<void> => audit.record(tx, { action, actorId: session.playerId, playerId, details, ip });
