import { HOME, type RowConfig } from "@baize/content/contract";
import type { ContentSnapshot } from "@baize/content/server";
import { check } from "@baize/kernel/check";
import { DEFAULT_LOCALE } from "@baize/kernel/locale";
import type { Lobby, LobbyRow } from "../contract/index.ts";
import { type Reader, type RowPorts, rowOf } from "./rows.ts";
import { isPlacedFor } from "./rules.ts";
import { slidesOf } from "./slides.ts";

/** The home page for one reader, composed from what the domains below have in memory. */
export async function readLobby(ports: RowPorts, snapshot: ContentSnapshot, reader: Reader): Promise<Lobby> {
	const home = snapshot.published("marketing_page", HOME, reader.locale);
	check(home, "the content store always has the home page");
	const { title, description, slideshow } = home.fields;
	const rows = rowsIn(snapshot).filter((config) => isPlacedFor(config, reader));
	const found = await Promise.all(
		rows.map(async (config) => ({ config, row: await rowUnlessOut(ports, config, reader) })),
	);
	return {
		title,
		description,
		slides: slidesOf(snapshot, slideshow, reader, ports.catalogue.rtpText),
		rows: withoutRepeats(found),
	};
}

/** Every language has the rows of the English entry: they have their titles in all languages. */
export const rowsIn = (snapshot: ContentSnapshot): readonly RowConfig[] =>
	snapshot.published("marketing_page", HOME, DEFAULT_LOCALE)?.fields.rows ?? [];

type Found = { config: RowConfig; row: LobbyRow | undefined };

// A row whose games all stand in rows above it shows nothing new, unless an operator has picked them for it. What
// another domain shows stands once: operators may place it twice, for different readers.
function withoutRepeats(found: readonly Found[]): LobbyRow[] {
	const seen = new Set<string>();
	const kinds = new Set<string>();
	return found.flatMap(({ config, row }) => {
		if (row === undefined) return [];
		if (row.kind !== "category" && row.kind !== "games") {
			const isFirst = !kinds.has(row.kind);
			kinds.add(row.kind);
			return isFirst ? row : [];
		}
		const isNew = row.cards.some(({ gameId }) => !seen.has(gameId));
		for (const { gameId } of row.cards) seen.add(gameId);
		return isNew || isPicked(config) ? row : [];
	});
}

const isPicked = (config: RowConfig): boolean => config.kind === "games" && (config.games ?? []).length > 0;

// A domain that fails removes only its own row, not the whole page.
async function rowUnlessOut(ports: RowPorts, config: RowConfig, reader: Reader): Promise<LobbyRow | undefined> {
	try {
		return await rowOf(ports, config, reader);
	} catch (error) {
		ports.log.error({ err: error, row: config.kind }, "a row of the lobby could not be read");
		return undefined;
	}
}
