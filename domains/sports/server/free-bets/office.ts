import { accountErrors } from "@baize/identity/contract";
import type { BodyOf } from "@baize/kernel/call";
import { refuser } from "@baize/kernel/error";
import { bucketOf, type Id, idText, readId } from "@baize/kernel/id";
import { fromWire, toWire } from "@baize/kernel/money";
import { type Binding, bind, retryOnContention, type SignedInVisit, type Tx } from "@baize/platform-server";
import {
	betLimitsIn,
	freeBetErrors,
	giveFreeBet,
	handLimitIn,
	type PlayerFreeBets,
	readPlayerFreeBets,
} from "../../contract/index.ts";
import type { SportsPorts } from "../ports.ts";
import { issueOf, untilOf } from "./rules.ts";
import { type FreeBetRow, insertFreeBet, readFreeBetOfKey } from "./store.ts";
import { officeFreeBets } from "./views.ts";

const refuse = refuser(freeBetErrors);
const refuseAccount = refuser({ PLAYER_UNKNOWN: accountErrors.PLAYER_UNKNOWN });

type Player = { playerId: Id; currency: string };
type Body = BodyOf<typeof giveFreeBet>;

export const freeBetOfficeRoutes = (ports: SportsPorts): Binding[] => [
	bind(readPlayerFreeBets, async ({ params }) => officeView(ports, await requirePlayer(ports, params.player))),
	bind(giveFreeBet, async ({ params, body }, visit) => {
		const player = await requirePlayer(ports, params.player);
		await retryOnContention(() => ports.database.transaction((tx) => give(ports, tx, { player, body, visit })));
		return officeView(ports, player);
	}),
];

/** Refuses with PLAYER_UNKNOWN, also for a text that is no id. */
async function requirePlayer({ database, readPlayer }: SportsPorts, text: string): Promise<Player> {
	const playerId = readId(text);
	const player = playerId === null ? undefined : await readPlayer(database.reader, playerId);
	if (playerId === null || !player) throw refuseAccount("PLAYER_UNKNOWN");
	return { playerId, currency: player.currency };
}

async function officeView(ports: SportsPorts, { playerId, currency }: Player): Promise<PlayerFreeBets> {
	return {
		playerId: idText(playerId),
		currency,
		freeBets: await officeFreeBets(ports, playerId),
		maxFaceMinor: toWire(handLimitIn(betLimitsIn(currency))),
	};
}

type Giving = { player: Player; body: Body; visit: SignedInVisit };

/** Gives a free bet, once for each request of an operator. */
async function give(ports: SportsPorts, tx: Tx, { player, body, visit }: Giving): Promise<void> {
	const { playerId, currency } = player;
	const faceMinor = fromWire(body.faceMinor);
	const issue = issueOf({ ...body, faceMinor }, betLimitsIn(currency));
	if (issue) throw refuse("FREE_BET_NOT_GIVEN", { why: issue });
	const row = rowOf(ports, player, body);
	if (!(await insertFreeBet(tx, row))) {
		const before = await readFreeBetOfKey(tx, playerId, row.grant_key);
		if (!before || !isSame(before, row)) throw refuse("IDEMPOTENCY_CONFLICT");
		return;
	}
	const { minPriceX10000, takesMultiples, days } = body;
	await ports.audit.record(tx, {
		action: "sports.freeBetGiven",
		actorId: visit.session.playerId,
		playerId,
		details: { faceMinor: body.faceMinor, currency, minPriceX10000, takesMultiples, days, reason: row.cause },
		ip: visit.ip,
	});
}

function rowOf({ clock, ids }: SportsPorts, { playerId, currency }: Player, body: Body) {
	return {
		free_bet_id: ids(),
		player_id: playerId,
		granted_at: new Date(clock.nowMs()),
		until_at: untilOf(body.days, clock.nowMs()),
		face_minor: fromWire(body.faceMinor),
		min_price_x10000: body.minPriceX10000,
		bucket: bucketOf(playerId),
		takes_multiples: body.takesMultiples,
		currency,
		grant_key: `operator ${body.requestId}`,
		cause: body.reason.trim(),
	};
}

/** The end may differ: who asks again does so at another moment. */
const isSame = (before: FreeBetRow, row: ReturnType<typeof rowOf>): boolean =>
	before.face_minor === row.face_minor &&
	before.min_price_x10000 === row.min_price_x10000 &&
	before.takes_multiples === row.takes_multiples;
