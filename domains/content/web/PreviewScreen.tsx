import { Notice } from "@baize/platform-web";
import type { PageContext, PageRequest } from "@baize/platform-web/page";
import type { ComponentType, ReactNode } from "react";
import { type HelpPage, type Preview, readPreview } from "../contract/index.ts";
import { ContentPageScreen } from "./ContentPageScreen.tsx";
import { useContentTexts } from "./texts.ts";

export const loadPreview = (context: PageContext, { url }: PageRequest): Promise<Preview> =>
	context.call(readPreview, { query: { token: url.searchParams.get("token") ?? "" } });

type Props = Preview & {
	/** How the help shows its pages, which is of a domain above. */
	Help: ComponentType<HelpPage>;
	/** What a domain above shows in place of the page. */
	children?: ReactNode;
};

/** The real page of something that is not published, below a line that says so. */
export function PreviewScreen({ preview: { place }, help, Help, children, isLobby: _isLobby, ...page }: Props) {
	const t = useContentTexts();
	return (
		<>
			<meta name="robots" content="noindex" />
			<div className="mx-auto grid max-w-prose px-3.5 pt-6 md:px-7">
				<Notice tone="info">
					{t("preview.text")} {place !== null && t("preview.place", { place })}
				</Notice>
			</div>
			{children ?? (help ? <Help {...help} /> : <ContentPageScreen {...page} />)}
		</>
	);
}
