import { HOME } from "@baize/content/contract";
import { check } from "@baize/kernel/check";
import type { Lobby, LobbyRow } from "../contract/index.ts";
import type { LobbyPorts } from "./ports.ts";
import { type RowConfig, rowOf, type Seeker } from "./rows.ts";
import { slidesOf } from "./slides.ts";

/** The home page for one visitor, composed from what the domains below have in memory. */
export async function readLobby(ports: LobbyPorts, seeker: Seeker): Promise<Lobby> {
	const snapshot = ports.content.snapshot();
	const home = snapshot.published("marketing_page", HOME, seeker.locale);
	check(home, "the content store always has the home page");
	const { title, description, slideshow, rows = [] } = home.fields;
	const found = await Promise.all(rows.map((config) => rowUnlessOut(ports, config, seeker)));
	return {
		title,
		description,
		slides: slidesOf(snapshot, slideshow, seeker, ports.catalogue.rtpText),
		rows: withoutRepeats(found.filter((row) => row !== undefined)),
	};
}

// A category whose games all stand in one above it shows nothing new.
function withoutRepeats(rows: readonly LobbyRow[]): LobbyRow[] {
	const seen = new Set<string>();
	return rows.filter((row) => {
		if (row.kind !== "category") return true;
		const isNew = row.cards.some(({ gameId }) => !seen.has(gameId));
		for (const { gameId } of row.cards) seen.add(gameId);
		return isNew;
	});
}

// A domain that fails removes only its own row, not the whole page.
async function rowUnlessOut(ports: LobbyPorts, config: RowConfig, seeker: Seeker): Promise<LobbyRow | undefined> {
	try {
		return await rowOf(ports, config, seeker);
	} catch (error) {
		ports.log.error({ err: error, row: config.kind }, "a row of the lobby could not be read");
		return undefined;
	}
}
