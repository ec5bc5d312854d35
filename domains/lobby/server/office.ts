import { ROW_GAMES, type RowConfig } from "@baize/content/contract";
import type { GeoVisibility } from "@baize/content/server";
import { DEFAULT_LOCALE } from "@baize/kernel/locale";
import { type Binding, bind } from "@baize/platform-server";
import { listLobbyRows, type PlacedRow, readRowChoices, tryLobbyRow } from "../contract/index.ts";
import type { LobbyPorts } from "./ports.ts";
import { rowsIn } from "./read-lobby.ts";
import { ruleContext } from "./rows.ts";
import { pickOf, timeOf } from "./rules.ts";

type Ports = Pick<LobbyPorts, "content" | "catalogue" | "clock" | "popular" | "geoVisibilityAt">;

const EVERYWHERE: GeoVisibility = () => true;
const NO_GAMES = { cards: [], slugs: [], byHand: 0, left: [] };

/** The operators' calls. What they compose is an entry of the content, which has the other ones. */
export const lobbyCalls = (ports: Ports): Binding[] => [
	bind(listLobbyRows, async () => ({
		rows: await Promise.all(rowsIn(ports.content.snapshot()).map((row, at) => placedRow(ports, row, at))),
	})),
	bind(readRowChoices, () => ({ providers: ports.catalogue.providers() })),
	bind(tryLobbyRow, async ({ body: { row, place } }) => {
		const isVisible = place === undefined ? EVERYWHERE : ports.geoVisibilityAt(place);
		const { cards, slugs, byHand, left } = await gamesOf(ports, row, isVisible);
		return {
			games: cards.map(({ title }, at) => ({ slug: slugs[at] ?? "", title, isByHand: at < byHand })),
			left: left.map(({ slug, why }) => ({ slug, why, title: pageTitle(ports, slug) })),
		};
	}),
];

/** What the catalogue finds for a row of games; nothing for another one. */
async function gamesOf(ports: Ports, row: RowConfig, isVisible: GeoVisibility) {
	const { catalogue, clock } = ports;
	if (row.kind === "category") {
		const found = catalogue.category(row.category, DEFAULT_LOCALE, isVisible);
		const cards = (found?.cards ?? []).slice(0, ROW_GAMES);
		return { ...NO_GAMES, cards, slugs: cards.map(({ gameId }) => gameId) };
	}
	if (row.kind !== "games") return NO_GAMES;
	const reader = { locale: DEFAULT_LOCALE, isVisible, nowMs: clock.nowMs() } as const;
	return catalogue.row(pickOf(row), await ruleContext(ports, row, reader));
}

const pageTitle = ({ content }: Ports, slug: string): string =>
	content.snapshot().published("casino_game_page", slug, DEFAULT_LOCALE)?.fields.title ?? slug;

async function placedRow(ports: Ports, row: RowConfig, at: number): Promise<PlacedRow> {
	const hasGames = row.kind === "games" || row.kind === "category";
	const games = hasGames ? (await gamesOf(ports, row, EVERYWHERE)).cards.length : null;
	const time = timeOf(row, ports.clock.nowMs());
	const ofTime = games === 0 ? "empty" : "shown";
	return {
		id: String(at + 1),
		kind: row.kind,
		title: titleOf(ports, row),
		games,
		state: time === "now" ? ofTime : time,
		audiences: [...(row.audiences ?? [])],
		hasPlaces: row.onlyIn !== undefined || row.geoTargetingFilter !== undefined,
		fromMs: row.fromMs ?? null,
		untilMs: row.untilMs ?? null,
	};
}

function titleOf({ content }: Ports, row: RowConfig): string {
	if (row.kind === "games") return row.title.en;
	if (row.kind !== "category") return "";
	const section = content.snapshot().published("section", row.category, DEFAULT_LOCALE);
	return row.title?.en ?? section?.fields.title ?? row.category;
}
