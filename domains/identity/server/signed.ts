/** What the browser signed with a passkey, as Base64 of JSON; an empty object, which fits nothing, for any other text. */
export function readSigned(text: string): Record<string, unknown> {
	try {
		const signed: unknown = JSON.parse(Buffer.from(text, "base64").toString());
		return signed && typeof signed === "object" ? (signed as Record<string, unknown>) : {};
	} catch {
		return {};
	}
}
