/** The browser's passkey signature for a challenge; undefined where the person cancels or the browser cannot sign. */
export async function signedByPasskey(
	options: Record<string, unknown>,
	{ isAutofill = false } = {},
): Promise<Record<string, unknown> | undefined> {
	const { startAuthentication } = await import("@simplewebauthn/browser");
	const signed = await startAuthentication({
		optionsJSON: options as never,
		useBrowserAutofill: isAutofill,
	}).catch(() => undefined);
	return signed && { ...signed };
}
