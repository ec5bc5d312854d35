/** What the browser signs with a passkey of the person's; nothing where they break it off or it cannot. */
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
