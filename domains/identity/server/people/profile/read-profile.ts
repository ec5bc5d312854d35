import { check } from "@baize/kernel/check";
import type { Id } from "@baize/kernel/id";
import parsePhoneNumber from "libphonenumber-js/max";
import type { Profile } from "../../../contract/index.ts";
import type { Parts } from "../../ports.ts";
import { readPlayer } from "../players.ts";

/** The User of spec §3, without what a higher domain stores of it. */
export async function readProfile(
	{ database: { reader }, factors }: Parts,
	playerId: Id,
): Promise<Omit<Profile, "personaLinkedAccounts">> {
	const player = await readPlayer(reader, playerId);
	check(player, "a player's session is a player's");
	const { hasPin } = await factors.methodsOf(reader, playerId);
	const { email, firstName, lastName, nickname, country: countryCode, subdivision, currency, language } = player;
	const phone = player.phone === null ? undefined : parsePhoneNumber(player.phone);
	return {
		email,
		firstName,
		lastName,
		...(nickname === null ? {} : { nickname }),
		address: { countryCode, subdivision },
		attributes: { currency, language },
		phones: phone ? [phone.nationalNumber] : [],
		...(phone ? { phonePrefix: `+${phone.countryCallingCode}` } : {}),
		hasPinCode: hasPin,
	};
}
