import { pageContext } from "@baize/platform-web/context";
import fc from "fast-check";
import { RouterContextProvider, type ServerBuild, UNSAFE_decodeViaTurboStream } from "react-router";
import { describe, expect, it } from "vitest";
import { type PageHandler, pageHandlers, routerHandler } from "../rendering/page-handlers.ts";
import * as sample from "../rendering/sample-build.ts";
import { NotPlainData, openPayloadWriter } from "./hydration-payload.ts";

const build = sample as unknown as ServerBuild;

function contextAnswering(answer: (name: string) => unknown): RouterContextProvider {
	const context = new RouterContextProvider();
	const call = async ({ name }: { name: string }) => answer(name);
	context.set(pageContext, { nonce: "n", locale: "en", call } as never);
	return context;
}

const visit = async (handler: PageHandler, path: string, answer = (name: string): unknown => ({ name })) => {
	const request = { method: "GET", url: new URL(`http://localhost${path}`) };
	const { status, bytes } = await handler(request, contextAnswering(answer));
	return { status, text: Buffer.from(bytes, "latin1").toString() };
};

describe("pages that go straight to the renderer", () => {
	it.each(["/en", "/en?a=b+c&d=1", "/en/pages/rules", "/en/pages/caf%C3%A9", "/en/pages/a%2Fb/"])(
		"%s is given what the router would give it",
		async (path) => {
			const direct = await visit(pageHandlers(build)(path.split("?")[0] ?? ""), path);
			const whole = await visit(routerHandler(build, "production"), path);
			const listed = (text: string) => ({
				...JSON.parse(text),
				routes: [],
				entry: withoutOthers(JSON.parse(text).entry),
			});
			expect(direct.status).toBe(whole.status);
			expect(listed(direct.text)).toEqual(listed(whole.text));
		},
	);

	it("makes each call once, also for a page that the router answers", async () => {
		const request: string[] = [];
		const answer = (name: string): unknown => {
			request.push(name);
			return new Date(0);
		};
		const { status, text } = await visit(pageHandlers(build)("/en/pages/rules"), "/en/pages/rules", answer);
		expect(status).toBe(200);
		expect(text).toContain("1970-01-01");
		expect(request).toEqual(["rules"]);
	});
});

// A page gets its own routes only, the router's all of them.
const withoutOthers = (entry: Record<string, unknown>) => ({ ...entry, manifest: {}, routeModules: [] });

const unchanging = new WeakSet<object>();
const handOffOf = openPayloadWriter((value) => unchanging.has(value));

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

	it("may contain values that never change, anywhere and repeatedly", async () => {
		await fc.assert(
			fc.asyncProperty(fc.array(plain), plain, async (before, value) => {
				const cached = { value, again: [value, "value"] };
				unchanging.add(cached);
				for (const meant of [{ cached }, { before, cached, value }, { before, cached, twice: cached }, { cached }]) {
					expect(await decoded(handOffOf(meant))).toEqual(meant);
				}
			}),
		);
	});

	it("is written of what never changes once", () => {
		let read = 0;
		const cached = {
			get name() {
				read++;
				return "once";
			},
		};
		unchanging.add(cached);
		expect(handOffOf({ cached })).toBe(handOffOf({ cached }));
		expect(read).toBe(1);
	});

	it("ends no script, and is plain bytes", () => {
		const literal = handOffOf({ text: "</script><!--\u2028 ñ €" });
		expect(literal).not.toMatch(/[<>&\u0100-\uffff]/);
	});

	it("distinguishes a missing value from null", async () => {
		const state = { a: undefined, b: null, c: [undefined, null, 0, "", false] };
		expect(await decoded(handOffOf(state))).toStrictEqual(state);
	});

	it.each([[new Date()], [1n], [Number.NaN], [-0], [new Map()], [() => 1]])("is not written of %s", (value) => {
		expect(() => handOffOf({ value })).toThrow(NotPlainData);
	});
});
