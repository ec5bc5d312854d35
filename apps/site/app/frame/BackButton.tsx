import { pages } from "@baize/platform-paths";
import { IconButton } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { useLocation } from "react-router";
import { channelOf } from "./channels.ts";
import { useFrameTexts } from "./texts.ts";

/** The pages that the bars lead to: there is nothing above them. */
const TOP_PAGES: readonly string[] = ["", pages.allGames, pages.virtuals, pages.sports, pages.betSlip, pages.account];

/** On the phone, to the page that was visited before; without scripts or a visited page, to the page above. */
export function BackButton() {
	const t = useFrameTexts();
	const path = useSitePath();
	const { pathname } = useLocation();
	if (TOP_PAGES.includes(pathname.replace(/^\/[^/]+/, ""))) return null;
	return (
		<IconButton
			icon="chevron-left"
			label={t("back")}
			href={path(ABOVE[channelOf(pathname)])}
			data-back
			className="-ms-2.5 md:hidden"
		/>
	);
}

const ABOVE = {
	casino: pages.lobby,
	virtuals: pages.virtuals,
	sports: pages.sports,
	account: pages.account,
	other: pages.lobby,
} as const;
