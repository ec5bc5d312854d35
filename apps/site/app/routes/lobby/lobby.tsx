import { LobbyScreen, loadLobby } from "@baize/lobby/web";
import { orAsDrawn } from "@baize/platform-web";
import { pageLoader } from "@baize/platform-web/page";
import { type ComponentProps, lazy, Suspense } from "react";
import { useLoaderData } from "react-router";
import type * as Bets from "../../frame/lobby-bets.ts";

export const loader = pageLoader(loadLobby);

// The server imports them and renders the whole page; the browser hydrates them last.
const importBets = () => import("../../frame/lobby-bets.ts");
let bets: Promise<typeof Bets> | undefined;
const loadBets = () => (bets ??= orAsDrawn(importBets));
const onServer = import.meta.env.SSR ? await importBets() : undefined;
const MatchPrices = onServer?.MatchPrices ?? lazy(async () => ({ default: (await loadBets()).MatchPrices }));
const SlipAside = onServer?.SlipAside ?? lazy(async () => ({ default: (await loadBets()).SlipAside }));

function FixturePrices(props: ComponentProps<typeof Bets.MatchPrices>) {
	return (
		<Suspense>
			<MatchPrices {...props} />
		</Suspense>
	);
}

export default function Lobby() {
	const aside = (
		<Suspense fallback={<div />}>
			<SlipAside />
		</Suspense>
	);
	return <LobbyScreen {...useLoaderData<typeof loader>()} FixturePrices={FixturePrices} aside={aside} />;
}
