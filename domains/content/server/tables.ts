// Written by `npm run tables` from the database. What the database does not know stands in tools/tables/columns.data.ts.

import type { Locale } from "@baize/kernel/locale";
import type { Json } from "@baize/platform-server";
import type { Generated, Selectable } from "kysely";
import type { Alts, ContentType, Region } from "../contract/index.ts";

export type RevisionState = "draft" | "scheduled" | "published" | "retired";

export type Tables = {
	"content.changes": {
		is_the_one: Generated<boolean>;
		version: bigint;
	};
	"content.pictures": {
		id: string;
		place: bigint;
		name: string;
		width: number;
		height: number;
		bytes: number;
		focus_x: Generated<number>;
		focus_y: Generated<number>;
		alts: Json<Alts | null>;
		uploaded_by: string;
		author_id: bigint;
		uploaded_at: Date;
		removed_at: Date | null;
		change: bigint;
	};
	"content.placements": {
		region: Region;
		position: number;
		content_type: ContentType;
		slug: string;
	};
	"content.revisions": {
		id: bigint;
		content_type: ContentType;
		slug: string;
		locale: Locale;
		state: RevisionState;
		fields: Json<unknown>;
		written_by: string;
		written_at: Date;
		change: bigint;
		author_id: bigint | null;
		shown_from: Date | null;
		shown_until: Date | null;
		pictures: Generated<string[]>;
	};
};

export type PictureRow = Selectable<Tables["content.pictures"]>;

export type PlacementRow = Selectable<Tables["content.placements"]>;

export type RevisionRow = Selectable<Tables["content.revisions"]>;
