import {
	choiceFilter,
	defineResource,
	moneyColumn,
	stateColumn,
	type ToneByState,
	timeColumn,
} from "@baize/platform-backoffice";
import { IconReceiptRefund } from "@tabler/icons-react";
import {
	CHARGEBACK_STATES,
	type ChargebackListed,
	type ChargebackState,
	listChargebacks,
	readChargeback,
} from "../../contract/index.ts";
import { ChargebackPage } from "./ChargebackPage.tsx";
import { texts } from "./texts.ts";

const TONES: ToneByState<ChargebackState> = { open: "warning", proposed: "info", won: "success", lost: "default" };
const nameOf = ({ playerName, playerId }: ChargebackListed): string => playerName ?? playerId;

/** Deposits that the payer's bank has taken back; those whose evidence is due first come first. */
export const chargebacks = defineResource({
	name: "chargebacks",
	icon: IconReceiptRefund,
	texts,
	list: {
		call: listChargebacks,
		rows: "items",
		columns: [
			timeColumn("openedAtMs"),
			timeColumn("dueAtMs"),
			{ id: "playerName", text: nameOf },
			moneyColumn("amountMinor", "currency"),
			moneyColumn("debtLeftMinor", "currency"),
			{ id: "provider", text: ({ provider }) => provider },
			stateColumn("state", "chargebacks.states", TONES),
		],
		filters: [
			choiceFilter("state", { values: CHARGEBACK_STATES, texts: "chargebacks.states", any: "chargebacks.allStates" }),
		],
		start: { state: "open" },
		openLabel: (row, { t, time }) => `${t("chargebacks.open", { player: nameOf(row) })}, ${time(row.openedAtMs)}`,
	},
	record: {
		call: readChargeback,
		input: (chargeback) => ({ params: { chargeback } }),
		page: ChargebackPage,
	},
});
