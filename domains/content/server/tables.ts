import type { Locale } from "@baize/kernel/locale";
import type { ContentType, Region } from "../contract/index.ts";

export type RevisionState = "draft" | "published" | "retired";

export type RevisionRow = {
	id: bigint;
	content_type: ContentType;
	slug: string;
	locale: Locale;
	state: RevisionState;
	fields: unknown;
	written_by: string;
	written_at: Date;
};

export type PlacementRow = { region: Region; position: number; content_type: ContentType; slug: string };

export type Tables = {
	"content.revisions": RevisionRow;
	"content.placements": PlacementRow;
	"content.changes": { is_the_one: boolean; version: bigint };
};
