import parsePhoneNumber from "libphonenumber-js/max";
import type { ProfileInfo } from "../../contract/index.ts";
import type { PlayerRow } from "../store.ts";

const SHOWN = 4;

/** Only the last four characters are shown; of a shorter text none. spec §5 */
const masked = (text: string): string => (text.length < SHOWN ? "****" : `****${text.slice(-SHOWN)}`);

/** What the page of a required action may know of a player who is not signed in yet. */
export function profileInfoOf({ country, phone }: Pick<PlayerRow, "country" | "phone">): ProfileInfo {
	const parsed = phone === null ? undefined : parsePhoneNumber(phone);
	if (!parsed) return { countryCode: country };
	return {
		countryCode: country,
		phone: masked(parsed.nationalNumber),
		phonePrefix: `+${parsed.countryCallingCode}`,
	};
}
