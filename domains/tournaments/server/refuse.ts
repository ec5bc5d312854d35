import { refuser } from "@baize/kernel/error";
import { readId } from "@baize/kernel/id";
import type { Reader } from "@baize/platform-server";
import { tournamentsErrors, tournamentsOfficeErrors } from "../contract/index.ts";
import type { StoredTournament } from "./tables.ts";
import { readTournamentRow } from "./tournament-store.ts";

export const refuse = refuser(tournamentsErrors);
export const refuseOffice = refuser(tournamentsOfficeErrors);

/** Refuses with TOURNAMENT_NOT_FOUND, also for a text that is no id. */
export async function requireTournament(reader: Reader, text: string): Promise<StoredTournament> {
	const tournamentId = readId(text);
	const found = tournamentId === null ? undefined : await readTournamentRow(reader, tournamentId);
	if (!found) throw refuse("TOURNAMENT_NOT_FOUND");
	return found;
}
