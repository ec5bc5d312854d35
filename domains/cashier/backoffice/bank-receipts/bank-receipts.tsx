import { choiceFilter, defineResource, moneyColumn, stateColumn, textColumn } from "@baize/platform-backoffice";
import { IconBuildingBank } from "@tabler/icons-react";
import { listBankReceipts, RECEIPT_STATES, readBankReceipt } from "../../contract/index.ts";
import { EnterReceipt } from "./EnterReceipt.tsx";
import { ReceiptPage } from "./ReceiptPage.tsx";
import { texts } from "./texts.ts";

/** What has arrived on the bank accounts and waits for its deposit, the oldest first. */
export const bankReceipts = defineResource({
	name: "bankReceipts",
	icon: IconBuildingBank,
	texts,
	list: {
		call: listBankReceipts,
		rows: "items",
		columns: [
			textColumn("bookedOn"),
			textColumn("payer"),
			textColumn("text"),
			moneyColumn("amountMinor", "currency"),
			textColumn("bankReference"),
			stateColumn("state", "receipts.states", {
				open: "warning",
				proposed: "info",
				matched: "success",
				returned: "default",
			}),
		],
		filters: [choiceFilter("state", { values: RECEIPT_STATES, texts: "receipts.states", any: "receipts.allStates" })],
		start: { state: "open" },
		openLabel: (row) => `${row.payer}, ${row.bankReference}`,
		actions: EnterReceipt,
	},
	record: {
		call: readBankReceipt,
		input: (receipt) => ({ params: { receipt } }),
		page: ReceiptPage,
	},
});
