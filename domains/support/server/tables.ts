// Written by `npm run tables` from the database. What the database does not know stands in tools/tables/columns.data.ts.

import type { Locale } from "@baize/kernel/locale";
import type { Selectable } from "kysely";
import type { ChatAuthor, ChatCloser, ChatState, ContactState } from "../contract/index.ts";

export type Tables = {
	"support.canned_answer": {
		answer_id: bigint;
		title: string;
		message: string;
		locale: Locale;
		changed_at: Date;
		changed_by_name: string;
	};
	"support.chat": {
		chat_id: bigint;
		bucket: number;
		player_id: bigint | null;
		visitor_hash: Buffer | null;
		state: ChatState;
		locale: Locale;
		started_at: Date;
		waiting_since: Date;
		last_message_at: Date;
		message_count: number;
		taken_by: bigint | null;
		taken_by_name: string | null;
		closed_at: Date | null;
		closed_by: ChatCloser | null;
		stars: number | null;
	};
	"support.chat_message": {
		chat_id: bigint;
		seq: number;
		bucket: number;
		message_key: string;
		author: ChatAuthor;
		by_name: string | null;
		message: string;
		sent_at: Date;
	};
	"support.contact_message": {
		message_id: bigint;
		bucket: number;
		player_id: bigint | null;
		state: ContactState;
		received_at: Date;
		locale: Locale;
		subject: string;
		email: string;
		message: string;
		birth_date: string | null;
		username: string | null;
		answer: string | null;
		answered_by: string | null;
		answered_at: Date | null;
	};
	"support.forum_request": {
		nonce_hash: Buffer;
		bucket: number;
		seen_at: Date;
		used_at: Date | null;
	};
};

export type CannedAnswerRow = Selectable<Tables["support.canned_answer"]>;

export type ChatRow = Selectable<Tables["support.chat"]>;

export type ChatMessageRow = Selectable<Tables["support.chat_message"]>;

export type ContactMessageRow = Selectable<Tables["support.contact_message"]>;
