// @vitest-environment node
import { defineCall, EnumOf, ListOf, Struct, Text } from "@baize/kernel/call";
import type { ComponentProps } from "react";
import { RouterProviderContext, reactRouterProvider } from "react-admin";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { defineResource } from "../resource.ts";
import { stateColumn, textColumn } from "./columns.tsx";
import { RowTable } from "./RowTable.tsx";

const listCases = defineCall({
	name: "listCases",
	method: "GET",
	path: "/api/v1/operator/cases",
	who: "operator",
	level: "twoFactors",
	role: "support",
	summary: "Lists cases.",
	reply: Struct({ cases: ListOf(Struct({ id: Text(), title: Text(), state: EnumOf(["open"]) })) }),
	errors: {},
});
const readCase = defineCall({ ...listCases, name: "readCase", params: Struct({ case: Text() }) });

const declared = {
	name: "cases",
	icon: () => null,
	texts: {},
	list: {
		call: listCases,
		isWhole: true,
		rows: "cases",
		columns: [textColumn("title"), stateColumn("state", "cases.states", { open: "info" })],
		openLabel: ({ title }: { title: string }) => `Open ${title}`,
	},
} as const;
const record = { call: readCase, input: (id: string) => ({ params: { case: id } }), page: () => null };
const rows = [{ id: "c/1", title: "Late payout", state: "open" }];

/** Links as they are drawn, without a history. */
const router = {
	...reactRouterProvider,
	useNavigate: () => () => {},
	Link: ({ to, children, ...props }: ComponentProps<"a"> & { to: string }) => (
		<a href={to} {...props}>
			{children}
		</a>
	),
} as unknown as typeof reactRouterProvider;

const drawn = (resource: ReturnType<typeof defineResource>): string =>
	renderToString(
		<RouterProviderContext.Provider value={router}>
			<RowTable resource={resource} rows={rows} title="Cases" />
		</RouterProviderContext.Provider>,
	);

describe("[BO-01] the rows of a list", () => {
	it("have the roles of a table, whatever they are laid out as", () => {
		const html = drawn(defineResource(declared));
		for (const role of ["table", "rowgroup", "row", "columnheader", "cell"]) expect(html).toContain(`role="${role}"`);
		expect(html).toContain('data-label="resources.cases.fields.state"');
		expect(html).toContain("cases.states.open");
	});

	it("open their record by a link with a name of its own, which a keyboard reaches", () => {
		const html = drawn(defineResource({ ...declared, record }));
		expect(html).toMatch(/<a href="\/cases\/c%2F1\/show"[^>]*aria-label="Open Late payout"/);
	});

	it("have no link where there is no record", () => {
		expect(drawn(defineResource(declared))).not.toContain("<a ");
	});

	it("are shown to operators with the role of the list's call", () => {
		expect(defineResource(declared).role).toBe("support");
		const { role: _role, ...open } = listCases;
		expect(() => defineResource({ ...declared, list: { ...declared.list, call: open } })).toThrow("names no role");
	});
});
