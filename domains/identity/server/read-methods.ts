import { jurisdictionOf, openCountries } from "@baize/geo/contract";
import type { Locale } from "@baize/kernel/locale";
import { type Session, sidOf, type Visit } from "@baize/platform-server";
import { countryFormOf, type RegistrationForm, type SessionView } from "../contract/index.ts";
import type { Parts } from "./ports.ts";
import { offeredCurrencies } from "./registration/offered-currencies.ts";
import { SESSION_LIMITS } from "./session/session-limits.ts";

/**
 * A waiting session is not signed in yet; for one that is over the reply has the reason, so that the page can show it.
 */
export async function describeSession({ sessions }: Parts, visit: Visit): Promise<SessionView> {
	const { session } = visit;
	if (!session) {
		const ended = await sessions.whyEnded(sidOf(visit, "players"));
		return { signedIn: false, ...(ended ? { ended } : {}) };
	}
	const { pendingAction, handle } = session;
	if (pendingAction) return { signedIn: false, pendingAction, handle };
	return viewOf(session, sessions.displayNameOf(session));
}

const viewOf = ({ handle, currency }: Session, displayName: string): SessionView => ({
	signedIn: true,
	handle,
	displayName,
	...(currency ? { currency } : {}),
	idleMs: SESSION_LIMITS.players.idleMs,
});

export function readRegistrationForm(parts: Parts, { ip, locale }: Visit): RegistrationForm {
	const { geo } = parts;
	const place = geo.locate(ip);
	const isOpen = jurisdictionOf(place).registrationAllowed;
	const here = { countryCode: place.country, ...(place.subdivision ? { subdivision: place.subdivision } : {}) };
	const countries = openCountries().map((code) => countryChoice(parts, code, locale));
	return {
		termsVersion: parts.termsInForce(),
		place: isOpen ? here : {},
		countries: countries.sort((a, b) => a.name.localeCompare(b.name, locale)),
	};
}

function countryChoice(
	{ geo, takesDeposits }: Parts,
	country: string,
	locale: Locale,
): RegistrationForm["countries"][number] {
	const subdivisions = geo.subdivisionsOf(country).map(({ code, name }) => {
		const { registrationAllowed, minAgeYears } = jurisdictionOf({ country, subdivision: code });
		return { code, name, open: registrationAllowed, minAgeYears };
	});
	const open = subdivisions.find((of) => of.open)?.code;
	const home = open === undefined ? { country } : { country, subdivision: open };
	const currencies = offeredCurrencies(home, takesDeposits);
	const { phone, postalCode } = countryFormOf(country);
	const name = geo.countryName(country, locale);
	return { countryCode: country, name, currencies, phone, postalCode, subdivisions };
}
