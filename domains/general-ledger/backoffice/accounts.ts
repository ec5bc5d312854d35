import { defineResource, textColumn } from "@baize/platform-backoffice";
import { IconWallet } from "@tabler/icons-react";
import { type AccountBalance, listAccountBalances } from "../contract/index.ts";
import { accountTexts } from "./texts.ts";

/** The operator's accounts with their balances. Debits are positive: what an asset has, and what was spent. */
export const accounts = defineResource({
	name: "bookAccounts",
	icon: IconWallet,
	texts: accountTexts,
	list: {
		call: listAccountBalances,
		isWhole: true,
		rows: "accounts",
		columns: [
			textColumn("account"),
			{ id: "kind", text: ({ kind }: AccountBalance, { t }) => t(`books.kinds.${kind}`) },
			textColumn("currency"),
			{
				id: "debit",
				text: ({ amountMinor, currency }: AccountBalance, { money }) =>
					amountMinor > 0 ? money(amountMinor, currency) : "",
				isNumber: true,
			},
			{
				id: "credit",
				text: ({ amountMinor, currency }: AccountBalance, { money }) =>
					amountMinor < 0 ? money(-amountMinor, currency) : "",
				isNumber: true,
			},
		],
	},
});
