/** The browser's passkey signature, as Base64 of JSON; an empty object, which is never valid, for any other text. */
export function readSigned(text: string): Record<string, unknown> {
	try {
		const signed: unknown = JSON.parse(Buffer.from(text, "base64").toString());
		return signed && typeof signed === "object" ? (signed as Record<string, unknown>) : {};
	} catch {
		return {};
	}
}
