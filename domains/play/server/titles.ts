import type { Game, JackpotTerms } from "@baize/engines/game";
import { refuser } from "@baize/kernel/error";
import type { GameClass } from "@baize/ledger/contract";
import type { Reader } from "@baize/platform-server";
import { gameClassOf, playErrors } from "../contract/index.ts";
import type { GameRules } from "./game-rules.ts";
import { registerTitles } from "./store.ts";

/** A title with its number in the ledger, and the hash of its published rules. */
export type Title = {
	game: Game;
	number: number;
	rulesHash: string;
	/** What the terms of a bonus count it as. */
	gameClass: GameClass;
	jackpot: JackpotTerms | undefined;
};

/** A game of ours as the terms of a bonus name it: by its id, or by its number in the ledger. */
export type CountedGame = { gameId: string; title: string; gameNumber: number; gameClass: GameClass };

export type Titles = {
	all: readonly Title[];
	/** Refuses with GAME_NOT_FOUND. */
	require(gameId: string): Title;
	/** The game with this number by the sheet of this version, the present one or an earlier one. */
	ofVersion(number: number, version: number): Title | undefined;
	/** The number in the ledger of a game that is offered, ours or another maker's. */
	numberOf(gameId: string): number;
	/** The game with this number in the ledger, also when it is no longer offered. */
	numbered(number: number): { gameId: string; title: string };
	/** Every game of ours, also what is no longer offered. */
	counted: readonly CountedGame[];
	/**
	 * What the game with this number keeps of its stakes at least, in ten-thousandths; undefined when it is not offered.
	 * Where its bets differ, it is that of the best one: points are earned on it.
	 */
	marginX10000(number: number): bigint | undefined;
};

const refuse = refuser(playErrors);
/** Per cent with two decimals, without their point, are ten-thousandths. */
const WHOLE_X10000 = 10_000n;

const versionKey = (gameId: string, version: number): string => `${gameId} ${version}`;

type Known = {
	games: readonly Game[];
	earlier: readonly Game[];
	/** Those of other makers. */
	provided: readonly { id: string; name: string }[];
};

/** `earlier`: sheets that a later version has replaced, or whose title is not offered any more. */
export async function openTitles(
	reader: Reader,
	{ games, earlier, provided }: Known,
	rules: GameRules,
): Promise<Titles> {
	const known = [...earlier, ...games];
	const ids = [...known.map(({ sheet }) => sheet.id), ...provided.map(({ id }) => id)];
	const numbers = await registerTitles(reader, [...new Set(ids)]);
	const titleOf = (game: Game): Title => {
		return {
			game,
			number: numbers.get(game.sheet.id)!,
			rulesHash: rules.hashOf(game),
			gameClass: gameClassOf(game.kind),
			jackpot: game.sheet.jackpot,
		};
	};
	const byId = new Map(games.map((game) => [game.sheet.id, titleOf(game)]));
	const byVersion = new Map(
		known.map((game) => [versionKey(game.sheet.id, game.sheet.version), titleOf(game)] as const),
	);
	const lastOf = new Map(known.map((game) => [game.sheet.id, game]));
	const providedNames = new Map(provided.map(({ id, name }) => [id, name]));
	const idByNumber = new Map([...numbers].map(([gameId, number]) => [number, gameId]));
	return {
		all: [...byId.values()],
		require(gameId) {
			const title = byId.get(gameId);
			if (!title) throw refuse("GAME_NOT_FOUND");
			return title;
		},
		ofVersion: (number, version) => byVersion.get(versionKey(idByNumber.get(number) ?? "", version)),
		numberOf(gameId) {
			const number = numbers.get(gameId);
			if (number === undefined) throw refuse("GAME_NOT_FOUND");
			return number;
		},
		numbered(number) {
			const gameId = idByNumber.get(number) ?? "";
			return { gameId, title: byId.get(gameId)?.game.sheet.title ?? providedNames.get(gameId) ?? gameId };
		},
		counted: [...lastOf.values()].map(({ kind, sheet: { id, title } }) => ({
			...{ gameId: id, title },
			...{ gameNumber: numbers.get(id)!, gameClass: gameClassOf(kind) },
		})),
		marginX10000(number) {
			const game = byId.get(idByNumber.get(number) ?? "")?.game;
			if (!game) return undefined;
			const { rtpText, bestRtpText = rtpText } = game.sheet;
			return WHOLE_X10000 - BigInt(bestRtpText.replace(".", ""));
		},
	};
}
