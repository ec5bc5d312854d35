// Written by `npm run tables` from the database. What the database does not know stands in tools/tables/columns.data.ts.

import type { Generated } from "kysely";
import type { ApplicationState, Outcome, ReferralType } from "../contract/index.ts";

export type Tables = {
	"referral.affiliate_application": {
		application_id: bigint;
		asked_at: Date;
		name: string;
		email: string;
		website: string;
		about: string | null;
		state: Generated<ApplicationState>;
		affiliate_id: string | null;
		reason: string | null;
	};
	"referral.attribution": {
		player_id: bigint;
		bucket: number;
		registered_at: Date;
		captured_at: Date | null;
		type: ReferralType;
		token: string;
		sharing_method: string;
		affiliate_id: string | null;
		campaign_id: string | null;
		outcome: Outcome;
		invited_by: bigint | null;
	};
	"referral.code": {
		code: string;
		bucket: number;
		player_id: bigint;
	};
	"referral.friend": {
		invited_by: bigint;
		bucket: number;
		friend_id: bigint;
		since: Date;
	};
};
