import { dayFilter, defineResource, type Formats, textColumn } from "@baize/platform-backoffice";
import { IconWallet } from "@tabler/icons-react";
import { type AccountBalance, listAccountBalances } from "../contract/index.ts";
import { accountTexts } from "./texts.ts";

const moved = (minor: number, { currency }: AccountBalance, { money }: Formats): string =>
	minor === 0 ? "" : money(minor, currency);

/** The operator's accounts in a period. Debits are positive: what an asset has, and what was spent. */
export const accounts = defineResource({
	name: "bookAccounts",
	icon: IconWallet,
	texts: accountTexts,
	list: {
		call: listAccountBalances,
		rows: "accounts",
		columns: [
			textColumn("account"),
			{ id: "kind", text: ({ kind }: AccountBalance, { t }) => t(`books.kinds.${kind}`) },
			textColumn("currency"),
			{
				id: "openingMinor",
				text: ({ openingMinor, currency }: AccountBalance, { money }) => money(openingMinor, currency),
				isNumber: true,
			},
			{ id: "debit", text: (row: AccountBalance, formats) => moved(row.debitMinor, row, formats), isNumber: true },
			{ id: "credit", text: (row: AccountBalance, formats) => moved(row.creditMinor, row, formats), isNumber: true },
			{
				id: "amountMinor",
				text: ({ amountMinor, currency }: AccountBalance, { money }) => money(amountMinor, currency),
				isNumber: true,
			},
		],
		filters: [dayFilter("from"), dayFilter("to")],
	},
});
