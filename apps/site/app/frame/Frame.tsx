import { lazyDialog, Toasts, useToastAfterLoad } from "@baize/platform-web";
import { useLocale } from "@baize/platform-web/i18n";
import { OpenSearchContext } from "@baize/platform-web/page";
import { type ReactNode, useCallback, useContext, useState } from "react";
import { useNavigation } from "react-router";
import { StatusPlaceContext } from "./account-place.ts";
import { BottomBar } from "./BottomBar.tsx";
import { useEarlyPress } from "./early-press.ts";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { useEachAddress } from "./links/each-address.ts";
import { usePlainLinks } from "./links/plain-links.ts";
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
	const search = useCallback(() => setSearching(true), []);
	return (
		<>
			<a href="#content" className="skip-link">
				{t("skip")}
			</a>
			<Header onSearch={search} />
			{useContext(StatusPlaceContext)}
			<main id="content" tabIndex={-1} aria-busy={isLeaving || undefined}>
				<OpenSearchContext value={search}>{children}</OpenSearchContext>
			</main>
			<Footer />
			<BottomBar onSearch={search} />
			<Toasts label={t("messages")} dismissLabel={t("close")} />
			{isSearching && <SearchOverlay onClose={() => setSearching(false)} />}
		</>
	);
}
