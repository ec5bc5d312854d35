import { readStored, writeStored } from "@baize/catalogue/web";
import { callApi } from "@baize/platform-web/reads";
import { addFavourite, listFavourites, removeFavourite } from "../../contract/favourites.ts";

/** Of a visitor, in their browser. */
const KEY = "favourites";
const SLUG = /^[a-z0-9-]{1,60}$/;
const isSlug = (value: unknown): value is string => typeof value === "string" && SLUG.test(value);

/** Whose favourites the page shows: the handle of a player, or null for a visitor. */
type Owner = string | null;

const listeners = new Set<() => void>();
let owner: Owner | undefined;
let marked: ReadonlySet<string> = new Set();
/** How often a mark was changed on this page. */
let changes = 0;

export const readLocalFavourites = (): string[] => readStored(KEY, isSlug);

export const isFavourite = (gameId: string): boolean => marked.has(gameId);

function show(gameIds: readonly string[]): void {
	marked = new Set(gameIds);
	for (const listener of listeners) listener();
}

/** Reads the favourites when the first one looks. What a visitor has marked is theirs once they have signed in. */
export function watchFavourites(of: Owner, listener: () => void): () => void {
	listeners.add(listener);
	if (owner !== of) begin(of);
	return () => void listeners.delete(listener);
}

function begin(of: Owner): void {
	owner = of;
	if (of === null) show(readLocalFavourites());
	else void showFavouritesOf(of).catch(() => {});
}

async function showFavouritesOf(of: string): Promise<void> {
	const before = changes;
	const gameIds = await readFavourites(of);
	// A mark that was changed meanwhile is newer than what was read.
	if (before === changes) show(gameIds);
}

async function readFavourites(of: string): Promise<readonly string[]> {
	const local = readLocalFavourites();
	// In this order the one that was marked last is marked last again.
	for (const gameId of local.toReversed())
		await callApi(addFavourite, { params: { session: of, gameId } }).catch(() => {});
	if (local.length > 0) writeStored(KEY, []);
	return (await callApi(listFavourites, { params: { session: of } })).gameIds;
}

/** Shows the change at once, and takes it back where it could not be stored. */
export async function toggleFavourite(of: Owner, gameId: string): Promise<void> {
	changes++;
	const before = [...marked];
	const isAdded = !marked.has(gameId);
	show(isAdded ? [gameId, ...before] : before.filter((id) => id !== gameId));
	if (of === null) return writeStored(KEY, [...marked]);
	try {
		const params = { session: of, gameId };
		show((await (isAdded ? callApi(addFavourite, { params }) : callApi(removeFavourite, { params }))).gameIds);
	} catch (error) {
		show(before);
		throw error;
	}
}
