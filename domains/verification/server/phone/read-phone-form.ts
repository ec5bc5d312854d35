import { check } from "@baize/kernel/check";
import type { Locale } from "@baize/kernel/locale";
import { masked } from "@baize/kernel/mask";
import type { Handler } from "@baize/platform-server";
import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from "libphonenumber-js/max";
import type { PhoneFormView, readPhoneForm } from "../../contract/index.ts";
import type { VerificationDeps } from "../deps.ts";
import { validatedPhone } from "./validated-phone.ts";

export const readingPhoneForm =
	({ players, database: { reader } }: VerificationDeps): Handler<typeof readPhoneForm> =>
	async (_input, { session: { playerId }, locale }) => {
		const player = await players.readPlayer(reader, playerId);
		check(player, "a player's session is a player's");
		const validated = await validatedPhone(players, reader, playerId);
		const phone = player.phone === null ? undefined : parsePhoneNumberFromString(player.phone);
		return {
			status: validated ? "VALIDATED" : "NOT_VALIDATED",
			...(validated ? { shown: masked(validated) } : {}),
			country: phone?.country ?? player.country,
			number: phone?.nationalNumber ?? "",
			countries: dialled(locale),
		};
	};

const findSubmission = new Map<Locale, PhoneFormView["countries"]>();

function dialled(locale: Locale): PhoneFormView["countries"] {
	const found = findSubmission.get(locale);
	if (found) return found;
	const names = new Intl.DisplayNames([locale], { type: "region" });
	const countries = getCountries()
		.map((code) => ({ code, name: names.of(code) ?? code, prefix: `+${getCountryCallingCode(code)}` }))
		.sort((a, b) => a.name.localeCompare(b.name, locale));
	findSubmission.set(locale, countries);
	return countries;
}
