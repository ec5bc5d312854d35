import { ChannelMenu } from "@baize/content/web";
import { Button } from "@baize/platform-web";
import { OpenSearchContext } from "@baize/platform-web/page";
import { use } from "react";
import { useChannelMenu } from "./root-page.ts";
import { useFrameTexts } from "./texts.ts";

/**
 * Where one goes on from an address that shows nothing: the search, whose overlay suggests games before a word is typed,
 * and the menu that stands above the lobby.
 */
export default function Onward() {
	const t = useFrameTexts();
	const openSearch = use(OpenSearchContext);
	const menu = useChannelMenu();
	return (
		<>
			<Button look="secondary" icon="search" onClick={openSearch}>
				{t("search")}
			</Button>
			{menu.length > 0 && (
				<div className="mt-6 w-full border-t border-hairline pt-4">
					<ChannelMenu items={menu} />
				</div>
			)}
		</>
	);
}
