import { type MenuItem, readLayout } from "@baize/content/contract";
import { ChannelMenu, menuIn } from "@baize/content/web";
import type { HouseAccess } from "@baize/platform-web/house";
import { type ComponentType, type ReactNode, Suspense } from "react";
import { type FixtureRow, type Lobby, readLobby } from "../contract/index.ts";
import { LobbyHero } from "./LobbyHero.tsx";
import { LobbyRowView } from "./LobbyRowView.tsx";

export type LobbyPage = { lobby: Lobby; menu: MenuItem[]; nowMs: number };

export async function loadLobby(house: HouseAccess): Promise<LobbyPage> {
	const [lobby, layout] = await Promise.all([house.call(readLobby, {}), house.call(readLayout, {})]);
	return { lobby, menu: menuIn(layout.channelHeader), nowMs: house.nowMs };
}

export type LobbyParts = {
	/** The prices of a match, as the sports room draws them. */
	FixturePrices: ComponentType<{ fixture: FixtureRow }>;
	/** What stands beside the rows on a desktop: the bet slip. */
	aside?: ReactNode;
};

/**
 * The home page: the show, then rows of games, matches and the next race. Each row wakes by itself, or at once when it is
 * pressed, so that on a slow phone the page can answer between two of them.
 */
export function LobbyScreen({ lobby, menu, nowMs, aside, ...parts }: LobbyPage & LobbyParts) {
	return (
		<div className="mx-auto grid max-w-page grid-cols-1 gap-3 px-3.5 pt-3 md:px-7">
			<title>{`Baize · ${lobby.title}`}</title>
			<meta name="description" content={lobby.description} />
			<h1 className="sr-only">{lobby.title}</h1>
			<ChannelMenu items={menu} />
			<div className={aside ? "grid grid-cols-1 gap-7 lg:grid-cols-[minmax(0,1fr)_21.25rem]" : "grid grid-cols-1"}>
				<div className="grid grid-cols-1 content-start gap-7 md:gap-9">
					<LobbyHero slides={lobby.slides} />
					{lobby.rows.map((row) => (
						<Suspense key={row.kind === "category" ? row.slug : row.kind}>
							<LobbyRowView row={row} nowMs={nowMs} {...parts} />
						</Suspense>
					))}
				</div>
				{aside}
			</div>
		</div>
	);
}
