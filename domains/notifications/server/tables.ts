// Written by `npm run tables` from the database. What the database does not know stands in tools/tables/columns.data.ts.

import type { Locale } from "@baize/kernel/locale";
import type { Json } from "@baize/platform-server";
import type { Selectable } from "kysely";
import type { AnnouncementTexts, PushKind } from "../contract/index.ts";
import type { Fills } from "./inbox/inbox-template.ts";

export type Tables = {
	"notifications.announcement": {
		announcement_id: bigint;
		request_id: string;
		texts: Json<AnnouncementTexts>;
		link: string | null;
		by_mail: boolean;
		is_marketing: boolean;
		recipient_id: bigint | null;
		recipient_email: string | null;
		written_by: bigint;
		written_by_name: string;
		at: Date;
		reached: number;
		done_at: Date | null;
	};
	"notifications.inbox": {
		player_id: bigint;
		bucket: number;
		message_id: bigint;
		template: string;
		fills: Json<Fills>;
		link: string | null;
		at: Date;
		acknowledged_at: Date | null;
		deleted_at: Date | null;
		announcement_id: bigint | null;
	};
	"notifications.message": {
		message_id: bigint;
		channel: "mail" | "sms";
		recipient: string;
		locale: Locale;
		subject: string;
		text: string | null;
		code: string | null;
		at: Date;
		sent_at: Date | null;
		failed_at: Date | null;
		failure: string | null;
		unsubscribe_url: string | null;
	};
	"notifications.push_device": {
		bucket: number;
		device_id: bigint;
		player_id: bigint;
		session_id: bigint;
		browser_hash: Buffer | null;
		endpoint_hash: Buffer;
		sealed: Buffer;
		name: string;
		kinds: PushKind[];
		shows_details: boolean;
		offers_agreed_at: Date | null;
		locale: Locale;
		time_zone: string;
		added_at: Date;
		offer_sent_at: Date | null;
	};
	"notifications.sms_budget": {
		subject: string;
		bucket: number;
		restored_at: Date;
	};
};

export type AnnouncementRow = Selectable<Tables["notifications.announcement"]>;

export type InboxRow = Selectable<Tables["notifications.inbox"]>;

export type MessageRow = Selectable<Tables["notifications.message"]>;

export type PushDeviceRow = Selectable<Tables["notifications.push_device"]>;
