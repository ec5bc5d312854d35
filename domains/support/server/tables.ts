// Written by `npm run tables` from the database. What the database does not know stands in tools/tables/columns.data.ts.

import type { Locale } from "@baize/kernel/locale";
import type { Selectable } from "kysely";
import type { ContactState } from "../contract/index.ts";

export type Tables = {
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

export type ContactMessageRow = Selectable<Tables["support.contact_message"]>;
