import { dearBecause } from "@baize/kernel/call";
import type { Names } from "./names.ts";
import { insertAfter, insertBefore, LAST_IMPORT, type Part, type ReadFile, requireFree } from "./part.ts";
import { withPlayerCall } from "./player-calls.ts";

const READING = /^(read|list|get|find|search)-/;

/** A player's call: its contract, its handler and a test. It is exported, bound, and declared as open to all players. */
export function newCall(domain: Names, call: Names, readFile: ReadFile): Part {
	const home = `domains/${domain.kebab}`;
	const contract = `${home}/contract/index.ts`;
	const routes = `${home}/server/routes.ts`;
	requireFree(routes, readFile(routes), new RegExp(`\\b${call.camel}\\b`));
	const declared = withPlayerCall(home, call, !READING.test(call.kebab), readFile);
	return {
		files: {
			...declared.files,
			[`${home}/contract/${call.kebab}.ts`]: contractOf(domain, call),
			[`${home}/server/${call.kebab}.ts`]: handlerOf(call),
			[`${home}/server/${call.kebab}.test.ts`]: testOf(call),
		},
		edits: {
			...declared.edits,
			[contract]: `${readFile(contract)}export * from "./${call.kebab}.ts";\n`,
			[routes]: withBinding(routes, readFile(routes), call),
		},
		copies: {},
		next: [
			`write what it takes, answers and does in ${home}/contract/${call.kebab}.ts and ${home}/server/${call.kebab}.ts`,
			`say in ${home}/server/player-calls.data.ts which restrictions refuse it`,
		],
	};
}

function contractOf(domain: Names, call: Names): string {
	const reads = READING.test(call.kebab);
	return `import { defineCall, Struct, Text } from "@baize/kernel/call";

export const ${call.camel} = defineCall({
	name: "${call.camel}",
	method: "${reads ? "GET" : "POST"}",
	path: "/api/v1/${domain.kebab}/:session/${call.kebab}",
	who: "player",
	level: "session",
${limitOf(call)}	summary: "${call.heading}, for the player of the session.",
	params: Struct({ session: Text() }),
${reads ? "" : "\tbody: Struct({}),\n"}	reply: Struct({}),
	errors: {},
});
`;
}

/** A call that looks dear by its name must name its limit. */
function limitOf({ kebab, camel: name }: Names): string {
	const method = READING.test(kebab) ? "GET" : "POST";
	const isDear = dearBecause({ name, method, who: "player", level: "session" } as Parameters<typeof dearBecause>[0]);
	return isDear ? `\tlimit: "${method === "GET" ? "search" : "command"}",\n` : "";
}

const handlerOf = ({ kebab, camel, pascal }: Names): string => `import type { Handler } from "@baize/platform-server";
import type { ${camel} } from "../contract/${kebab}.ts";

export const handle${pascal}: Handler<typeof ${camel}> = (_input, _visit) => ({});
`;

function testOf({ kebab, camel, pascal }: Names): string {
	const input = READING.test(kebab) ? '{ params: { session: "h" } }' : '{ params: { session: "h" }, body: {} }';
	return `import { bind, openInProcessClient, type Visit } from "@baize/platform-server";
import { PROVED } from "@baize/testing";
import { expect, it } from "vitest";
import { ${camel} } from "../contract/${kebab}.ts";
import { handle${pascal} } from "./${kebab}.ts";

const visit: Visit = {
	session: { sessionId: 1n, handle: "h", playerId: 7n, bucket: 7, currency: "CAD", roles: [], ...PROVED },
	locale: "en",
	ip: "",
	userAgent: "",
	cookies: {},
};

it("${camel} answers the player of the session", async () => {
	const client = openInProcessClient([bind(${camel}, handle${pascal})]);
	const input = ${input};
	expect(await client.call(${camel}, input, visit)).toEqual({});
});
`;
}

const ALL_CALLS = 'import * as calls from "../contract/index.ts";';
const NAMED_CALLS = /^import \{\n?(?=[^}]*\} from "\.\.\/contract\/index\.ts";)/m;
const BEGINNING_OF_LIST = /Binding\[\] (=> \[|\{\n[\s\S]*?\n\treturn \[)\n/;
const END_OF_LIST = /^\t?\];$/m;

/** Binds the call at the end of the list of bindings that a domain's routes.ts answers. */
export function withBinding(path: string, text: string, { kebab, camel, pascal }: Names): string {
	const isNamespace = text.includes(ALL_CALLS);
	const bound = `\tbind(${isNamespace ? "calls." : ""}${camel}, handle${pascal}),\n`;
	const withCall = isNamespace ? text : insertAfter(path, text, NAMED_CALLS, `${camel}, `);
	const withHandler = insertAfter(path, withCall, LAST_IMPORT, `import { handle${pascal} } from "./${kebab}.ts";\n`);
	const { 0: beginning, index } = BEGINNING_OF_LIST.exec(withHandler) ?? { 0: "", index: withHandler.length };
	const list = index + beginning.length;
	return withHandler.slice(0, list) + insertBefore(path, withHandler.slice(list), END_OF_LIST, bound);
}
