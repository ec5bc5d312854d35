import type { Id } from "@baize/kernel/id";
import type { ReferralPorts } from "./ports.ts";
import { readReferralProfile } from "./profile.ts";
import { readAttribution } from "./store.ts";

/** Everything about the player; of others no more than the player may read on the site. */
export async function exportReferral(ports: ReferralPorts, playerId: Id): Promise<unknown> {
	const row = await readAttribution(ports.database.reader, playerId);
	const arrival = row && {
		token: row.token,
		type: row.type,
		sharingMethod: row.sharing_method,
		affiliateId: row.affiliate_id,
		campaignId: row.campaign_id,
		capturedAt: row.captured_at?.toISOString() ?? null,
		outcome: row.outcome,
	};
	return { arrival: arrival ?? null, ...(await readReferralProfile(ports, playerId)) };
}
