import { defineResource, type OfficePart, textColumn, timeColumn } from "@baize/platform-backoffice";
import { IconUserShare } from "@tabler/icons-react";
import { listReferrals } from "../contract/index.ts";
import { affiliates } from "./affiliates/affiliates.ts";
import { affiliateMedia } from "./media/media.ts";
import { friendRewards } from "./rewards/friend-rewards.tsx";
import { affiliateAccounts } from "./statements/affiliate-accounts.tsx";
import { affiliateStatements } from "./statements/affiliate-statements.tsx";
import { texts } from "./texts.ts";

/** Players who came by a link of a player or an affiliate. A row opens the player. */
const referrals = defineResource({
	name: "referrals",
	icon: IconUserShare,
	texts,
	list: {
		call: listReferrals,
		rows: "referrals",
		columns: [
			timeColumn("registeredAt"),
			textColumn("id"),
			textColumn("type"),
			textColumn("outcome"),
			textColumn("invitedById"),
			textColumn("token"),
			textColumn("affiliateId"),
			textColumn("campaignId"),
			textColumn("sharingMethod"),
			timeColumn("capturedAt"),
		],
		opens: ({ id }) => ({ resource: "players", id }),
	},
});

/** The domain's part of the back office. */
export const referralPart: OfficePart = {
	group: "offers",
	resources: [referrals, friendRewards, affiliates, affiliateAccounts, affiliateStatements, affiliateMedia],
};
