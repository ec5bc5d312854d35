import { pages } from "@baize/platform-paths";
import type { MenuItem } from "../../contract/index.ts";

/** How many items stand in the line; on the phone My Games stands beside them. NAV-07 */
const LINE_ITEMS = { phone: 4, desk: 8 };

/** Where an item is shown: everywhere, or on one kind of screen only. */
export type Shown = "both" | "phone" | "desk";
export type ArrangedItem = { item: MenuItem; shown: Shown };
export type ArrangedMenu = {
	/** In the line. */
	line: ArrangedItem[];
	/** In the grid that a button opens. */
	grid: ArrangedItem[];
	/** The editors' item that leads to My Games; the phone has it in a fixed place, also where there is none. */
	myGames: MenuItem | undefined;
};

const leadsToMyGames = ({ props }: MenuItem): boolean => props.link === pages.myGames;

/** The menu for both kinds of screen at once, because the server does not know which one the page is for. */
export function arrangedMenu(items: readonly MenuItem[]): ArrangedMenu {
	const others = items.filter((item) => !leadsToMyGames(item));
	const [phoneLine, deskLine] = [others.slice(0, LINE_ITEMS.phone), items.slice(0, LINE_ITEMS.desk)];
	const arranged = (onPhone: readonly MenuItem[], onDesk: readonly MenuItem[]): ArrangedItem[] =>
		items.flatMap((item) => {
			const [phone, desk] = [onPhone.includes(item), onDesk.includes(item)];
			return phone || desk ? [{ item, shown: phone && desk ? "both" : phone ? "phone" : "desk" }] : [];
		});
	return {
		line: arranged(phoneLine, deskLine),
		grid: arranged(others.slice(LINE_ITEMS.phone), items.slice(LINE_ITEMS.desk)),
		myGames: items.find(leadsToMyGames),
	};
}

/** On which screens something of the grid is shown, and with it the button that opens it; undefined on none. */
export function shownOf(grid: readonly ArrangedItem[]): Shown | undefined {
	const [phone, desk] = (["desk", "phone"] as const).map((other) => grid.some(({ shown }) => shown !== other));
	return phone && desk ? "both" : phone ? "phone" : desk ? "desk" : undefined;
}
