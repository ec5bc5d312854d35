import {
	choiceFilter,
	defineResource,
	type Formats,
	stateColumn,
	textColumn,
	textFilter,
	timeColumn,
} from "@baize/platform-backoffice";
import { IconArrowsDiff } from "@tabler/icons-react";
import { BANK, ITEM_STATES, type ItemView, listStatementItems } from "../contract/index.ts";
import { Explain } from "./Explain.tsx";
import { itemTexts } from "./texts.ts";

const TONES = {
	matched: "success",
	timing: "default",
	amount: "error",
	missingHere: "error",
	missingThere: "warning",
	duplicate: "error",
	awaited: "warning",
} as const;

/** Whether the side whose statement it is has more by it. */
const isIn = ({ kind, provider }: ItemView): boolean =>
	kind === "deposit" || kind === (provider === BANK ? "toBank" : "fromBank");

const signed = (item: ItemView, minor: number | undefined, { money }: Formats): string =>
	minor === undefined ? "" : money(isIn(item) ? minor : -minor, item.currency);

/** What must be explained, the oldest first; other lines by the filters. */
export const statementItems = defineResource({
	name: "statementItems",
	icon: IconArrowsDiff,
	texts: itemTexts,
	list: {
		call: listStatementItems,
		rows: "items",
		columns: [
			timeColumn("openedAt"),
			stateColumn("state", "reconciliation.states", TONES),
			textColumn("provider"),
			textColumn("date"),
			{
				id: "amountMinor",
				text: (item: ItemView, formats) =>
					item.state === "missingThere" ? "" : signed(item, item.amountMinor, formats),
				isNumber: true,
			},
			{
				id: "paymentMinor",
				text: (item: ItemView, formats) => signed(item, item.paymentMinor, formats),
				isNumber: true,
			},
			{
				id: "reference",
				text: ({ reference, line, lastFour }: ItemView, { t }) =>
					[line === undefined ? "" : t("reconciliation.line", { line }), reference, lastFour && `•••• ${lastFour}`]
						.filter(Boolean)
						.join(" · "),
			},
			textColumn("paymentId"),
			{
				id: "explanation",
				text: ({ closedAs, closedBy, reason }: ItemView, { t }) =>
					closedAs ? [t(`reconciliation.closedAs.${closedAs}`), closedBy, reason].filter(Boolean).join(" · ") : "",
				show: (item: ItemView, { t }) =>
					item.closedAs ? (
						[t(`reconciliation.closedAs.${item.closedAs}`), item.closedBy, item.reason].filter(Boolean).join(" · ")
					) : (
						<Explain item={item} />
					),
			},
		],
		filters: [
			choiceFilter("open", { values: ["open", "closed"], texts: "reconciliation.openness" }),
			choiceFilter("state", { values: [...ITEM_STATES], texts: "reconciliation.states" }),
			textFilter("statement"),
			textFilter("provider"),
		],
		start: { open: "open" },
	},
});
