import { shownCard } from "@baize/catalogue/web";
import type { MenuItem } from "@baize/content/contract";
import { ChannelMenu } from "@baize/content/web";
import { Icon, PageHead } from "@baize/platform-web";
import { OpenSearchContext, type PageContext } from "@baize/platform-web/page";
import { Suspense, use } from "react";
import { type Lobby, type LobbyRow, readLobby, readLobbyPreview } from "../contract/index.ts";
import { LobbyHero } from "./LobbyHero.tsx";
import { LobbyRowView } from "./LobbyRowView.tsx";
import { useLobbyTexts } from "./texts.ts";
import type { LobbyParts, ShownRow, ShownSlide } from "./types.ts";

/** The lobby without what no part of it shows: the page hands all of this to the browser. */
type ShownLobby = Pick<Lobby, "title" | "description"> & { slides: ShownSlide[]; rows: ShownRow[] };

export type LobbyPage = { lobby: ShownLobby; nowMs: number };

export const loadLobby = (context: PageContext): Promise<LobbyPage> => lobbyPage(context, context.call(readLobby, {}));

/** As the link of a preview shows it. */
export const loadLobbyPreview = (context: PageContext, token: string): Promise<LobbyPage> =>
	lobbyPage(context, context.call(readLobbyPreview, { query: { token } }));

async function lobbyPage(context: PageContext, reading: Promise<Lobby>): Promise<LobbyPage> {
	const lobby = await reading;
	const { title, description } = lobby;
	const slides = lobby.slides.map(({ image: _image, ...shown }) => shown);
	const shown = { title, description, slides, rows: lobby.rows.map(shownRow) };
	return { lobby: shown, nowMs: context.nowMs };
}

const shownRow = (row: LobbyRow): ShownRow => ("cards" in row ? { ...row, cards: row.cards.map(shownCard) } : row);

/** Whether the page has a row of this kind: what stands among the rows does not stand beside them, too. */
export const hasRow = ({ lobby }: LobbyPage, kind: ShownRow["kind"]): boolean =>
	lobby.rows.some((row) => row.kind === kind);

/** The menu is that of the channel, which the frame has read. */
type LobbyProps = LobbyPage & LobbyParts & { menu: MenuItem[] };

/**
 * The home page: the slideshow, then rows of games, matches and the next race. Each row hydrates separately, or at once
 * when it is pressed, so that a slow phone can respond between two of them.
 */
export function LobbyScreen({ lobby, menu, nowMs, mayStake, aside, greeting, ...parts }: LobbyProps) {
	return (
		<div className="mx-auto grid max-w-page grid-cols-1 gap-3 px-3.5 pt-3 md:px-7">
			<PageHead title={lobby.title} description={lobby.description} tab={`Baize · ${lobby.title}`} />
			<h1 className="sr-only">{lobby.title}</h1>
			<div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-2 md:grid-cols-[minmax(0,1fr)_auto]">
				<FindButton />
				<ChannelMenu items={menu} />
			</div>
			<div className={aside ? "grid grid-cols-1 gap-7 lg:grid-cols-[minmax(0,1fr)_21.25rem]" : "grid grid-cols-1"}>
				<div className="grid grid-cols-1 content-start gap-7 md:gap-9">
					{greeting}
					<LobbyHero slides={lobby.slides} mayStake={mayStake} />
					{lobby.rows.map((row, place) => (
						<Suspense key={keyOf(row, place)}>
							<LobbyRowView row={row} nowMs={nowMs} {...parts} />
						</Suspense>
					))}
				</div>
				{aside}
			</div>
		</div>
	);
}

/** Only of games there may be several rows. */
const keyOf = (row: ShownRow, place: number): string => {
	if (row.kind === "category") return `category ${row.slug}`;
	return row.kind === "games" ? `games ${place}` : row.kind;
};

/** Opens the search, as the header's button does. NAV-03 */
function FindButton() {
	const t = useLobbyTexts();
	const openSearch = use(OpenSearchContext);
	return (
		<button type="button" className="pill max-md:px-3 md:order-last" aria-label={t("find")} onClick={openSearch}>
			<Icon name="search" />
			<span className="max-md:hidden">{t("find")}</span>
		</button>
	);
}
