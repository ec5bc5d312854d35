import { hasRow, type LobbyPage, LobbyScreen } from "@baize/lobby/web";
import { orAsDrawn } from "@baize/platform-web";
import { useMayStake } from "@baize/wallet/web";
import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import type * as Parts from "../lobby-parts.ts";
import { useChannelMenu } from "../root-page.ts";
import type { loadLobbyParts } from "./load-lobby-parts.ts";

// The server imports them and renders the whole page; the browser hydrates them last.
const importParts = () => import("../lobby-parts.ts");
let parts: Promise<typeof Parts> | undefined;
const loadParts = () => (parts ??= orAsDrawn(importParts));
const onServer = import.meta.env.SSR ? await importParts() : undefined;

/** A part which no other part of the page waits for. */
function late<Props extends object>(pick: (all: typeof Parts) => ComponentType<Props>): (props: Props) => ReactNode {
	const lazily = () => lazy(async () => ({ default: pick(await loadParts()) }));
	const Part = (onServer ? pick(onServer) : lazily()) as ComponentType<Props>;
	return (props) => (
		<Suspense>
			<Part {...props} />
		</Suspense>
	);
}

const FixturePrices = late((all) => all.MatchPrices);
const Football = late((all) => all.FootballRow);
const Race = late((all) => all.RaceRow);
const Jackpots = late((all) => all.JackpotTiles);
const SlipAside = late((all) => all.SlipAside);
const Greeting = late((all) => all.Greeting);
const OfferTeasers = late((all) => all.OfferTeasers);
const LastWinsPanel = late((all) => all.LastWinsPanel);
const Welcome = late((all) => all.Welcome);

// On a desk the slip comes first, and all of it follows the page as one: the column beside long rows is never empty.
const BESIDE =
	"flex flex-col gap-5 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:self-start lg:overflow-y-auto [&>aside]:static! [&>aside]:flex-none [&>aside]:self-stretch";

type Props = { lobby: LobbyPage } & Awaited<ReturnType<typeof loadLobbyParts>>;

/** The lobby with the parts of other domains. What an operator has placed among its rows does not stand beside them. */
export function LobbyView({ lobby, greeting, offers, lastWins }: Props) {
	const offerTeasers = <OfferTeasers offers={offers} />;
	const lastWinsPanel = lastWins && <LastWinsPanel lastWins={lastWins} />;
	return (
		<LobbyScreen
			{...lobby}
			menu={useChannelMenu()}
			mayStake={useMayStake()}
			FixturePrices={FixturePrices}
			Football={Football}
			Race={Race}
			Jackpots={Jackpots}
			offers={offerTeasers}
			lastWins={lastWinsPanel}
			greeting={greeting && <Greeting greeting={greeting} />}
			aside={
				<div className={BESIDE}>
					<SlipAside />
					<Welcome />
					{!hasRow(lobby, "offers") && offerTeasers}
					{!hasRow(lobby, "lastWins") && lastWinsPanel}
				</div>
			}
		/>
	);
}
