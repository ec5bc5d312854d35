import parsePhoneNumber from "libphonenumber-js/max";
import type { Contact } from "../ports.ts";

type Given = { phonePrefix?: string; phone?: string };

/** The phone, in E.164, that gets the code for validatePhone: the one that was typed, or else the profile's. */
export function phoneToValidate({ phonePrefix = "", phone }: Given, contact: Contact): string | undefined {
	if (phone === undefined) return contact.phone ?? undefined;
	const prefix = phonePrefix === "" || phonePrefix.startsWith("+") ? phonePrefix : `+${phonePrefix}`;
	const parsed = parsePhoneNumber(`${prefix}${phone}`);
	return parsed?.isValid() ? parsed.number : undefined;
}
