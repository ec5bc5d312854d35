import { choiceFilter, defineResource, stateColumn, type ToneByState, timeColumn } from "@baize/platform-backoffice";
import { IconHelpCircle } from "@tabler/icons-react";
import {
	listUnknownPayments,
	readUnknownPayment,
	UNKNOWN_REASONS,
	UNKNOWN_STATES,
	type UnknownRowView,
	type UnknownState,
} from "../../contract/index.ts";
import { texts } from "./texts.ts";
import { UnknownPage } from "./UnknownPage.tsx";

const TONES: ToneByState<UnknownState> = { open: "warning", proposed: "info", done: "success" };

const nameOf = ({ playerName, playerId }: UnknownRowView): string => playerName ?? playerId ?? "";

/** What providers have reported and the site could not apply, the longest waiting first. */
export const unknownPayments = defineResource({
	name: "unknownPayments",
	icon: IconHelpCircle,
	texts,
	list: {
		call: listUnknownPayments,
		rows: "items",
		columns: [
			timeColumn("openedAtMs"),
			{ id: "why", text: ({ why }, { t }) => t(`unknown.reasons.${why}`), exported: ({ why }) => why },
			{ id: "kind", text: ({ kind }, { t }) => t(`unknown.kinds.${kind}`), exported: ({ kind }) => kind },
			{
				id: "reported",
				text: ({ reportedMinor, reportedCurrency }, { money }) =>
					reportedMinor === undefined || !reportedCurrency ? "" : money(reportedMinor, reportedCurrency),
				isNumber: true,
			},
			{
				id: "expected",
				text: ({ expectedMinor, expectedCurrency }, { money }) =>
					expectedMinor === undefined || !expectedCurrency ? "" : money(expectedMinor, expectedCurrency),
				isNumber: true,
			},
			{ id: "playerName", text: nameOf },
			{ id: "provider", text: ({ provider }) => provider },
			stateColumn("state", "unknown.states", TONES),
		],
		filters: [
			choiceFilter("state", { values: UNKNOWN_STATES, texts: "unknown.states", any: "unknown.allStates" }),
			choiceFilter("why", { values: UNKNOWN_REASONS, texts: "unknown.reasons", any: "unknown.allReasons" }),
		],
		start: { state: "open" },
		openLabel: (row, { t, time }) => `${t(`unknown.reasons.${row.why}`)}, ${time(row.openedAtMs)}`,
	},
	record: {
		call: readUnknownPayment,
		input: (unknown) => ({ params: { unknown } }),
		page: UnknownPage,
	},
});
