import { houseContext } from "@baize/platform-web/context";
import fc from "fast-check";
import { RouterContextProvider, type ServerBuild, UNSAFE_decodeViaTurboStream } from "react-router";
import { describe, expect, it } from "vitest";
import { NoPlainData, openHandOffs } from "./hand-off.ts";
import { type PageHandler, pageHandlers, routerHandler } from "./page-handlers.ts";
import * as sample from "./sample-build.ts";

const build = sample as unknown as ServerBuild;

function contextAnswering(answer: (name: string) => unknown): RouterContextProvider {
	const context = new RouterContextProvider();
	const call = async ({ name }: { name: string }) => answer(name);
	context.set(houseContext, { nonce: "n", locale: "en", call } as never);
	return context;
}

const visit = async (handler: PageHandler, path: string, answer = (name: string): unknown => ({ name })) => {
	const asked = { method: "GET", url: new URL(`http://localhost${path}`) };
	const { status, bytes } = await handler(asked, contextAnswering(answer));
	return { status, text: Buffer.from(bytes, "latin1").toString() };
};

describe("pages that go straight to the renderer", () => {
	it.each(["/en", "/en?a=b+c&d=1", "/en/pages/rules", "/en/pages/caf%C3%A9", "/en/pages/a%2Fb/"])(
		"%s is given what the router would give it",
		async (path) => {
			const straight = await visit(pageHandlers(build)(path.split("?")[0] ?? ""), path);
			const whole = await visit(routerHandler(build, "production"), path);
			const listed = (text: string) => ({
				...JSON.parse(text),
				routes: [],
				entry: withoutOthers(JSON.parse(text).entry),
			});
			expect(straight.status).toBe(whole.status);
			expect(listed(straight.text)).toEqual(listed(whole.text));
		},
	);

	it("asks the house once, also for a page that the router answers", async () => {
		const asked: string[] = [];
		const answer = (name: string): unknown => {
			asked.push(name);
			return new Date(0);
		};
		const { status, text } = await visit(pageHandlers(build)("/en/pages/rules"), "/en/pages/rules", answer);
		expect(status).toBe(200);
		expect(text).toContain("1970-01-01");
		expect(asked).toEqual(["rules"]);
	});
});

// A page is given its own routes only, the router's all of them.
const withoutOthers = (entry: Record<string, unknown>) => ({ ...entry, manifest: {}, routeModules: [] });

const unchanging = new WeakSet<object>();
const handOffOf = openHandOffs((value) => unchanging.has(value));

/** As the browser gets it: the script's literal, and then the router's form. */
async function decoded(literal: string): Promise<unknown> {
	const text = JSON.parse(Buffer.from(literal, "latin1").toString());
	const { value } = await UNSAFE_decodeViaTurboStream(new Blob([text]).stream(), globalThis);
	return value;
}

/** As it comes out of JSON, where there is no minus zero. */
const plain = fc
	.jsonValue()
	.map((value) => JSON.parse(JSON.stringify(value)))
	.filter((value) => !JSON.stringify(value).includes("__proto__"));

describe("what a page wakes up with", () => {
	it("is read by the router as it was written", async () => {
		await fc.assert(
			fc.asyncProperty(plain, async (value) => {
				expect(await decoded(handOffOf({ value }))).toEqual({ value });
			}),
		);
	});

	it("may hold what never changes, wherever that stands and however often", async () => {
		await fc.assert(
			fc.asyncProperty(fc.array(plain), plain, async (before, value) => {
				const kept = { value, again: [value, "value"] };
				unchanging.add(kept);
				for (const meant of [{ kept }, { before, kept, value }, { before, kept, twice: kept }, { kept }]) {
					expect(await decoded(handOffOf(meant))).toEqual(meant);
				}
			}),
		);
	});

	it("is written of what never changes once", () => {
		let read = 0;
		const kept = {
			get name() {
				read++;
				return "once";
			},
		};
		unchanging.add(kept);
		expect(handOffOf({ kept })).toBe(handOffOf({ kept }));
		expect(read).toBe(1);
	});

	it("ends no script, and is plain bytes", () => {
		const literal = handOffOf({ text: "</script><!--\u2028 ñ €" });
		expect(literal).not.toMatch(/[<>&\u0100-\uffff]/);
	});

	it("keeps what is missing apart from what is nothing", async () => {
		const state = { a: undefined, b: null, c: [undefined, null, 0, "", false] };
		expect(await decoded(handOffOf(state))).toStrictEqual(state);
	});

	it.each([[new Date()], [1n], [Number.NaN], [-0], [new Map()], [() => 1]])("is not written of %s", (value) => {
		expect(() => handOffOf({ value })).toThrow(NoPlainData);
	});
});
