import type { Proposing } from "@baize/desk/server";
import { stakeUnitOf } from "@baize/games/stakes";
import { accountErrors } from "@baize/identity/contract";
import type { BodyOf } from "@baize/kernel/call";
import { refuser } from "@baize/kernel/error";
import { type Id, idText, readId } from "@baize/kernel/id";
import { DEFAULT_LOCALE } from "@baize/kernel/locale";
import { fromWire } from "@baize/kernel/money";
import { DAY_MS } from "@baize/kernel/time";
import { type Reader, retryOnContention, type SignedInVisit, type Tx } from "@baize/platform-server";
import { ALONE_UNITS, type grantSpins, spinsErrors } from "../contract/index.ts";
import { announce, grantSpinsIn } from "./grant.ts";
import type { SpinsPorts } from "./ports.ts";
import { issueOf, stateAt } from "./rules.ts";
import { type GrantRow, lockGrant, standingOf, updateGrant } from "./store.ts";
import type { SpinsGrant } from "./types.ts";

const refuse = refuser(spinsErrors);
const refuseAccount = refuser({ PLAYER_UNKNOWN: accountErrors.PLAYER_UNKNOWN });

export type Player = { playerId: Id; currency: string };

/** Refuses with PLAYER_UNKNOWN, also for a text that is no id. */
export async function requirePlayer(ports: SpinsPorts, text: string, reader?: Reader): Promise<Player> {
	const playerId = readId(text);
	const player = playerId === null ? undefined : await ports.readPlayer(reader ?? ports.database.reader, playerId);
	if (playerId === null || !player) throw refuseAccount("PLAYER_UNKNOWN");
	return { playerId, currency: player.currency };
}

/** What an operator asks for, as a proposal keeps it. */
type Input = { player: string; body: Omit<BodyOf<typeof grantSpins>, "reason"> };
export type Granting = Proposing<Input>;

/** Spins of a high value: one operator proposes them, and another one grants them. Their days begin with that. */
export const defineGranting = (ports: SpinsPorts): Granting =>
	ports.proposals.define<Input>({
		name: "grantSpins",
		role: "players",
		playerOf: ({ player }) => readId(player)!,
		async judge(reader, { player: text, body }) {
			const player = await requirePlayer(ports, text, reader);
			const issue = issueOf(askedBy(ports, player, body, WHY_PROPOSED), ports.games, ports.clock.nowMs());
			if (issue) throw refuse("SPINS_NOT_GRANTABLE", { why: issue });
			return { effect: effectOf(ports, player, body), state: player.currency };
		},
		async carryOut(tx, { player: text, body }, { reason, proposedBy, approvedBy, ip }) {
			const player = await requirePlayer(ports, text, tx);
			await grantIn(ports, tx, { player, body, reason, by: { id: approvedBy.id, ip }, proposedBy: proposedBy.name });
		},
	});

/** A proposal has a reason always; the rules of a grant ask for one, too. */
const WHY_PROPOSED = "proposed";

function effectOf({ game }: SpinsPorts, { currency }: Player, { gameIds, count, stakeMinor, wins }: Input["body"]) {
	const line = (what: string, after: string) => ({ what: `spins.effects.${what}`, after });
	const names = gameIds.map((gameId) => game(gameId, DEFAULT_LOCALE)?.name ?? gameId);
	const faceMinor = count * stakeMinor;
	return [
		line("games", names.join(", ")),
		line("count", String(count)),
		{ what: "spins.effects.stake", currency, afterMinor: stakeMinor },
		{ what: "spins.effects.face", currency, afterMinor: faceMinor },
		line("as", wins.as === "cash" ? "spins.grant.asCash" : "spins.grant.asBonus"),
		...(wins.as === "cash" ? [] : [line("times", String(wins.wageringTimes)), line("days", String(wins.daysToWager))]),
		...(wins.maxMinor === null ? [] : [{ what: "spins.effects.max", currency, afterMinor: wins.maxMinor }]),
	];
}

/** By hand. What is worth more than one operator may give alone is proposed to a second one. */
export async function grantByHand(
	ports: SpinsPorts,
	granting: Granting,
	player: Player,
	{ reason, ...body }: BodyOf<typeof grantSpins>,
	{ session, ip }: SignedInVisit,
): Promise<void> {
	const by = { id: session.playerId, ip };
	const isMuch = body.count * body.stakeMinor > ALONE_UNITS * stakeUnitOf(player.currency);
	if (!isMuch) {
		await retryOnContention(() =>
			ports.database.transaction((tx) => grantIn(ports, tx, { player, body, reason: reason.trim(), by })),
		);
		return;
	}
	const proposer = { id: session.playerId, name: await ports.nameOf(session) };
	const subject = idText(player.playerId);
	await granting.propose({ subject, input: { player: subject, body }, reason: reason.trim(), by: proposer, ip });
}

type Given = {
	player: Player;
	body: Input["body"];
	reason: string;
	by: { id: Id; ip: string };
	proposedBy?: string;
};

async function grantIn(ports: SpinsPorts, tx: Tx, { player, body, reason, by, proposedBy }: Given): Promise<void> {
	const granted = await grantSpinsIn(ports, tx, askedBy(ports, player, body, reason));
	if (granted.status === "refused") throw refuse("SPINS_NOT_GRANTABLE", { why: granted.issue });
	if (granted.status === "conflict") throw refuse("IDEMPOTENCY_CONFLICT");
	if (granted.replayed) return;
	const { count, stakeMinor } = body;
	const details = { count, stakeMinor, currency: player.currency, reason, ...(proposedBy ? { proposedBy } : {}) };
	await record(ports, tx, by, { action: "spins.granted", player, details });
}

function askedBy(
	{ clock }: SpinsPorts,
	{ playerId, currency }: Player,
	body: Input["body"],
	reason: string,
): SpinsGrant {
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
		cause: reason,
	};
}

/** Takes back what is not used. Withdrawn once, it stays so. */
export const withdrawGrant = (
	ports: SpinsPorts,
	player: Player,
	grantText: string,
	{ reason, visit }: { reason: string; visit: SignedInVisit },
): Promise<void> =>
	changeGrant(ports, player, grantText, async (tx, grant) => {
		const state = stateAt(standingOf(grant), ports.clock.nowMs());
		if (state !== "playable") throw wrongState(ports, grant);
		await updateGrant(tx, grant, {
			state: "withdrawn",
			withdrawn_at: new Date(ports.clock.nowMs()),
			withdrawn_by: visit.session.playerId,
			withdrawn_because: reason.trim(),
		});
		const details = { grant: grantText, left: grant.count - grant.used, reason: reason.trim() };
		const by = { id: visit.session.playerId, ip: visit.ip };
		await record(ports, tx, by, { action: "spins.withdrawn", player, details });
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
	{ id: actorId, ip }: { id: Id; ip: string },
	{ action, player: { playerId }, details }: Entry,
): Promise<void> => audit.record(tx, { action, actorId, playerId, details, ip });
