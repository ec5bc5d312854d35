import { refuser } from "@baize/kernel/error";
import { SECOND_MS } from "@baize/kernel/time";
import { type Bus, type Database, type Log, openKeptCopy, type Visit } from "@baize/platform-server";
import { PRACTICE_CURRENCY, playErrors, type StakeLadder, TITLES_CHANGED, TITLES_TOPIC } from "../../contract/index.ts";
import type { PlayPorts } from "../ports.ts";
import type { Title } from "../titles.ts";
import { amountsOf, isOffered, ladderAt, type StatedLadder } from "./rules.ts";
import { type LadderRow, readLadders } from "./store.ts";

const RECHECK_MS = 2 * SECOND_MS;
const refuse = refuser(playErrors);

type Asking = Pick<Visit, "ip" | "session">;

/** The stakes that operators offer, in memory: asked before each round. */
export type TitleLadders = {
	/** Undefined where the title's own limits are in force. */
	inForce(gameId: string, visit: Asking): { currency: string; ladder: StakeLadder | undefined };
	/** Refuses a bet, which the title itself takes, that is not offered where the visitor is. */
	requireOffered(title: Pick<Title, "game">, bet: unknown, visit: Asking): void;
	/** After a change: read in this process, and then in the others. */
	changed(): Promise<void>;
	stop(): Promise<void>;
};

type Ports = Pick<PlayPorts, "placeOf" | "stream"> & {
	database: Database;
	bus?: Bus | undefined;
	log: Pick<Log, "error">;
};

export const ladderOf = ({ place, currency, min_minor, max_minor, steps_minor }: LadderRow): StatedLadder => ({
	place,
	currency,
	ladder: { minMinor: Number(min_minor), maxMinor: Number(max_minor), stepsMinor: [...steps_minor] },
});

/** Reads the ladders, and again as soon as any process has changed one; open pages of this process are then notified. */
export async function openTitleLadders({ database, bus, log, placeOf, stream }: Ports): Promise<TitleLadders> {
	let ladders = new Map<string, StatedLadder[]>();
	let known: string | undefined;
	async function read(): Promise<void> {
		const found = await readLadders(database.reader);
		const byTitle = Map.groupBy(found, ({ game_id }) => game_id);
		ladders = new Map([...byTitle].map(([gameId, ofTitle]) => [gameId, ofTitle.map(ladderOf)]));
		const text = JSON.stringify([...ladders]);
		if (known !== undefined && text !== known) stream.publishHere(TITLES_TOPIC, TITLES_CHANGED, { what: "stakes" });
		known = text;
	}
	const failure = "the stakes that are offered could not be read again";
	const copy = await openKeptCopy({ channel: "play.stakeLadders", recheckMs: RECHECK_MS, read, bus, log, failure });
	const inForce: TitleLadders["inForce"] = (gameId, { ip, session }) => {
		const currency = session?.currency ?? PRACTICE_CURRENCY;
		const stated = ladders.get(gameId);
		return { currency, ladder: stated && ladderAt(stated, placeOf(ip), currency) };
	};
	return {
		inForce,
		requireOffered({ game }, bet, visit) {
			const { ladder } = inForce(game.sheet.id, visit);
			if (!ladder || isOffered(ladder, amountsOf(game, bet))) return;
			throw refuse("STAKE_NOT_OFFERED", { minMinor: ladder.minMinor, maxMinor: ladder.maxMinor });
		},
		async changed() {
			await copy.refresh();
			copy.notifyAll();
		},
		stop: copy.stop,
	};
}
