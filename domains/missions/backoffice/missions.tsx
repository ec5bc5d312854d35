import {
	choiceFilter,
	countColumn,
	defineResource,
	stateColumn,
	textColumn,
	timeColumn,
} from "@baize/platform-backoffice";
import { IconTargetArrow } from "@tabler/icons-react";
import { listMissionRecords, readMissionRecord, STATES } from "../contract/index.ts";
import { NewMission } from "./DraftMission.tsx";
import { MissionPage } from "./MissionPage.tsx";
import { texts } from "./texts.ts";
import { TONES } from "./tones.ts";

/** Every mission, the newest first. */
export const missions = defineResource({
	name: "missions",
	icon: IconTargetArrow,
	texts,
	list: {
		call: listMissionRecords,
		rows: "missions",
		columns: [
			textColumn("title"),
			stateColumn("state", "missions.states", TONES),
			timeColumn("fromMs"),
			timeColumn("untilMs"),
			countColumn("players"),
			countColumn("reached"),
			countColumn("paid"),
		],
		filters: [choiceFilter("state", { values: STATES, texts: "missions.states", any: "missions.allStates" })],
		openLabel: ({ title }) => title,
		actions: NewMission,
	},
	record: {
		call: readMissionRecord,
		input: (mission) => ({ params: { mission } }),
		page: MissionPage,
	},
});
