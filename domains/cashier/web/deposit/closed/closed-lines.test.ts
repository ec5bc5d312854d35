import { describe, expect, it } from "vitest";
import { type ClosedReason, WAY_OUT_OF } from "../../../contract/deposit-routes.ts";
import { type DepositContent, offerOf } from "./closed-lines.ts";

type Method = "card" | "crypto";
type Verdict = "clear" | "required" | "blocked";
type Given = { methods?: Method[]; closed?: Partial<Record<Method, ClosedReason[]>>; verdict?: Verdict };

const offer = ({ methods = [], closed = {}, verdict = "clear" }: Given) =>
	offerOf({
		methods: methods.map((method) => ({ method })) as never,
		closed: Object.entries(closed).map(([method, reasons]) => ({
			method: method as Method,
			reasons: reasons.map((reason) => ({ reason, wayOut: WAY_OUT_OF[reason] })),
		})),
		document: { verdict },
	});

describe("[CASH-01] what the page of deposits shows of closed methods", () => {
	const both = (...reasons: ClosedReason[]) => ({ card: reasons, crypto: reasons });
	it.each<[string, Given, DepositContent, Method[], string[]]>([
		["nothing while all are open", { methods: ["card", "crypto"] }, "form", ["card", "crypto"], []],
		[
			"a closed one by its name, beside the form",
			{ methods: ["card"], closed: { crypto: ["outage"] } },
			"form",
			["card"],
			["outage of crypto"],
		],
		[
			"no form where what is offered is closed to the player, and each reason once",
			{ methods: ["card", "crypto"], closed: both("place", "limitReached") },
			"lines",
			[],
			["place", "limitReached"],
		],
		[
			"what closes one method only by its name",
			{ methods: ["card"], closed: { card: ["timedOut"], crypto: ["timedOut", "country"] } },
			"lines",
			[],
			["timedOut", "country of crypto"],
		],
		[
			"a closed cashier before all else, with what the player can settle meanwhile",
			{ closed: both("cashierClosed", "documentRequired", "terms"), verdict: "required" },
			"closed",
			[],
			["documentRequired", "terms"],
		],
		[
			"the document by its own notice, and the rest",
			{ methods: ["card"], closed: { card: ["documentRequired", "terms"] }, verdict: "required" },
			"document",
			[],
			["terms"],
		],
		["the currency by its own notice", { closed: both("currency") }, "currency", [], []],
		["the same where no provider is known", {}, "currency", [], []],
	])("%s", (_case, given, content, open, lines) => {
		const found = offer(given);
		const named = found.lines.map(({ reason, methods }) =>
			methods.length > 0 ? `${reason} of ${methods.join(", ")}` : reason,
		);
		expect([found.content, found.open.map(({ method }) => method), named]).toEqual([content, open, lines]);
	});
});
