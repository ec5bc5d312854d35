import { accountErrors } from "@baize/identity/contract";
import type { BodyOf } from "@baize/kernel/call";
import { check } from "@baize/kernel/check";
import { refuser } from "@baize/kernel/error";
import { type Id, idText, readId } from "@baize/kernel/id";
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
import { giveFreeBetIn } from "./give.ts";
import { issueOf } from "./rules.ts";
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
	const [faceMinor, limits] = [fromWire(body.faceMinor), betLimitsIn(currency)];
	const cause = body.reason.trim();
	const issue = issueOf({ ...body, faceMinor }, { minMinor: limits.minStakeMinor, maxMinor: handLimitIn(limits) });
	if (issue) throw refuse("FREE_BET_NOT_GIVEN", { why: issue });
	const { minPriceX10000, takesMultiples, days } = body;
	const given = await giveFreeBetIn(ports, tx, {
		...{ playerId, currency, faceMinor, minPriceX10000, takesMultiples, days, cause },
		grantKey: `operator ${body.requestId}`,
	});
	check(given.status !== "refused", "what an operator may give the book can take");
	if (given.status === "conflict") throw refuse("IDEMPOTENCY_CONFLICT");
	if (given.status === "same") return;
	await ports.audit.record(tx, {
		action: "sports.freeBetGiven",
		actorId: visit.session.playerId,
		playerId,
		details: { faceMinor: body.faceMinor, currency, minPriceX10000, takesMultiples, days, reason: cause },
		ip: visit.ip,
	});
}
