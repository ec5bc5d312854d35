import type { ReelSheet } from "@baize/engines/reels";
import { refuser } from "@baize/kernel/error";
import type { Reader } from "@baize/platform-server";
import { playErrors } from "../contract/index.ts";
import { registerTitles } from "./store.ts";

/** A title with the number that the books know it by. */
export type Title = { sheet: ReelSheet; number: number };

export type Titles = {
	/** Refuses with GAME_NOT_FOUND. */
	demand(gameId: string): Title;
	/** The game that the books know by a number, also when it has left the house. */
	numbered(number: number): { gameId: string; title: string };
};

const refuse = refuser(playErrors);

export async function openTitles(reader: Reader, sheets: readonly ReelSheet[]): Promise<Titles> {
	const numbers = await registerTitles(
		reader,
		sheets.map(({ id }) => id),
	);
	const byId = new Map(sheets.map((sheet) => [sheet.id, { sheet, number: numbers.get(sheet.id)! }]));
	const idByNumber = new Map([...numbers].map(([gameId, number]) => [number, gameId]));
	return {
		demand(gameId) {
			const title = byId.get(gameId);
			if (!title) throw refuse("GAME_NOT_FOUND");
			return title;
		},
		numbered(number) {
			const gameId = idByNumber.get(number) ?? "";
			return { gameId, title: byId.get(gameId)?.sheet.title ?? gameId };
		},
	};
}
