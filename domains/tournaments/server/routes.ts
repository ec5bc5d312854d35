import { type Binding, bind } from "@baize/platform-server";
import * as calls from "../contract/index.ts";
import {
	announcing,
	approving,
	cancelling,
	disqualifying,
	drafting,
	ending,
	readmitting,
	saving,
} from "./office/acts.ts";
import { auditing } from "./office/audit-scores.ts";
import { paying } from "./office/pay-prizes.ts";
import { listingRecords, readingRecord } from "./office/records.ts";
import type { TournamentsPorts } from "./ports.ts";
import {
	hidingName,
	listingTournaments,
	openBoards,
	readingOwnTournament,
	readingTournament,
} from "./reads/read-tournaments.ts";

export function tournamentsRoutes(ports: TournamentsPorts): Binding[] {
	const boards = openBoards(ports);
	return [
		bind(calls.listTournaments, listingTournaments(ports)),
		bind(calls.readTournament, readingTournament(ports, boards)),
		bind(calls.readOwnTournament, readingOwnTournament(ports, boards)),
		bind(calls.hideTournamentName, hidingName(ports)),
		bind(calls.listTournamentRecords, listingRecords(ports)),
		bind(calls.readTournamentRecord, readingRecord(ports)),
		bind(calls.draftTournament, drafting(ports)),
		bind(calls.saveTournament, saving(ports)),
		bind(calls.approveTournament, approving(ports)),
		bind(calls.announceTournament, announcing(ports)),
		bind(calls.endTournament, ending(ports)),
		bind(calls.cancelTournament, cancelling(ports)),
		bind(calls.disqualifyPlayer, disqualifying(ports)),
		bind(calls.readmitPlayer, readmitting(ports)),
		bind(calls.auditTournament, auditing(ports)),
		bind(calls.payTournament, paying(ports)),
	];
}
