import { readStored, writeStored } from "./stored-list.ts";

/** How often a game was opened in this browser. spec §3 */
export type MostPlayed = { id: string; count: number };

/** spec §9 */
const KEY = "most-played";
const MAX_GAMES = 50;
const SLUG = /^[a-z0-9-]{1,80}$/;

const isMostPlayed = (value: unknown): value is MostPlayed => {
	const { id, count } = (value ?? {}) as Partial<MostPlayed>;
	return typeof id === "string" && SLUG.test(id) && Number.isSafeInteger(count) && count! > 0;
};

/** Most played first. */
export const readMostPlayed = (): MostPlayed[] => readStored(KEY, isMostPlayed).sort((a, b) => b.count - a.count);

/** Counts an opened game. Beyond the limit the game that was played least is dropped. */
export function countPlayed(id: string): void {
	const known = readMostPlayed();
	const count = (known.find((game) => game.id === id)?.count ?? 0) + 1;
	const others = known.filter((game) => game.id !== id).slice(0, MAX_GAMES - 1);
	writeStored(
		KEY,
		[...others, { id, count }].sort((a, b) => b.count - a.count),
	);
}
