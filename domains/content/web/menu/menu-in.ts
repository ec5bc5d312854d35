import type { Layout, MenuItem } from "../../contract/index.ts";

/** The items of the first menu in a layout region, for a page's loader. */
export function menuIn(region: Layout[keyof Layout]): MenuItem[] {
	const menu = region.find((item) => item.type === "custom_menu");
	return menu?.type === "custom_menu" ? menu.items : [];
}
