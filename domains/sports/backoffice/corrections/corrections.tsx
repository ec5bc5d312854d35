import { choiceFilter, defineResource, stateColumn, textColumn, timeColumn } from "@baize/platform-backoffice";
import { IconScoreboard } from "@tabler/icons-react";
import { CORRECTION_STATES, listCorrections, readCorrection } from "../../contract/index.ts";
import { CorrectionPage } from "./CorrectionPage.tsx";
import { resultText } from "./result-text.ts";
import { texts } from "./texts.ts";
import { TONES } from "./tones.ts";

/** Results that a feed has reported otherwise after the bets were settled, the oldest first. */
export const correctedResults = defineResource({
	name: "correctedResults",
	icon: IconScoreboard,
	texts,
	list: {
		call: listCorrections,
		rows: "items",
		columns: [
			timeColumn("notedAtMs"),
			textColumn("eventName"),
			{ id: "settled", text: ({ settled }, { t }) => resultText(settled, t) },
			{ id: "reported", text: ({ reported }, { t }) => resultText(reported, t) },
			textColumn("source"),
			stateColumn("state", "corrections.states", TONES),
		],
		filters: [
			choiceFilter("state", { values: CORRECTION_STATES, texts: "corrections.states", any: "corrections.allStates" }),
		],
		start: { state: "open" },
		openLabel: ({ eventName, notedAtMs }, { time }) => `${eventName}, ${time(notedAtMs)}`,
	},
	record: {
		call: readCorrection,
		input: (correction) => ({ params: { correction } }),
		page: CorrectionPage,
	},
});
