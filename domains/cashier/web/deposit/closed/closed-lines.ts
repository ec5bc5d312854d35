import type { ClosedBy, ClosedReason } from "../../../contract/deposit-routes.ts";
import type { DepositOptionsView } from "../../../contract/schemas.ts";

type Method = DepositOptionsView["closed"][number]["method"];
/** `methods`: which ones it closes, where others are open to the player or closed by something else. */
export type ClosedLine = ClosedBy & { methods: readonly Method[] };

/** What fills the page in place of the form. `lines`: nothing more than the list of reasons does. */
export type DepositContent = "form" | "closed" | "document" | "currency" | "lines";

/** The reasons that the content itself explains. */
const SHOWN_BY: Readonly<Record<DepositContent, readonly ClosedReason[]>> = {
	form: [],
	closed: ["cashierClosed"],
	document: ["documentBlocked", "documentRequired"],
	currency: ["currency"],
	lines: [],
};

type Options = Pick<DepositOptionsView, "methods" | "closed" | "document">;

/** The methods that take a deposit of this player, and every reason why the others take none. */
export function offerOf({ methods, closed, document }: Options): {
	open: DepositOptionsView["methods"];
	content: DepositContent;
	lines: ClosedLine[];
} {
	const open = methods.filter(({ method }) => !closed.some((each) => each.method === method));
	const content = document.verdict !== "clear" ? "document" : open.length > 0 ? "form" : contentOfClosed(closed);
	// The cashier is closed to everyone, which comes before what this player could settle.
	const shown = hasEverywhere(closed, "cashierClosed") ? "closed" : content;
	return { open, content: shown, lines: linesOf(closed, open.length > 0, SHOWN_BY[shown]) };
}

const contentOfClosed = (closed: Options["closed"]): DepositContent =>
	closed.length === 0 || hasEverywhere(closed, "currency") ? "currency" : "lines";

const hasEverywhere = (closed: Options["closed"], reason: ClosedReason): boolean =>
	closed.length > 0 && closed.every(({ reasons }) => reasons.some((each) => each.reason === reason));

/** A reason that closes several methods is shown once, in the order in which the server names them. */
function linesOf(closed: Options["closed"], isSomeOpen: boolean, shown: readonly ClosedReason[]): ClosedLine[] {
	const lines = new Map<ClosedReason, ClosedLine & { methods: Method[] }>();
	for (const { method, reasons } of closed)
		for (const by of reasons) {
			const line = lines.get(by.reason) ?? { ...by, methods: [] };
			line.methods.push(method);
			lines.set(by.reason, line);
		}
	return [...lines.values()]
		.filter(({ reason }) => !shown.includes(reason))
		.map((line) => (!isSomeOpen && line.methods.length === closed.length ? { ...line, methods: [] } : line));
}
