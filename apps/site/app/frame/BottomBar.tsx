import { pages } from "@baize/platform-paths";
import { CountBadge, Icon, type IconName } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { UnreadContext, useViewer } from "@baize/platform-web/page";
import { useContext, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { channelOf } from "./channels.ts";
import { useFrameTexts } from "./texts.ts";

const ITEM =
	"relative grid min-h-14 content-center justify-items-center gap-0.5 text-[min(0.75rem,3.6vw)] leading-4 font-medium text-ink-muted aria-[current]:text-accent-ink";

/** The phone's five main links, within reach of the thumb. */
export function BottomBar({ onSearch }: { onSearch: () => void }) {
	const t = useFrameTexts();
	const path = useSitePath();
	const viewer = useViewer();
	const unread = useContext(UnreadContext);
	const slipCount = useSlipCount();
	const channel = channelOf(useLocation().pathname);
	const current = (is: boolean) => (is ? ("page" as const) : undefined);
	return (
		<nav
			aria-label={t("bar.label")}
			className="fixed inset-x-0 bottom-0 z-6 grid grid-cols-5 border-t border-hairline bg-surface-0 pb-[env(safe-area-inset-bottom)] md:hidden"
		>
			<Item href={path(pages.lobby)} icon="layout-grid" text={t("bar.lobby")} current={current(channel === "casino")} />
			<button type="button" className={ITEM} onClick={onSearch}>
				<Icon name="search" className="size-6" />
				{t("bar.search")}
			</button>
			<Item
				href={path(pages.sports)}
				icon="ball-football"
				text={t("bar.sports")}
				current={current(channel === "sports")}
			/>
			<Item href={path(pages.betSlip)} icon="receipt" text={t("bar.slip")} count={slipCount} />
			<Item
				href={path(viewer ? pages.account : pages.login)}
				icon="user"
				text={t("bar.account")}
				count={unread.count}
				srText={unread.label}
				current={current(channel === "account")}
			/>
		</nav>
	);
}

/** The number of selections on the slip. No page waits for this code: it loads after hydration. */
function useSlipCount(): number {
	const [count, setCount] = useState(0);
	useEffect(() => {
		const watch = import("./later.ts").then(({ watchSlipCount }) => watchSlipCount(setCount));
		return () => void watch.then((end) => end());
	}, []);
	return count;
}

function Item({
	href,
	icon,
	text,
	current,
	count = 0,
	srText = count,
}: {
	href: string;
	icon: IconName;
	text: string;
	current?: "page" | undefined;
	count?: number;
	/** The count for a screen reader. */
	srText?: string | number;
}) {
	return (
		<a href={href} className={ITEM} aria-current={current}>
			<Icon name={icon} className="size-6" />
			{text}
			{count > 0 && <span className="sr-only">, {srText}</span>}
			<CountBadge count={count} className="absolute top-1 start-[calc(50%+0.375rem)]" />
		</a>
	);
}
