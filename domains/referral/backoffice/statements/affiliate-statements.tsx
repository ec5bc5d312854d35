import {
	choiceFilter,
	defineResource,
	moneyColumn,
	stateColumn,
	textColumn,
	timeColumn,
} from "@baize/platform-backoffice";
import { IconReceipt2 } from "@tabler/icons-react";
import { listAffiliateStatements, readAffiliateStatement, STATEMENT_STATES } from "../../contract/index.ts";
import { StatementPage, TONES } from "./StatementPage.tsx";
import { statementTexts } from "./texts.ts";

/** What affiliates have earned by month, to be approved by two operators and paid. */
export const affiliateStatements = defineResource({
	name: "affiliateStatements",
	icon: IconReceipt2,
	texts: statementTexts,
	list: {
		call: listAffiliateStatements,
		rows: "statements",
		columns: [
			textColumn("month"),
			textColumn("affiliateId"),
			moneyColumn("totalMinor", "currency"),
			stateColumn("state", "commission.states", TONES),
			timeColumn("computedAt"),
			timeColumn("paidAt"),
		],
		filters: [choiceFilter("state", { values: STATEMENT_STATES, texts: "commission.states" })],
	},
	record: {
		call: readAffiliateStatement,
		input: (statement) => ({ params: { statement } }),
		page: StatementPage,
	},
});
