import {
	choiceFilter,
	defineResource,
	moneyColumn,
	stateColumn,
	textFilter,
	timeColumn,
} from "@baize/platform-backoffice";
import { IconArrowsLeftRight } from "@tabler/icons-react";
import {
	listTransferRecords,
	readTransferRecord,
	TRANSFER_STANDINGS,
	type TransferRecordView,
} from "../../contract/index.ts";
import { TransferPage } from "./TransferPage.tsx";
import { texts } from "./texts.ts";
import { TONES } from "./tones.ts";

const sender = ({ senderName, senderId }: TransferRecordView): string => senderName ?? senderId;
const receiver = ({ receiverName, receiverId }: TransferRecordView): string => receiverName ?? receiverId;

/** What players send each other, the newest first; of one player what was sent and what was received. */
export const transfers = defineResource({
	name: "transfers",
	icon: IconArrowsLeftRight,
	texts,
	list: {
		call: listTransferRecords,
		rows: "items",
		columns: [
			timeColumn("createdAtMs"),
			{ id: "senderName", text: sender },
			{ id: "receiverName", text: receiver },
			moneyColumn("amountMinor", "currency"),
			stateColumn("state", "transfers.states", TONES),
			timeColumn("expiresAtMs"),
		],
		filters: [
			choiceFilter("state", {
				values: TRANSFER_STANDINGS.filter((state) => state !== "refused"),
				texts: "transfers.states",
				any: "transfers.anyState",
			}),
			textFilter("player"),
		],
		start: { state: "waiting" },
		openLabel: (row, { t, time }) =>
			`${t("transfers.open", { sender: sender(row), receiver: receiver(row) })}, ${time(row.createdAtMs)}`,
	},
	record: {
		call: readTransferRecord,
		input: (transfer) => ({ params: { transfer } }),
		page: TransferPage,
	},
});
