import { listPlayers, readProfile } from "@baize/identity/contract";
import { getBalances } from "@baize/wallet/contract";
import { describe, expect, it } from "vitest";
import type { Address } from "./addresses.ts";
import type { Answered } from "./ask.ts";
import { ALWAYS, lawsOf } from "./laws.ts";
import type { Kind, Visitor } from "./visitors.ts";

const SECRET = "5ec2e7".repeat(8);
const isBroken = lawsOf([SECRET], "http://localhost:3001");
const SAFE: Answered["headers"] = ALWAYS.map((name) => [name, "as it should be"]);
const NOT_KEPT: [string, string] = ["cache-control", "no-store"];

const answer = (over: Partial<Answered> = {}): Answered => ({ status: 200, headers: SAFE, body: "", ms: 5, ...over });
const address = (over: Partial<Address> = {}): Address => ({ about: "page", method: "GET", target: "/en", ...over });
const visitor = (kind: Kind): Visitor => ({ kind, session: undefined, renew: async () => {} });

type Case = { what: string; answered?: Partial<Answered>; asked?: Partial<Address>; as?: Kind };
const brokenBy = ({ answered, asked, as = "anonymous" }: Case): string[] =>
	isBroken(answer(answered), address(asked), visitor(as));

const OWN = { about: "call", target: "/services/wallet", call: getBalances };

describe("an answer", () => {
	it.each<Case & { law: string }>([
		{ what: "none", answered: { status: 0 }, law: "is answered" },
		{ what: "a fault", answered: { status: 500 }, law: "is no fault of ours" },
		{ what: "a late one", answered: { ms: 4_000 }, law: "comes in time" },
		{ what: "a stack", answered: { body: "Error\n    at run (a.js:1:2)" }, law: "tells nothing of the inside" },
		{ what: "words of the database", answered: { body: 'relation "x"' }, law: "tells nothing of the inside" },
		{ what: "without headers", answered: { headers: [] }, law: "carries the security headers" },
		{
			what: "a cookie",
			answered: { headers: [...SAFE, ["set-cookie", "sid=1"]] },
			law: "sets no cookie where none belongs",
		},
		{
			what: "to elsewhere",
			answered: { headers: [...SAFE, ["location", "//evil.example"]] },
			law: "leads nowhere else",
		},
		{ what: "to a host", answered: { headers: [...SAFE, ["location", "/\\evil.example"]] }, law: "leads nowhere else" },
		{ what: "her e-mail", answered: { body: "alice@baize.test" }, law: "tells a player's own to nobody else" },
		{ what: "a balance", asked: OWN, law: "answers a call only to whom it is for" },
		{ what: "a balance", asked: OWN, as: "forged", law: "answers a call only to whom it is for" },
		{ what: "a balance", asked: OWN, as: "pending", law: "answers a call only to whom it is for" },
		{
			what: "another's balance",
			answered: { headers: [...SAFE, NOT_KEPT] },
			asked: { ...OWN, isStranger: true },
			as: "excluded",
			law: "answers a call only to whom it is for",
		},
		{
			what: "the players",
			answered: { headers: [...SAFE, NOT_KEPT] },
			asked: { ...OWN, call: listPlayers },
			as: "player",
			law: "answers a call only to whom it is for",
		},
		{ what: "another site's", asked: { about: "call, another site" }, law: "refuses what another site asks for" },
		{ what: "a kept balance", asked: OWN, as: "player", law: "is kept by no cache where it is somebody's own" },
		{ what: "a key", answered: { body: `key=${SECRET}` }, law: "tells no secret" },
		{ what: "a hash", answered: { body: "$argon2id$v=19$m=19456" }, law: "tells no secret" },
	])("with $what breaks one law: $law", ({ law, ...of }) => {
		expect(brokenBy(of)).toEqual([expect.stringContaining(`an answer ${law}: `)]);
	});

	it.each<Case>([
		{ what: "a page" },
		{
			what: "the page that says that something went wrong",
			answered: { status: 500 },
			asked: { target: "/en/error/internal-server" },
		},
		{ what: "her own balance", answered: { headers: [...SAFE, NOT_KEPT] }, asked: OWN, as: "player" },
		{ what: "what a pending session may read", asked: { ...OWN, call: readProfile }, as: "pending" },
		{ what: "a refusal", answered: { status: 401 }, asked: OWN },
	])("with $what breaks none", (of) => {
		expect(brokenBy(of)).toEqual([]);
	});
});
