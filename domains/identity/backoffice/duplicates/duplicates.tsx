import { choiceFilter, defineResource, stateColumn, timeColumn } from "@baize/platform-backoffice";
import { IconUsersGroup } from "@tabler/icons-react";
import { DUPLICATE_OUTCOMES, listDuplicates } from "../../contract/index.ts";
import { Account, Older, Signals } from "./cells.tsx";
import { Decision } from "./Decision.tsx";
import { duplicateTexts } from "./texts.ts";

/**
 * Accounts that may be a second one of the same person: what they have in common, the consequence, and the decision.
 */
export const duplicates = defineResource({
	name: "duplicates",
	icon: IconUsersGroup,
	texts: duplicateTexts,
	list: {
		call: listDuplicates,
		rows: "duplicates",
		columns: [
			{ id: "player", text: ({ player }) => player.email, show: ({ player }) => <Account of={player} /> },
			{ id: "older", text: ({ older }) => older.email, show: (row) => <Older row={row} /> },
			{
				id: "signals",
				text: ({ signals }, { t }) => signals.map((kind) => t(`duplicates.signals.${kind}`)).join("; "),
				show: (row) => <Signals row={row} />,
			},
			stateColumn("outcome", "duplicates.outcomes", { carried: "error", held: "warning", noted: "default" }),
			timeColumn("foundAtMs"),
			{
				id: "resolution",
				text: ({ resolution }, { t }) => (resolution ? t(`duplicates.resolutions.${resolution}.done`) : ""),
				show: (row) => <Decision duplicate={row} />,
			},
		],
		filters: [
			choiceFilter("state", {
				values: ["resolved"],
				texts: "duplicates.states",
				any: "duplicates.states.open",
			}),
			choiceFilter("outcome", {
				values: DUPLICATE_OUTCOMES,
				texts: "duplicates.outcomes",
				any: "duplicates.anyOutcome",
			}),
		],
	},
});
