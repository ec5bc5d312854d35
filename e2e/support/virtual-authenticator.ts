import type { CDPSession, Page } from "@playwright/test";

export type VirtualAuthenticator = { cdp: CDPSession; authenticatorId: string };

/** A device that stores passkeys and recognises its owner by fingerprint or face, as far as the browser can see. */
export async function virtualAuthenticator(page: Page): Promise<VirtualAuthenticator> {
	const cdp = await page.context().newCDPSession(page);
	await cdp.send("WebAuthn.enable");
	const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
		options: {
			protocol: "ctap2",
			transport: "internal",
			hasResidentKey: true,
			hasUserVerification: true,
			isUserVerified: true,
			automaticPresenceSimulation: true,
		},
	});
	return { cdp, authenticatorId };
}
