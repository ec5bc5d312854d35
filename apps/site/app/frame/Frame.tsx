import { Region } from "@baize/content/web";
import { lazyDialog, Toasts, useToastAfterLoad } from "@baize/platform-web";
import { useLocale } from "@baize/platform-web/i18n";
import { OpenSearchContext } from "@baize/platform-web/page";
import { type ReactNode, useCallback, useContext, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { StatusPlaceContext } from "./account-place.ts";
import { BottomBar } from "./BottomBar.tsx";
import { type Channel, channelOf } from "./channels.ts";
import { useEarlyPress } from "./early-press.ts";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { useEachAddress } from "./links/each-address.ts";
import { usePlainLinks } from "./links/plain-links.ts";
import { useRegions } from "./root-page.ts";
import { useFrameTexts } from "./texts.ts";

const SearchOverlay = lazyDialog(() => import("./SearchOverlay.tsx"));

/** The frame of every page: header, content, footer and the phone's bottom bar. */
export function Frame({ children }: { children: ReactNode }) {
	const t = useFrameTexts();
	usePlainLinks(useLocale());
	useEarlyPress();
	useToastAfterLoad();
	useEachAddress();
	const [isSearching, setSearching] = useState(false);
	const isLeaving = useNavigation().state !== "idle";
	const isChannel = CHANNELS.includes(channelOf(useLocation().pathname));
	const search = useCallback(() => setSearching(true), []);
	return (
		<>
			<a href="#content" className="skip-link">
				{t("skip")}
			</a>
			<Around region="miniHeader" className="border-b border-hairline" />
			<Header onSearch={search} />
			{useContext(StatusPlaceContext)}
			<main id="content" tabIndex={-1} aria-busy={isLeaving || undefined}>
				<Around region="mainContent" className="pt-3" />
				<OpenSearchContext value={search}>{children}</OpenSearchContext>
				{isChannel && <Around region="channelFooter" className="pt-10" />}
			</main>
			<Footer />
			<BottomBar onSearch={search} />
			<Toasts label={t("messages")} dismissLabel={t("close")} />
			{isSearching && <SearchOverlay onClose={() => setSearching(false)} />}
		</>
	);
}

const CHANNELS: readonly string[] = ["casino", "virtuals", "sports"] satisfies Channel[];

/** What editors have placed above or below the pages; without it there is no line of it. */
function Around({ region, className }: { region: "miniHeader" | "mainContent" | "channelFooter"; className: string }) {
	const items = useRegions()[region];
	if (items.length === 0) return null;
	return (
		<div className={`flex flex-wrap gap-x-6 px-3.5 text-sm text-ink-muted md:px-7 ${className}`}>
			<Region items={items} />
		</div>
	);
}
