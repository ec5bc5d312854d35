import { useState } from "react";
import type { RegistrationForm } from "../../contract/index.ts";
import { countryOf, minAgeOf, type Problem, subdivisionOf } from "./join-form.ts";

/** The location that is chosen, at first the guessed one, and what follows from it. */
export function useJoinPlace(offered: RegistrationForm) {
	const [country, setCountry] = useState(offered.place.countryCode ?? "");
	const [subdivision, setSubdivision] = useState(offered.place.subdivision ?? "");
	const minAge = minAgeOf(offered, country, subdivision);
	return {
		country,
		subdivision,
		minAge,
		chooseCountry(code: string): void {
			setCountry(code);
			setSubdivision("");
		},
		/** Returns what is wrong with it, shown at once, before the rest is typed in vain. */
		chooseSubdivision(code: string): Problem["cause"] | undefined {
			setSubdivision(code);
			return subdivisionOf(offered, country, code)?.open === false ? "closed" : undefined;
		},
		/** The values that texts about problems name. */
		textValues: {
			age: String(minAge),
			place: subdivisionOf(offered, country, subdivision)?.name ?? "",
			example: countryOf(offered, country)?.postalCode.example ?? "",
		},
	};
}
