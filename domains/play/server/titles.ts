import type { ReelSheet } from "@baize/engines/reels";
import { refuser } from "@baize/kernel/error";
import type { Reader } from "@baize/platform-server";
import { playErrors } from "../contract/index.ts";
import type { GameRules } from "./game-rules.ts";
import { registerTitles } from "./store.ts";

/** A title with its number in the ledger, and the hash of its published rules. */
export type Title = { sheet: ReelSheet; number: number; rulesHash: string };

export type Titles = {
	all: readonly Title[];
	/** Refuses with GAME_NOT_FOUND. */
	require(gameId: string): Title;
	/** The game with this number in the ledger, also when it is no longer offered. */
	numbered(number: number): { gameId: string; title: string };
	/** What the game with this number keeps of its stakes, in ten-thousandths; undefined when it is not offered. */
	marginX10000(number: number): bigint | undefined;
};

const refuse = refuser(playErrors);
/** Per cent with two decimals, without their point, are ten-thousandths. */
const WHOLE_X10000 = 10_000n;

export async function openTitles(reader: Reader, sheets: readonly ReelSheet[], rules: GameRules): Promise<Titles> {
	const numbers = await registerTitles(
		reader,
		sheets.map(({ id }) => id),
	);
	const titleOf = (sheet: ReelSheet): Title => ({
		sheet,
		number: numbers.get(sheet.id)!,
		rulesHash: rules.hashOf(sheet),
	});
	const byId = new Map(sheets.map((sheet) => [sheet.id, titleOf(sheet)]));
	const idByNumber = new Map([...numbers].map(([gameId, number]) => [number, gameId]));
	return {
		all: [...byId.values()],
		require(gameId) {
			const title = byId.get(gameId);
			if (!title) throw refuse("GAME_NOT_FOUND");
			return title;
		},
		numbered(number) {
			const gameId = idByNumber.get(number) ?? "";
			return { gameId, title: byId.get(gameId)?.sheet.title ?? gameId };
		},
		marginX10000(number) {
			const sheet = byId.get(idByNumber.get(number) ?? "")?.sheet;
			return sheet && WHOLE_X10000 - BigInt(sheet.rtpText.replace(".", ""));
		},
	};
}
