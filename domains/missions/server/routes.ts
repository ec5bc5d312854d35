import { type Binding, bind } from "@baize/platform-server";
import * as calls from "../contract/index.ts";
import { joining, leaving } from "./join.ts";
import { approving, cancelling, closing, drafting, saving } from "./office/acts.ts";
import { listingRecords, readingRecord } from "./office/records.ts";
import type { MissionsPorts } from "./ports.ts";
import { listing, listingOwn } from "./reads/read-missions.ts";

export const missionsRoutes = (ports: MissionsPorts): Binding[] => [
	bind(calls.listMissions, listing(ports)),
	bind(calls.listOwnMissions, listingOwn(ports)),
	bind(calls.joinMission, joining(ports)),
	bind(calls.leaveMission, leaving(ports)),
	bind(calls.listMissionRecords, listingRecords(ports)),
	bind(calls.readMissionRecord, readingRecord(ports)),
	bind(calls.draftMission, drafting(ports)),
	bind(calls.saveMission, saving(ports)),
	bind(calls.approveMission, approving(ports)),
	bind(calls.closeMission, closing(ports)),
	bind(calls.cancelMission, cancelling(ports)),
];
