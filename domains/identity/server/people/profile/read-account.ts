import { check } from "@baize/kernel/check";
import { type Id, idText } from "@baize/kernel/id";
import type { Reader } from "@baize/platform-server";
import parsePhoneNumber from "libphonenumber-js/max";
import type { Account, Terms } from "../../../contract/index.ts";
import type { Parts } from "../../ports.ts";
import { type AccountRow, readAcceptances, readAccountRow } from "../account-store.ts";

/** Everything that players read about themselves. */
export async function readAccount(
	parts: Parts,
	playerId: Id,
	reader: Reader = parts.database.reader,
): Promise<Account> {
	const row = await readAccountRow(reader, playerId, new Date(parts.clock.nowMs()));
	check(row, "a player's session is a player's");
	return accountOf(row, parts.termsInForce());
}

export function accountOf(row: AccountRow, termsInForce: string): Account {
	const phone = row.phone === null ? undefined : parsePhoneNumber(row.phone);
	return {
		playerId: idText(row.player_id),
		email: row.email,
		...(row.new_email === null ? {} : { newEmail: row.new_email }),
		firstName: row.first_name,
		lastName: row.last_name,
		...(row.nickname === null ? {} : { nickname: row.nickname }),
		birthDate: row.birth_date,
		address: {
			countryCode: row.country,
			subdivision: row.subdivision,
			street: row.street,
			city: row.city,
			postalCode: row.postal_code,
		},
		...(row.phone === null ? {} : { phone: { number: row.phone, written: phone?.formatInternational() ?? row.phone } }),
		currency: row.currency,
		language: row.language,
		marketing: row.marketing_since !== null,
		memberSinceMs: row.created_at.getTime(),
		terms: { accepted: row.terms_version, present: termsInForce, isDue: row.terms_version !== termsInForce },
	};
}

export async function readTerms(parts: Parts, playerId: Id): Promise<Terms> {
	const { reader } = parts.database;
	const { terms } = await readAccount(parts, playerId);
	const accepted = await readAcceptances(reader, playerId);
	return {
		present: terms.present,
		isDue: terms.isDue,
		accepted: accepted.map(({ version, accepted_at }) => ({ version, acceptedAtMs: accepted_at.getTime() })),
	};
}
