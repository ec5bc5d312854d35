import type { Session, Visit } from "@baize/platform-server";
import { type MeasuredAnswer, type MeasuredRounds, PRACTICE_CURRENCY } from "../../contract/index.ts";
import type { Movement, PlayPorts } from "../ports.ts";
import type { Titles } from "../titles.ts";
import { bandOf, measuredX1e6, type Stated, type Sums } from "./band.ts";
import { statedOf } from "./stated.ts";
import { readSumsOf } from "./store.ts";
import { type Operation, sumsOf } from "./totals.ts";

type Ports = Pick<PlayPorts, "database" | "wallet"> & { titles: Titles };

const NO_ROUNDS: Sums = { rounds: 0n, stakedMinor: 0n, wonMinor: 0n, stakeSquares: 0n };
/** The journal is read back so far for a player's own rounds. */
const MAX_PAGES = 5;
const PAGE_LENGTH = 200;

/** What all rounds of a title have returned, and the last ones of the player who asks. */
export async function measuredReturn(
	{ database, wallet, titles }: Ports,
	gameId: string,
	{ session }: Pick<Visit, "session">,
): Promise<MeasuredAnswer> {
	const { game, number } = titles.require(gameId);
	const currency = session?.currency ?? PRACTICE_CURRENCY;
	const stated = statedOf(game);
	const [all, own] = await Promise.all([
		readSumsOf(database.reader, number, currency),
		session ? ownSums(wallet, session, number) : null,
	]);
	return { currency, all: measured(stated, all ?? NO_ROUNDS), own: own && measured(stated, own) };
}

function measured(stated: Stated | undefined, sums: Sums): MeasuredRounds {
	const returned = measuredX1e6(sums);
	const band = stated ? bandOf(stated, sums) : null;
	return {
		rounds: Number(sums.rounds),
		returnX1e6: returned === null ? null : Number(returned),
		band: band && { lowX1e6: Number(band.lowX1e6), highX1e6: Number(band.highX1e6) },
	};
}

async function ownSums(wallet: PlayPorts["wallet"], session: Session, gameNumber: number): Promise<Sums> {
	const { playerId, currency } = session;
	const found: Operation[] = [];
	let before: Movement | undefined;
	for (let page = 0; page < MAX_PAGES; page++) {
		const request = { limit: PAGE_LENGTH, ...(before ? { before: before.opId } : {}) };
		const movements = await wallet.history(playerId, currency, request);
		found.push(...movements.filter(({ gameId }) => gameId === gameNumber).map((row) => operationOf(row, currency)));
		before = movements.at(-1);
		if (movements.length < PAGE_LENGTH) break;
	}
	return sumsOf(found)[0] ?? NO_ROUNDS;
}

const operationOf = ({ kind, gameId, stakeMinor, winMinor }: Movement, currency: string): Operation => ({
	...{ gameId, currency, stakeMinor, winMinor },
	kind: kind as Operation["kind"],
});
