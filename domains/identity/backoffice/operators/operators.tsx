import { defineResource, stateColumn, textColumn, timeColumn } from "@baize/platform-backoffice";
import { IconUserCog } from "@tabler/icons-react";
import { listOperators, readOperator } from "../../contract/index.ts";
import { operatorsTexts } from "../operator-texts.ts";
import { factorsText } from "./factors-text.ts";
import { InviteButton } from "./InviteDialog.tsx";
import { OperatorPage } from "./OperatorPage.tsx";
import { OPERATOR_TONES } from "./tones.ts";

/** The operators, with what each may do, how they log in and when they last did. */
export const operators = defineResource({
	name: "operators",
	icon: IconUserCog,
	group: "setup",
	texts: operatorsTexts,
	list: {
		call: listOperators,
		isWhole: true,
		rows: "operators",
		columns: [
			{
				id: "name",
				text: ({ name }) => name,
				show: ({ name, isSelf }, { t }) => (isSelf ? t("operators.self", { name }) : name),
			},
			textColumn("email"),
			stateColumn("state", "operators.states", OPERATOR_TONES),
			{ id: "factors", text: (row, { t }) => factorsText(row, t) },
			{
				...timeColumn("lastLoginMs"),
				show: ({ lastLoginMs }, { t, time }) => (lastLoginMs ? time(lastLoginMs) : t("operators.never")),
			},
			{ id: "roles", text: ({ roles }) => roles.join(", ") },
		],
		openLabel: ({ name }, { t }) => t("operators.open", { name }),
		actions: InviteButton,
	},
	record: { call: readOperator, input: (operator) => ({ params: { operator } }), page: OperatorPage },
});
