import type { Id } from "@baize/kernel/id";
import type { Locale } from "@baize/kernel/locale";
import type { Reader } from "@baize/platform-server";
import { displayName } from "../../contract/index.ts";
import {
	findIdsByNickname,
	findPersonId,
	listPlayerRows,
	type PersonRow,
	type PlayerRow,
	readPerson,
	readPersons,
	readPlayerRow,
	readPlayerRows,
} from "../store.ts";
import { emailKey } from "../tokens.ts";

/** What other domains may know of a player. `country` and `subdivision` are the address's; `phone` is in E.164. */
export type Player = {
	playerId: Id;
	email: string;
	displayName: string;
	firstName: string;
	lastName: string;
	nickname: string | null;
	language: Locale;
	isDisabled: boolean;
	currency: string;
	country: string;
	subdivision: string;
	phone: string | null;
	/** The version of the terms that the player accepted last. */
	acceptedTerms: string;
};

/** Undefined for unknown ids, and for operators, who do not play. */
export async function readPlayer(reader: Reader, playerId: Id): Promise<Player | undefined> {
	const person = await readPerson(reader, playerId);
	const player = person && (await readPlayerRow(reader, playerId));
	return player && playerFrom(person, player);
}

/** As `readPlayer`, for many at once; operators and unknown ids are not in it. */
export async function readPlayers(reader: Reader, playerIds: readonly Id[]): Promise<Map<Id, Player>> {
	if (playerIds.length === 0) return new Map();
	const persons = new Map((await readPersons(reader, playerIds)).map((row) => [row.person_id, row]));
	return new Map(
		(await readPlayerRows(reader, playerIds)).flatMap((player) => {
			const person = persons.get(player.player_id);
			return person ? [[player.player_id, playerFrom(person, player)] as const] : [];
		}),
	);
}

function playerFrom(person: PersonRow, player: PlayerRow): Player {
	const { email, first_name: firstName, last_name: lastName, nickname, language } = person;
	const { currency, country, subdivision, phone } = player;
	return {
		playerId: player.player_id,
		email,
		displayName: displayName({ firstName, lastName, email, ...(nickname ? { nickname } : {}) }),
		firstName,
		lastName,
		nickname,
		language,
		isDisabled: person.status === "disabled",
		currency,
		country,
		subdivision,
		phone,
		acceptedTerms: player.terms_version,
	};
}

/** Those after this one who may log in, in the order of their ids: for jobs that concern all players. */
export const listPlayers = async (
	reader: Reader,
	after: Id,
	limit: number,
): Promise<{ playerId: Id; email: string; language: Locale }[]> =>
	(await listPlayerRows(reader, after, limit)).map(({ person_id: playerId, email, language }) => ({
		playerId,
		email,
		language,
	}));

export async function findPlayer(reader: Reader, email: string): Promise<Player | undefined> {
	const personId = await findPersonId(reader, emailKey(email));
	return personId === undefined ? undefined : readPlayer(reader, personId);
}

/**
 * The player who is called so, however it is written. Nicknames are not unique: undefined also where several have this one.
 */
export async function findByNickname(reader: Reader, nickname: string): Promise<Player | undefined> {
	const [personId, another] = await findIdsByNickname(reader, nickname);
	return personId === undefined || another !== undefined ? undefined : readPlayer(reader, personId);
}
