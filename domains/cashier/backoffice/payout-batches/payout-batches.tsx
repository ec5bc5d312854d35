import {
	choiceFilter,
	countColumn,
	defineResource,
	moneyColumn,
	stateColumn,
	type ToneByState,
	textColumn,
	timeColumn,
} from "@baize/platform-backoffice";
import { IconFileInvoice } from "@tabler/icons-react";
import { BATCH_STATES, type BatchState, listPayoutBatches, readPayoutBatch } from "../../contract/index.ts";
import { BatchPage } from "./BatchPage.tsx";
import { BuildBatches } from "./BuildBatches.tsx";
import { texts } from "./texts.ts";

const BATCH_TONES: ToneByState<BatchState> = { built: "warning", released: "success", dissolved: "default" };

/** Files of payouts for banks, the newest first. */
export const payoutBatches = defineResource({
	name: "payoutBatches",
	icon: IconFileInvoice,
	texts,
	list: {
		call: listPayoutBatches,
		rows: "batches",
		columns: [
			timeColumn("builtAtMs"),
			textColumn("provider"),
			countColumn("payments"),
			moneyColumn("totalMinor", "currency"),
			stateColumn("state", "payoutBatches.states", BATCH_TONES),
			{ id: "ends", text: ({ paid, failed }, { t }) => t("payoutBatches.ends", { paid, failed }) },
			textColumn("builtBy"),
		],
		filters: [
			choiceFilter("state", { values: BATCH_STATES, texts: "payoutBatches.states", any: "payoutBatches.allStates" }),
		],
		openLabel: (row, { t, time }) => `${t("payoutBatches.open", { provider: row.provider })}, ${time(row.builtAtMs)}`,
		actions: BuildBatches,
	},
	record: {
		call: readPayoutBatch,
		input: (batch) => ({ params: { batch } }),
		page: BatchPage,
	},
});
