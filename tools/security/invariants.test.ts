import { listPlayers, readProfile } from "@baize/identity/contract";
import { getBalances } from "@baize/wallet/contract";
import { describe, expect, it } from "vitest";
import type { Address } from "./addresses.ts";
import { ALWAYS, checkerOf } from "./invariants.ts";
import type { RawResponse } from "./raw-request.ts";
import type { Kind, Visitor } from "./visitors.ts";

const SECRET = "5ec2e7".repeat(8);
const violationsOf = checkerOf([SECRET], "http://localhost:3001");
const SAFE: RawResponse["headers"] = ALWAYS.map((name) => [name, "as it should be"]);
const NOT_KEPT: [string, string] = ["cache-control", "no-store"];

const answer = (over: Partial<RawResponse> = {}): RawResponse => ({
	status: 200,
	headers: SAFE,
	body: "",
	ms: 5,
	...over,
});
const address = (over: Partial<Address> = {}): Address => ({ about: "page", method: "GET", target: "/en", ...over });
const visitor = (kind: Kind): Visitor => ({ kind, session: undefined, renew: async () => {} });

type Case = { what: string; response?: Partial<RawResponse>; request?: Partial<Address>; as?: Kind };
const brokenBy = ({ response, request, as = "anonymous" }: Case): string[] =>
	violationsOf(answer(response), address(request), visitor(as));

const OWN = { about: "call", target: "/services/wallet", call: getBalances };

describe("an answer", () => {
	it.each<Case & { invariant: string }>([
		{ what: "none", response: { status: 0 }, invariant: "is answered" },
		{ what: "a server error", response: { status: 500 }, invariant: "is no server error" },
		{ what: "a late one", response: { ms: 4_000 }, invariant: "comes in time" },
		{ what: "a stack", response: { body: "Error\n    at run (a.js:1:2)" }, invariant: "leaks no internals" },
		{ what: "an error text of the database", response: { body: 'relation "x"' }, invariant: "leaks no internals" },
		{ what: "without headers", response: { headers: [] }, invariant: "carries the security headers" },
		{
			what: "a cookie",
			response: { headers: [...SAFE, ["set-cookie", "sid=1"]] },
			invariant: "sets no unexpected cookie",
		},
		{
			what: "to elsewhere",
			response: { headers: [...SAFE, ["location", "//evil.example"]] },
			invariant: "redirects to no other site",
		},
		{
			what: "to a host",
			response: { headers: [...SAFE, ["location", "/\\evil.example"]] },
			invariant: "redirects to no other site",
		},
		{
			what: "the player's e-mail",
			response: { body: "alice@baize.test" },
			invariant: "shows a player's data only to the player and operators",
		},
		{ what: "a balance", request: OWN, invariant: "answers a call only to its audience" },
		{ what: "a balance", request: OWN, as: "forged", invariant: "answers a call only to its audience" },
		{ what: "a balance", request: OWN, as: "pending", invariant: "answers a call only to its audience" },
		{
			what: "another's balance",
			response: { headers: [...SAFE, NOT_KEPT] },
			request: { ...OWN, isForeignHandle: true },
			as: "excluded",
			invariant: "answers a call only to its audience",
		},
		{
			what: "the players",
			response: { headers: [...SAFE, NOT_KEPT] },
			request: { ...OWN, call: listPlayers },
			as: "player",
			invariant: "answers a call only to its audience",
		},
		{
			what: "another site's",
			request: { about: "call, another site" },
			invariant: "refuses a request from another site",
		},
		{ what: "a balance that may be cached", request: OWN, as: "player", invariant: "is not cached if it is personal" },
		{ what: "a key", response: { body: `key=${SECRET}` }, invariant: "contains no secret" },
		{ what: "a hash", response: { body: "$argon2id$v=19$m=19456" }, invariant: "contains no secret" },
	])("with $what violates one invariant: $invariant", ({ invariant, ...of }) => {
		expect(brokenBy(of)).toEqual([expect.stringContaining(`an answer ${invariant}: `)]);
	});

	it.each<Case>([
		{ what: "a page" },
		{
			what: "the page that reports an error",
			response: { status: 500 },
			request: { target: "/en/error/internal-server" },
		},
		{ what: "the player's own balance", response: { headers: [...SAFE, NOT_KEPT] }, request: OWN, as: "player" },
		{ what: "what a pending session may read", request: { ...OWN, call: readProfile }, as: "pending" },
		{ what: "a refusal", response: { status: 401 }, request: OWN },
	])("with $what violates none", (of) => {
		expect(brokenBy(of)).toEqual([]);
	});
});
