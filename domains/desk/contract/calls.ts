import { DictionaryOf, defineCall, ListOf, type Static, Struct, Text } from "@baize/kernel/call";
import { ID_PATTERN } from "@baize/kernel/id";
import { deskErrors } from "./errors.ts";

/** Views of one list that an operator may have. */
export const MAX_VIEWS = 20;

/** A list of the back office, by its name. */
const ListName = Text({ pattern: "^[a-z][A-Za-z]{1,39}$" });
const FilterValues = DictionaryOf(Text({ maxLength: 40 }), Text({ maxLength: 254 }), { maxProperties: 20 });
const ViewName = Text({ minLength: 1, maxLength: 40, pattern: "\\S" });

/** Filters of a list under a name, of one operator. */
export const SavedViewRow = Struct({ id: Text({ pattern: ID_PATTERN }), name: ViewName, filters: FilterValues });
export type SavedViewRow = Static<typeof SavedViewRow>;

/** Every operator has a desk, whatever their roles. */
const OPERATOR = { who: "operator", level: "twoFactors" } as const;

export const listSavedViews = defineCall({
	...OPERATOR,
	name: "listSavedViews",
	method: "GET",
	path: "/api/v1/operator/desk/:list/views",
	summary: "The operator's own views of a list, in the order of their names.",
	audits: "nothing",
	params: Struct({ list: ListName }),
	reply: Struct({ views: ListOf(SavedViewRow) }),
	errors: {},
});

export const saveView = defineCall({
	...OPERATOR,
	name: "saveView",
	method: "PUT",
	path: "/api/v1/operator/desk/:list/views",
	summary: "Stores a view of a list for the operator; one with the same name is replaced.",
	params: Struct({ list: ListName }),
	body: Struct({ name: ViewName, filters: FilterValues }),
	reply: SavedViewRow,
	errors: deskErrors,
});

export const removeSavedView = defineCall({
	...OPERATOR,
	name: "removeSavedView",
	method: "DELETE",
	path: "/api/v1/operator/desk/views/:view",
	summary: "Removes a view of the operator. One that is gone already stays gone.",
	params: Struct({ view: Text({ pattern: ID_PATTERN }) }),
	errors: {},
});

export const recordExport = defineCall({
	...OPERATOR,
	name: "recordExport",
	method: "POST",
	path: "/api/v1/operator/desk/:list/exports",
	limit: "export",
	summary: "Notes in the audit log that the operator exports a list, with its filters; the page then reads the rows.",
	params: Struct({ list: ListName }),
	body: Struct({ filters: FilterValues }),
	errors: {},
});
