const SHOWN = 4;
const BEFORE = "•••• ";
const NOTHING_SHOWN = "****";

/**
 * A value that its owner recognises and others cannot use: an account, a card, a phone, an e-mail. Only the last four
 * characters are shown, and the number of characters before them is not; a shorter value is four asterisks. spec §5
 */
export function masked(value: string): string {
	const letters = [...value];
	return letters.length < SHOWN ? NOTHING_SHOWN : BEFORE + letters.slice(-SHOWN).join("");
}

/** A value that is not shown at all. */
export const HIDDEN = "••••";

/** An e-mail as an operator sees it before the player's data is revealed: its first letter and its domain. */
export function maskedEmail(email: string): string {
	const at = email.lastIndexOf("@");
	return at < 1 ? HIDDEN : `${[...email][0]}•••${email.slice(at)}`;
}

const IPV4 = /^(?:::ffff:)?(\d+\.\d+)\.\d+\.\d+$/;

/** The network of an address, as large as a provider's: enough to see whether two are close. */
export function maskedAddress(ip: string): string {
	const ipv4 = IPV4.exec(ip)?.[1];
	if (ipv4) return `${ipv4}.•.•`;
	const [start = ""] = ip.split("::");
	const groups = start.split(":").filter(Boolean).slice(0, 2);
	return groups.length === 2 ? `${groups.join(":")}:•` : HIDDEN;
}
