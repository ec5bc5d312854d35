import type { Id } from "@baize/kernel/id";
import type { Tx } from "@baize/platform-server";
import type { PostbackEvent } from "../../contract/index.ts";
import type { ReferralPorts } from "../ports.ts";
import { readAttribution } from "../store.ts";
import { addPostback, readTarget } from "./postback-store.ts";

type Ports = Pick<ReferralPorts, "clock" | "ids">;
type Happened = { affiliateId: string; event: PostbackEvent; campaign: string; atMs: number };

/** Writes a postback with what has happened; none where the affiliate is not notified. */
export async function notify(ports: Ports, tx: Tx, { affiliateId, event, campaign, atMs }: Happened): Promise<boolean> {
	const target = await readTarget(tx, affiliateId);
	if (!target?.is_on) return false;
	await addPostback(tx, {
		...{ postback_id: ports.ids(), affiliate_id: affiliateId, event, campaign },
		...{ happened_at: new Date(atMs), state: "due", next_at: new Date(ports.clock.nowMs()) },
	});
	return true;
}

/** The campaign is that of the link by which the player came. */
export async function notifyFirstDeposit(
	ports: Ports,
	tx: Tx,
	{ affiliateId, playerId, atMs }: { affiliateId: string; playerId: Id; atMs: number },
): Promise<void> {
	const campaign = (await readAttribution(tx, playerId))?.campaign_id ?? "";
	await notify(ports, tx, { affiliateId, event: "firstDeposit", campaign, atMs });
}
