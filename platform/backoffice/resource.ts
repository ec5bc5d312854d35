import type { InputOf, OfficeCall, pageQuery, QueryOf, ReplyOf, Role } from "@baize/kernel/call";
import type { ComponentType, ReactNode } from "react";
import type { Column } from "./list/columns.tsx";
import type { Filter, Filters } from "./list/filters.ts";
import type { Formats } from "./use-formats.ts";

/** Texts by key, as deep as they are grouped; each resource has its own under `resources.<name>`. */
export type OfficeTexts = { readonly [name: string]: string | OfficeTexts };

/** What a page of a list comes from, and what is shown of it. */
export type ListDeclaration<Row extends { id: string }> = {
	/** Its query takes the filters, and `limit` and `cursor` where its reply has `next`. */
	call: OfficeCall;
	/** The call has no query: it answers all rows at once. */
	isWhole?: true;
	/** The property of the reply that has the rows. */
	rows: string;
	/** The first one has the link that opens the row. */
	columns: readonly Column<Row>[];
	filters?: readonly Filter[];
	/** What is filtered by when the list is opened from the menu. */
	start?: Filters;
	/** The record that a row opens; its own one unless given. */
	opens?(row: Row): { resource: string; id: string };
	/** The name of the link that opens a row, for readers who do not see the row. */
	openLabel?(row: Row, formats: Formats): string;
	/** Buttons beside the heading. */
	actions?: ComponentType;
};

export type RecordDeclaration<Read extends OfficeCall> = {
	call: Read;
	input(id: string): InputOf<Read>;
	/** `panels` are those that other domains add. */
	page: ComponentType<{ record: ReplyOf<Read>; panels: ReactNode }>;
};

/** The groups of the menu, from top to bottom. */
export const MENU_GROUPS = [
	"payments",
	"approvals",
	"players",
	"messages",
	"offers",
	"games",
	"content",
	"reports",
	"setup",
] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

/** A section of the back office: a list, the page of one record, and who sees them. */
export type Resource = {
	name: string;
	icon: ComponentType;
	/** Where it stands in the menu, if not with the other sections of its domain. */
	group?: MenuGroup;
	/** Roles of which an operator needs one: those of the list's call. */
	role: Role | readonly Role[];
	texts: OfficeTexts;
	list: ListDeclaration<{ id: string }>;
	record?: RecordDeclaration<OfficeCall>;
};

/** The properties of a reply that are lists. */
type ListsIn<Reply> = {
	[Name in keyof Reply & string]: Reply[Name] extends readonly { id: string }[] ? Name : never;
}[keyof Reply & string];
type RowIn<Reply, Name extends keyof Reply> = Reply[Name] extends readonly (infer Row extends { id: string })[]
	? Row
	: never;

/** A call with a query is asked page by page; without `limit` and `cursor` in it, each of those requests is refused. */
type Paging<List extends OfficeCall> = List extends { query: object }
	? keyof typeof pageQuery extends keyof QueryOf<List>
		? { isWhole?: never }
		: never
	: { isWhole: true };

type Declaration<List extends OfficeCall, Rows extends ListsIn<ReplyOf<List>>, Read extends OfficeCall> = {
	name: string;
	icon: ComponentType;
	group?: MenuGroup;
	texts: OfficeTexts;
	list: Omit<ListDeclaration<RowIn<ReplyOf<List>, Rows>>, "call" | "isWhole" | "rows" | "filters" | "start"> & {
		call: List;
		rows: Rows;
		filters?: readonly (Filter & { id: keyof QueryOf<List> & string })[];
		start?: { readonly [Id in keyof QueryOf<List>]?: string };
	} & Paging<List>;
	record?: RecordDeclaration<Read>;
};

/** Declares a section. The types of the calls hold together its columns, filters and pages. */
export function defineResource<
	const List extends OfficeCall,
	const Rows extends ListsIn<ReplyOf<List>>,
	const Read extends OfficeCall,
>(declared: Declaration<List, Rows, Read>): Resource {
	const { role } = declared.list.call;
	if (role === undefined) throw new Error(`the call of the list "${declared.name}" names no role`);
	return { role, ...declared } as unknown as Resource;
}

/** A page that every operator may open, in the menu under their name. */
export type OwnPage = { path: string; title: string; page: ComponentType };

/** What a domain shows on the page of another domain's record. */
export type RecordPanel = ComponentType<{ id: string }>;

/** The manifest of a domain in the back office: what it adds to it. */
export type OfficePart = {
	ownPages?: readonly OwnPage[];
	/** Panels for the pages of records of other domains, by the name of the section. */
	panels?: Readonly<Record<string, readonly RecordPanel[]>>;
	/** Texts beside those of the resources. */
	texts?: OfficeTexts;
} & (
	| {
			/** Its sections, in their order in the menu. */
			resources: readonly Resource[];
			/** The group in which they stand, after those of lower domains. */
			group: MenuGroup;
	  }
	| { resources?: never; group?: never }
);
