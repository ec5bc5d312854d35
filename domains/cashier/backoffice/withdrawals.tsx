import {
	choiceFilter,
	defineResource,
	type Formats,
	moneyColumn,
	textFilter,
	timeColumn,
} from "@baize/platform-backoffice";
import { Box, Stack } from "@mui/material";
import { IconCash } from "@tabler/icons-react";
import {
	LANES,
	listWithdrawalQueue,
	type QueuedWithdrawalView,
	readQueuedWithdrawal,
	WITHDRAWAL_STATES,
} from "../contract/index.ts";
import { StateAndHold } from "./StateAndHold.tsx";
import { texts } from "./texts.ts";
import { WithdrawalPage } from "./WithdrawalPage.tsx";

const nameOf = ({ playerName, playerId }: QueuedWithdrawalView): string => playerName ?? playerId;

/** Withdrawals that wait for a decision, the longest waiting first; other states by the filter. */
export const withdrawals = defineResource({
	name: "withdrawals",
	icon: IconCash,
	texts,
	list: {
		call: listWithdrawalQueue,
		rows: "items",
		columns: [
			timeColumn("createdAtMs"),
			{ id: "playerName", text: nameOf },
			moneyColumn("amountMinor", "currency"),
			{
				id: "destination",
				text: ({ method, destination }, { t }) => `${t(`cashier.methods.${method}`)} ${destination}`,
			},
			{
				id: "state",
				text: ({ state }, { t }) => t(`cashier.states.${state}`),
				exported: ({ state }) => state,
				show: (row) => <StateAndHold withdrawal={row} />,
			},
			{ id: "lane", text: ({ lane }, { t }) => t(`cashier.lanes.${lane}`), exported: ({ lane }) => lane },
			{ id: "claim", text: ({ claim }) => (claim ? (claim.byName ?? claim.by) : "") },
			{ ...timeColumn("nextStepByMs"), show: due },
		],
		filters: [
			choiceFilter("state", {
				values: WITHDRAWAL_STATES.filter((state) => state !== "refused"),
				texts: "cashier.states",
				any: "cashier.queue.allStates",
			}),
			choiceFilter("lane", { values: LANES, texts: "cashier.lanes", any: "cashier.queue.allLanes" }),
			textFilter("player"),
		],
		start: { state: "requested" },
		openLabel: (row, { t, time }) => `${t("cashier.queue.open", { player: nameOf(row) })}, ${time(row.createdAtMs)}`,
	},
	record: {
		call: readQueuedWithdrawal,
		input: (withdrawal) => ({ params: { withdrawal } }),
		page: WithdrawalPage,
	},
});

function due({ nextStepByMs: atMs }: { nextStepByMs?: number | string | null }, { t, time }: Formats) {
	if (typeof atMs !== "number") return null;
	if (atMs > Date.now()) return time(atMs);
	return (
		<Stack component="span" direction="row" useFlexGap sx={{ flexWrap: "wrap", columnGap: 1, color: "warning.main" }}>
			<strong>{t("cashier.queue.overdue")}</strong>
			<Box component="span">{time(atMs)}</Box>
		</Stack>
	);
}
