import { inLanguage } from "@baize/kernel/locale";
import type { Database } from "@baize/platform-server";
import type { Namer } from "@baize/wallet/server";
import { readPrizesNamed, readTournamentsNamed } from "./tournament-store.ts";

/** In a statement a prize is called by its tournament. */
export const namingPrizes =
	({ reader }: Pick<Database, "reader">): Namer =>
	async (subjects, { playerId, locale }) => {
		const references = subjects.filter(({ kind }) => kind === "prizePaid").map(({ reference }) => reference);
		const prizes = await readPrizesNamed(reader, playerId, references);
		const tournaments = await readTournamentsNamed(
			reader,
			prizes.map(({ tournament_id }) => tournament_id),
		);
		const titles = new Map(
			tournaments.map(({ tournament_id, terms }) => [tournament_id, inLanguage(terms.title, locale)]),
		);
		const named = new Map(prizes.map(({ prize_id, tournament_id }) => [prize_id, titles.get(tournament_id)]));
		return new Map(
			subjects.flatMap(({ opId, reference }) => {
				const title = named.get(reference);
				return title === undefined ? [] : [[opId, title] as const];
			}),
		);
	};
