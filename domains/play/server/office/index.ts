import { refuser } from "@baize/kernel/error";
import { readId } from "@baize/kernel/id";
import { type Binding, bind, type LoggedFinding, pageOf } from "@baize/platform-server";
import {
	closeGame,
	type GameDetails,
	type GameRecord,
	listGameRecords,
	listOpenProvidedBets,
	playErrors,
	proposeGameReopening,
	readGameRecord,
	setStakeLadder,
} from "../../contract/index.ts";
import { type ChangePorts, closingGame, defineReopening, proposingReopening } from "../closing/change.ts";
import type { TitleStates } from "../closing/live.ts";
import { defineRaising, type LadderPorts, settingLadder } from "../ladders/change.ts";
import type { TitleLadders } from "../ladders/live.ts";
import type { PlayPorts } from "../ports.ts";
import { readOpenBets } from "../providers/open-bets-store.ts";
import type { RefusalCounts } from "../refusals/counts.ts";
import { statedOf, statedText } from "../returns/stated.ts";
import type { Titles } from "../titles.ts";
import { detailsOf, type OfficeTitle, readKnown, recordOf } from "./views.ts";

type Ports = Omit<ChangePorts, "requireKnown"> &
	Pick<PlayPorts, "gameProviders"> & {
		titles: Titles;
		states: TitleStates;
		ladders: TitleLadders;
		refusals: Pick<RefusalCounts, "read">;
	};

export type Office = {
	bindings: Binding[];
	/** Titles whose rounds have returned something else than they state. */
	audit(): Promise<LoggedFinding[]>;
};

const PAGE_LENGTH = 50;

const refuse = refuser(playErrors);

/** The games as operators manage them: what each has returned, where it is closed, and what stakes are offered. */
export function openOffice(ports: Ports): Office {
	const { database } = ports;
	const titles = new Map(titlesOf(ports).map((title) => [title.id, title]));
	const requireKnown = (gameId: string): OfficeTitle => {
		const title = titles.get(gameId);
		if (!title) throw refuse("GAME_NOT_FOUND");
		return title;
	};
	const changes: ChangePorts = { ...ports, requireKnown };
	const reopening = defineReopening(changes);
	const raising = defineRaising(ports satisfies LadderPorts);
	const known = () => readKnown(database.reader, reopening.open, ports.refusals);
	async function readAll(): Promise<GameRecord[]> {
		const all = await known();
		return [...titles.values()].map((title) => recordOf(title, all));
	}
	const readDetails = async (gameId: string): Promise<GameDetails> =>
		detailsOf(requireKnown(gameId), await known(), database.reader, raising.open);
	return {
		bindings: [
			bind(listGameRecords, async ({ query: { state, cursor, limit = PAGE_LENGTH } }) => {
				const all = await readAll();
				const behind = all.slice(all.findIndex(({ id }) => id === cursor) + 1);
				const wanted = behind.filter((record) => state === undefined || record.state === state);
				const { rows: games, next } = pageOf(wanted, limit, ({ id }) => id);
				return { games: [...games], next };
			}),
			bind(listOpenProvidedBets, async ({ query: { provider, cursor, limit = PAGE_LENGTH } }) => {
				const wanted = { provider, after: (cursor && readId(cursor)) || 0n, limit: limit + 1 };
				const found = await readOpenBets(database.reader, ports.titles, wanted);
				const { rows: bets, next } = pageOf(found, limit, ({ id }) => id);
				return { bets: [...bets], next };
			}),
			bind(readGameRecord, ({ params }) => readDetails(params.game)),
			bind(closeGame, closingGame(changes)),
			bind(setStakeLadder, settingLadder(ports, raising)),
			bind(proposeGameReopening, proposingReopening(changes, reopening)),
		],
		audit: async () => (await readAll()).flatMap(findingsOf),
	};
}

const findingsOf = ({ id, statedText: stated, returns }: GameRecord): LoggedFinding[] =>
	returns
		.filter(({ band }) => band?.isOutside)
		.map(({ currency, rounds, stakedMinor, wonMinor }) => ({
			invariant: "play.returns",
			currency,
			detail: `${id} states ${stated} % and has paid ${wonMinor} of ${stakedMinor} in ${rounds} rounds`,
		}));

const titlesOf = ({ titles, gameProviders }: Ports): OfficeTitle[] => [
	...titles.all.map(({ game, number }) => ({
		id: game.sheet.id,
		number,
		title: game.sheet.title,
		kind: game.kind,
		game,
		statedText: statedText(game),
		stated: statedOf(game),
	})),
	...gameProviders.titles.map(({ id, name }) => ({
		id,
		number: titles.numberOf(id),
		title: name,
		kind: "provided",
		game: undefined,
		statedText: "",
		stated: undefined,
	})),
];
