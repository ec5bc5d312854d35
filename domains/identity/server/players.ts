import type { Id } from "@baize/kernel/id";
import type { Locale } from "@baize/kernel/locale";
import type { Reader } from "@baize/platform-server";
import { areTermsDue, displayName } from "../contract/index.ts";
import { findPersonId, listPlayerRows, readPerson, readPlayerRow } from "./store.ts";
import { emailKey } from "./tokens.ts";

/** What other rooms may know of a player. `country` and `subdivision` are the address's; `phone` is in E.164. */
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
	/** The terms have changed and are not accepted yet. */
	areTermsDue: boolean;
};

/** Undefined for nobody, and for operators, who do not play. */
export async function readPlayer(reader: Reader, playerId: Id): Promise<Player | undefined> {
	const person = await readPerson(reader, playerId);
	const player = person && (await readPlayerRow(reader, playerId));
	if (!player) return undefined;
	const { email, first_name: firstName, last_name: lastName, nickname, language } = person;
	const { currency, country, subdivision, phone } = player;
	return {
		playerId,
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
		areTermsDue: areTermsDue(player.terms_version),
	};
}

/** Those after this one who may log in, in the order of their ids: for what concerns everybody. */
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
