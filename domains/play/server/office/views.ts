import type { OpenProposal } from "@baize/desk/contract";
import { toWire } from "@baize/kernel/money";
import type { Reader } from "@baize/platform-server";
import type { GameRecord, MeasuredReturn, PlaceState, TitleStanding } from "../../contract/index.ts";
import { subjectOf } from "../closing/change.ts";
import { isStricter } from "../closing/rules.ts";
import { readStates, type StateRow } from "../closing/store.ts";
import { bandOf, measuredX1e6, type Stated, type TitleSums } from "../returns/band.ts";
import { countOpen, readSums } from "../returns/store.ts";

/** A title as the office knows it: ours, or another maker's. */
export type OfficeTitle = {
	id: string;
	number: number;
	title: string;
	kind: string;
	statedText: string;
	stated: Stated | undefined;
};

type Known = {
	states: readonly StateRow[];
	sums: readonly TitleSums[];
	open: ReadonlyMap<number, number>;
	proposals: ReadonlyMap<string, OpenProposal>;
};

type ProposalsOf = (reader: Reader) => Promise<ReadonlyMap<string, OpenProposal>>;

/** Everything that the list and a record show, read from the database: another process may have changed it. */
export async function readKnown(reader: Reader, proposalsOf: ProposalsOf): Promise<Known> {
	const [states, sums, open, proposals] = await Promise.all([
		readStates(reader),
		readSums(reader),
		countOpen(reader),
		proposalsOf(reader),
	]);
	return { states, sums, open, proposals };
}

export function recordOf(title: OfficeTitle, { states, sums, open, proposals }: Known): GameRecord {
	const places = states.filter((row) => row.game_id === title.id).map((row) => placeView(row, proposals));
	const returns = sums.filter(({ gameNumber }) => gameNumber === title.number).map((each) => measured(title, each));
	const strictest = places.reduce<TitleStanding>((so, { state }) => (isStricter(state, so) ? state : so), "open");
	return {
		id: title.id,
		title: title.title,
		kind: title.kind,
		state: strictest,
		places,
		statedText: title.statedText,
		returns,
		rounds: returns.reduce((all, { rounds }) => all + rounds, 0),
		openRounds: open.get(title.number) ?? 0,
		isOutside: returns.some(({ band }) => band?.isOutside),
	};
}

function placeView(row: StateRow, proposals: Known["proposals"]): PlaceState {
	const proposal = proposals.get(subjectOf({ gameId: row.game_id, place: row.place }));
	return {
		place: row.place,
		state: row.state,
		reason: row.reason,
		byName: row.changed_by_name,
		atMs: row.changed_at.getTime(),
		...(proposal ? { proposal } : {}),
	};
}

function measured({ stated }: OfficeTitle, sums: TitleSums): MeasuredReturn {
	const band = stated ? bandOf(stated, sums) : null;
	const returned = measuredX1e6(sums);
	return {
		currency: sums.currency,
		rounds: Number(sums.rounds),
		stakedMinor: toWire(sums.stakedMinor),
		wonMinor: toWire(sums.wonMinor),
		returnX1e6: returned === null ? null : Number(returned),
		band: band && { lowX1e6: Number(band.lowX1e6), highX1e6: Number(band.highX1e6), isOutside: band.isOutside },
	};
}
