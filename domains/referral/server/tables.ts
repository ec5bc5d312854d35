// Written by `npm run tables` from the database. What the database does not know stands in tools/tables/columns.data.ts.

import type { Generated } from "kysely";
import type {
	ApplicationState,
	Outcome,
	ProgressState,
	ReferralType,
	RewardRefusal,
	RewardState,
	Side,
} from "../contract/index.ts";

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
	"referral.followed": {
		player_id: bigint;
		bucket: number;
		registered_at: Date;
		currency: string | null;
		seq: bigint | null;
		first_deposit: bigint | null;
		first_deposit_at: Date | null;
		first_deposit_amount: bigint | null;
		is_charged_back: Generated<boolean>;
		staked: Generated<bigint>;
	};
	"referral.friend": {
		invited_by: bigint;
		bucket: number;
		friend_id: bigint;
		since: Date;
	};
	"referral.friend_progress": {
		friend_id: bigint;
		bucket: number;
		invited_by: bigint;
		plan: string;
		state: Generated<ProgressState>;
		reason: RewardRefusal | null;
		linked_to: bigint | null;
		decided_at: Date | null;
		held_reason: string | null;
	};
	"referral.reward": {
		player_id: bigint;
		bucket: number;
		friend_id: bigint;
		side: Side;
		reward_id: bigint;
		currency: string;
		amount: bigint;
		state: Generated<RewardState>;
		reason: RewardRefusal | null;
		decided_at: Date;
		paid_at: Date | null;
	};
};
