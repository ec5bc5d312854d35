import { countColumn, dayFilter, defineResource, moneyColumn, StateChip, textColumn } from "@baize/platform-backoffice";
import { IconCalendarCheck } from "@tabler/icons-react";
import { type BookDay, listBookDays } from "../../contract/index.ts";
import { dayTexts } from "../texts.ts";

const TONES = { explained: "success", unexplained: "error" } as const;
const stateOf = ({ unexplainedMinor, discrepancies }: BookDay): keyof typeof TONES =>
	unexplainedMinor === 0 && discrepancies === 0 ? "explained" : "unexplained";

/** Each day: what players own, where the money is, and that nothing is unexplained. */
export const days = defineResource({
	name: "bookDays",
	icon: IconCalendarCheck,
	texts: dayTexts,
	list: {
		call: listBookDays,
		rows: "days",
		columns: [
			{ ...textColumn("day"), isOneLine: true },
			textColumn("currency"),
			// First what decides whether anyone must look at the day.
			{
				id: "state",
				text: (row: BookDay, { t }) => t(`books.dayStates.${stateOf(row)}`),
				show: (row: BookDay) => <StateChip state={stateOf(row)} texts="books.dayStates" tones={TONES} />,
			},
			moneyColumn("unexplainedMinor", "currency"),
			moneyColumn("playersMinor", "currency"),
			moneyColumn("clearingMinor", "currency"),
			moneyColumn("bankMinor", "currency"),
			moneyColumn("incomeMinor", "currency"),
			moneyColumn("expenseMinor", "currency"),
			countColumn("discrepancies"),
		],
		filters: [dayFilter("from"), dayFilter("to")],
	},
});
