import {
	choiceFilter,
	countColumn,
	defineResource,
	stateColumn,
	textColumn,
	timeColumn,
} from "@baize/platform-backoffice";
import { IconTrophy } from "@tabler/icons-react";
import { listTournamentRecords, readTournamentRecord, STATES } from "../contract/index.ts";
import { NewTournament } from "./DraftTournament.tsx";
import { TournamentPage } from "./TournamentPage.tsx";
import { texts } from "./texts.ts";
import { TONES } from "./tones.ts";

/** Every tournament, the newest first. */
export const tournaments = defineResource({
	name: "tournaments",
	icon: IconTrophy,
	texts,
	list: {
		call: listTournamentRecords,
		rows: "tournaments",
		columns: [
			textColumn("title"),
			stateColumn("state", "tournaments.states", TONES),
			timeColumn("fromMs"),
			timeColumn("untilMs"),
			countColumn("players"),
		],
		filters: [choiceFilter("state", { values: STATES, texts: "tournaments.states", any: "tournaments.allStates" })],
		openLabel: ({ title }) => title,
		actions: NewTournament,
	},
	record: {
		call: readTournamentRecord,
		input: (tournament) => ({ params: { tournament } }),
		page: TournamentPage,
	},
});
