// Written by `npm run tables` from the database. What the database does not know stands in tools/tables/columns.data.ts.

import type { ColumnType, Generated } from "kysely";
import type {
	ApplicationState,
	MediumFormat,
	MediumPage,
	Outcome,
	PostbackEvent,
	PostbackState,
	ProgressState,
	ReferralType,
	RewardRefusal,
	RewardState,
	Side,
	StatementState,
} from "../contract/index.ts";

export type AssignmentState = "proposed" | "confirmed" | "withdrawn";

export type Tables = {
	"referral.affiliate": {
		affiliate_id: string;
		application_id: bigint;
		since: Date;
		player_id: bigint | null;
	};
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
	"referral.affiliate_click": {
		affiliate_id: string;
		day: ColumnType<Date, string, string>;
		campaign: string;
		sharing_method: string;
		clicks: bigint;
	};
	"referral.affiliate_statement": {
		statement_id: bigint;
		affiliate_id: string;
		currency: string;
		month: string;
		plan: string;
		from_at: Date;
		until_at: Date;
		casino: bigint;
		sports: bigint;
		bonus: bigint;
		jackpot: bigint;
		duty: bigint;
		fees: bigint;
		charged_back: bigint;
		net: bigint;
		fenced: bigint;
		carried_in: bigint;
		shared: bigint;
		per_ten_thousand: number;
		share: bigint;
		players_paid_for: number;
		per_player: bigint;
		sub: bigint;
		total: bigint;
		carried_out: bigint;
		computed_at: Date;
		state: StatementState;
		approved_by: bigint | null;
		approved_at: Date | null;
		confirmed_by: bigint | null;
		confirmed_at: Date | null;
		paid_by: bigint | null;
		paid_at: Date | null;
		payment: string | null;
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
		affiliate_id: string | null;
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
	"referral.medium": {
		medium_id: bigint;
		request_id: string;
		name: string;
		format: MediumFormat;
		page: MediumPage;
		text_en: string;
		text_es: string;
		text_ar: string;
		added_by: bigint;
		added_at: Date;
		ended_at: Date | null;
	};
	"referral.plan_assignment": {
		assignment_id: bigint;
		affiliate_id: string;
		plan: string;
		from_month: string;
		parent_id: string | null;
		reason: string;
		state: Generated<AssignmentState>;
		proposed_by: bigint;
		proposed_at: Date;
		decided_by: bigint | null;
		decided_at: Date | null;
	};
	"referral.player_hour": {
		player_id: bigint;
		bucket: number;
		hour: Date;
		casino: bigint;
		sports: bigint;
		bonus: bigint;
		jackpot_parts: bigint;
		deposited: bigint;
		withdrawn: bigint;
		charged_back: bigint;
		staked: bigint;
	};
	"referral.postback": {
		postback_id: bigint;
		affiliate_id: string;
		event: PostbackEvent;
		campaign: string;
		happened_at: Date;
		state: PostbackState;
		attempts: Generated<number>;
		next_at: Date | null;
		last_status: number | null;
	};
	"referral.postback_key": {
		affiliate_id: string;
		number: number;
		before_until: Date;
		changed_by: bigint;
		changed_at: Date;
	};
	"referral.postback_target": {
		affiliate_id: string;
		url: string;
		is_on: boolean;
		changed_by: bigint;
		changed_at: Date;
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
	"referral.statement_player": {
		statement_id: bigint;
		player_id: bigint;
		bucket: number;
		fenced: bigint;
		is_paid_for: boolean;
	};
};
