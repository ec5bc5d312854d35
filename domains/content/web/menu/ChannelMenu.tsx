import { givenPath, pages } from "@baize/platform-paths";
import { Icon, type IconName, moveFocus } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { useId } from "react";
import { useLocation } from "react-router";
import type { MenuItem } from "../../contract/index.ts";
import { type ArrangedItem, arrangedMenu, type Shown, shownOf } from "./arranged-menu.ts";
import { useMenuTexts } from "./texts.ts";

const ON: Record<Shown, string> = { both: "", phone: "md:hidden", desk: "max-md:hidden" };
/** The button is marked where the page that is open stands in its grid. */
const MARKED: Record<Shown, string> = {
	both: "text-accent-ink!",
	phone: "max-md:text-accent-ink!",
	desk: "md:text-accent-ink!",
};

/**
 * The channel's menu: some items in a line, the rest in a grid that a button opens. The grid is a native popover, so it
 * opens without a script, and closes by Escape or a press beside it. The arrow keys lead through the line, and from its
 * button on into the open grid. NAV-07
 */
export function ChannelMenu({ items }: { items: readonly MenuItem[] }) {
	const t = useMenuTexts();
	const path = useSitePath();
	const { pathname } = useLocation();
	const gridId = useId();
	const here = items.findLast(({ props }) => isWithin(pathname, path(givenPath(props.link)), props.link === "/"));
	const { line, grid, myGames } = arrangedMenu(items);
	const shown = shownOf(grid);
	const hereInGrid = grid.find(({ item }) => item === here)?.shown;
	const listed = ({ item, shown: on }: ArrangedItem, look: string) => (
		<li key={item.id} className={ON[on]}>
			<ChannelLink item={item} isHere={item === here} look={look} />
		</li>
	);
	return (
		<nav aria-label={t("label")} className="channels" onKeyDown={(event) => moveFocus(event, "a, button")}>
			<div>
				<ul className="scroller">{line.map((item) => listed(item, "pill"))}</ul>
				<ChannelLink
					item={{
						id: "my-games",
						props: { link: pages.myGames, text: t("myGames"), iconClass: "heart", ...myGames?.props },
					}}
					isHere={pathname === path(pages.myGames)}
					look="pill md:hidden"
				/>
				{shown && (
					<button
						type="button"
						popoverTarget={gridId}
						className={`pill ${ON[shown]} ${hereInGrid ? MARKED[hereInGrid] : ""}`}
					>
						<Icon name="dots" />
						{t("more")}
					</button>
				)}
			</div>
			{/* Another page has another grid: the one that was open does not stay. */}
			{shown && (
				<div key={pathname} id={gridId} popover="auto" className="channel-grid">
					<ul className="grid grid-cols-3 gap-1 md:grid-cols-6">{grid.map((item) => listed(item, "tile"))}</ul>
				</div>
			)}
		</nav>
	);
}

function ChannelLink({ item: { id, props }, isHere, look }: { item: MenuItem; isHere: boolean; look: string }) {
	const path = useSitePath();
	return (
		<a href={path(givenPath(props.link))} className={look} aria-current={isHere ? "page" : undefined}>
			{props.iconClass && <Icon name={props.iconClass as IconName} />}
			{props.text ?? props.title ?? id}
		</a>
	);
}

const isWithin = (pathname: string, link: string, isExact: boolean): boolean =>
	pathname === link || (!isExact && pathname.startsWith(`${link}/`));
