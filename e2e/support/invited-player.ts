import { pathOf } from "@baize/kernel/call";
import { changeMailConsent } from "@baize/notifications/contract";
import { newPlayer, verifyDocumentOf } from "./people.ts";
import { expect, type Page } from "./test.ts";

/** A new player who may be offered something: of a known age, and agreed to offers. */
export async function invitedPlayer(page: Page): Promise<{ email: string; handle: string }> {
	const player = await newPlayer(page, page.request);
	await verifyDocumentOf(page, player);
	const path = pathOf(changeMailConsent, { session: player.handle });
	const agreed = await page.request.put(path, { data: { marketingMails: true } });
	expect(agreed.ok(), await agreed.text()).toBe(true);
	return player;
}
