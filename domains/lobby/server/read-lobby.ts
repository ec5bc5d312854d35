import { HOME } from "@baize/content/contract";
import { check } from "@baize/kernel/check";
import type { Lobby, LobbyRow } from "../contract/index.ts";
import type { LobbyPorts } from "./ports.ts";
import { type RowWish, rowOf, type Seeker } from "./rows.ts";
import { slidesOf } from "./slides.ts";

/** The home page for one visitor, composed from what the rooms below hold in memory. */
export async function readLobby(ports: LobbyPorts, seeker: Seeker): Promise<Lobby> {
	const library = ports.content.library();
	const home = library.published("marketing_page", HOME, seeker.locale);
	check(home, "the content store always holds the home page");
	const { title, description, slideshow, rows = [] } = home.fields;
	const found = await Promise.all(rows.map((wish) => rowUnlessOut(ports, wish, seeker)));
	return {
		title,
		description,
		slides: slidesOf(library, slideshow, seeker.locale, seeker.sees, ports.catalogue.rtpText),
		rows: found.filter((row) => row !== undefined),
	};
}

// A room that fails takes its own row with it, not the whole page.
async function rowUnlessOut(ports: LobbyPorts, wish: RowWish, seeker: Seeker): Promise<LobbyRow | undefined> {
	try {
		return await rowOf(ports, wish, seeker);
	} catch (error) {
		ports.log.error({ err: error, row: wish.kind }, "a row of the lobby could not be read");
		return undefined;
	}
}
