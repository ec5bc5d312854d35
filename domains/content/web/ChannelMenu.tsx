import { givenPath } from "@baize/platform-paths";
import { type IconName, PillBar } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { useLocation } from "react-router";
import type { Layout, MenuItem } from "../contract/index.ts";
import { useContentTexts } from "./texts.ts";

/** The items of the first menu in a layout region, for a page's loader. */
export function menuIn(region: Layout[keyof Layout]): MenuItem[] {
	const menu = region.find((item) => item.type === "custom_menu");
	return menu?.type === "custom_menu" ? menu.items : [];
}

/** The channel's menu as one line of pills; the current page is highlighted. */
export function ChannelMenu({ items }: { items: readonly MenuItem[] }) {
	const t = useContentTexts();
	const path = useSitePath();
	const { pathname } = useLocation();
	const here = items.findLast(({ props }) => isWithin(pathname, path(givenPath(props.link)), props.link === "/"));
	return (
		<PillBar
			label={t("channels")}
			pills={items.map(({ id, props }) => ({
				key: id,
				label: props.text ?? props.title ?? id,
				href: path(givenPath(props.link)),
				current: id === here?.id,
				...(props.iconClass ? { icon: props.iconClass as IconName } : {}),
			}))}
		/>
	);
}

const isWithin = (pathname: string, link: string, isExact: boolean): boolean =>
	pathname === link || (!isExact && pathname.startsWith(`${link}/`));
