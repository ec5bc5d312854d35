import { refuser } from "@baize/kernel/error";
import { readId } from "@baize/kernel/id";
import type { Reader } from "@baize/platform-server";
import { missionsErrors, missionsOfficeErrors } from "../contract/index.ts";
import { readMissionRow } from "./mission-store.ts";
import type { StoredMission } from "./tables.ts";

export const refuse = refuser(missionsErrors);
export const refuseOffice = refuser(missionsOfficeErrors);

/** Refuses with MISSION_NOT_FOUND, also for a text that is no id. */
export async function requireMission(reader: Reader, text: string): Promise<StoredMission> {
	const missionId = readId(text);
	const found = missionId === null ? undefined : await readMissionRow(reader, missionId);
	if (!found) throw refuse("MISSION_NOT_FOUND");
	return found;
}
