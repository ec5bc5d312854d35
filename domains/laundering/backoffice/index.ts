import { choiceFilter, defineResource, type OfficePart, stateColumn, timeColumn } from "@baize/platform-backoffice";
import { IconFileAlert } from "@tabler/icons-react";
import {
	ALERT_STATES,
	type AlertListed,
	listLaunderingAlerts,
	RULE_NAMES,
	readLaunderingAlert,
	SEVERITIES,
} from "../contract/index.ts";
import { AlertPage } from "./AlertPage.tsx";
import { texts } from "./texts.ts";
import { SEVERITY_TONES, STATE_TONES } from "./tones.ts";

const nameOf = ({ playerName, playerId }: AlertListed): string => playerName ?? playerId;

/** What crossed a rule about movements of money, the oldest first: it is due first. */
const launderingAlerts = defineResource({
	name: "launderingAlerts",
	icon: IconFileAlert,
	texts,
	list: {
		call: listLaunderingAlerts,
		rows: "alerts",
		columns: [
			timeColumn("openedAtMs"),
			timeColumn("dueAtMs"),
			{ id: "playerName", text: nameOf },
			{ id: "rule", text: ({ rule }, { t }) => t(`laundering.rules.${rule}`) },
			stateColumn("severity", "laundering.severities", SEVERITY_TONES),
			stateColumn("state", "laundering.states", STATE_TONES),
			{ id: "holds", text: ({ holds }, { t }) => t(`laundering.holds.${holds ? "yes" : "no"}`) },
			{ id: "claim", text: ({ claim }) => claim?.byName ?? claim?.by ?? "" },
		],
		filters: [
			choiceFilter("state", { values: ALERT_STATES, texts: "laundering.states", any: "laundering.allStates" }),
			choiceFilter("severity", { values: SEVERITIES, texts: "laundering.severities", any: "laundering.allSeverities" }),
			choiceFilter("rule", { values: RULE_NAMES, texts: "laundering.rules", any: "laundering.allRules" }),
		],
		start: { state: "open" },
		openLabel: (row, { t, time }) => `${t("laundering.open", { player: nameOf(row) })}, ${time(row.openedAtMs)}`,
	},
	record: {
		call: readLaunderingAlert,
		input: (alert) => ({ params: { alert } }),
		page: AlertPage,
	},
});

/** The domain's part of the back office. */
export const launderingPart: OfficePart = { group: "players", resources: [launderingAlerts] };
