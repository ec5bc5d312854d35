import { menuIn } from "@baize/content/web";
import { givenPath, pages } from "@baize/platform-paths";
import { Button, IconButton } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { useViewer } from "@baize/platform-web/page";
import { useContext } from "react";
import { useLocation } from "react-router";
import { AccountPlaceContext } from "./account-place.ts";
import { BackButton } from "./BackButton.tsx";
import { channelOf } from "./channels.ts";
import { useRegions } from "./root-page.ts";
import { useFrameTexts } from "./texts.ts";

/** Logo, channels, search, and either the balance or the login. */
export function Header({ onSearch }: { onSearch: () => void }) {
	const t = useFrameTexts();
	const path = useSitePath();
	const viewer = useViewer();
	const accountPlace = useContext(AccountPlaceContext);
	return (
		<header className="sticky top-0 z-5 flex min-h-14 flex-wrap items-center gap-1 border-b border-hairline bg-surface-0 px-3.5 md:min-h-16 md:gap-x-7 md:px-7">
			<BackButton />
			<a
				href={path(pages.lobby)}
				aria-label={t("home")}
				className="flex h-11 min-w-11 grow basis-11 flex-wrap content-start items-center gap-x-2 overflow-clip font-display text-xl font-semibold md:grow-0 md:basis-auto md:text-2xl"
			>
				<span aria-hidden="true" className="my-4 size-2.5 rounded-pill bg-accent" />
				{t("siteName")}
			</a>
			<Channels />
			<span className="grow max-md:hidden" />
			<IconButton icon="search" label={t("search")} onClick={onSearch} className="max-md:hidden" />
			{viewer ? (
				accountPlace
			) : (
				<>
					<Button size="s" look="quiet" href={path(pages.login)} className="whitespace-nowrap max-sm:px-2.5!">
						{t("logIn")}
					</Button>
					<Button size="s" href={path(pages.join)} className="whitespace-nowrap max-sm:px-2.5!">
						{t("join")}
					</Button>
				</>
			)}
		</header>
	);
}

/** The channels' names and order are editors' content; a channel is present on all pages below it. */
function Channels() {
	const t = useFrameTexts();
	const path = useSitePath();
	const present = channelOf(useLocation().pathname);
	return (
		<nav aria-label={t("channels.label")} className="flex gap-1 self-stretch max-md:hidden">
			{menuIn(useRegions().header).map(({ id, props }) => {
				const to = path(givenPath(props.link));
				return (
					<a
						key={id}
						href={to}
						aria-current={present === channelOf(to) ? "page" : undefined}
						className="relative flex items-center px-3.5 font-medium text-ink-muted hover:text-ink channel-link"
					>
						{props.text ?? props.title}
					</a>
				);
			})}
		</nav>
	);
}
