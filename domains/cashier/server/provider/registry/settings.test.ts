import { ConfigErrors, openOutgoing } from "@baize/platform-server";
import { settableClock } from "@baize/testing";
import { describe, expect, it } from "vitest";
import { scriptedProvider } from "../../../testing/index.ts";
import type { PaymentProvider } from "../port.ts";
import { openConfiguredProviders } from "./configured.ts";
import { readPaymentSettings } from "./settings.ts";

const SECRET = "s".repeat(32);
const HOSTED = {
	name: "acme",
	adapter: "hosted",
	url: "https://api.acme.example/v1/",
	pages: ["https://pay.acme.example"],
	key: SECRET,
	callbackKeys: [SECRET],
	deposits: { card: ["CAD"] },
	payouts: { card: ["CAD"] },
	captures: true,
};
const BTCPAY = {
	name: "coins",
	adapter: "btcpay",
	url: "https://btcpay.example",
	store: "store0000000001",
	apiKey: "k".repeat(20),
	webhookSecrets: ["w".repeat(16)],
	currencies: ["CAD"],
	paymentMethod: "BTC-CHAIN",
	network: "Bitcoin",
	unit: "BTC",
	confirmations: 1,
};
const ACCOUNT = { currency: "CAD", holder: "Baize Ltd", bank: "First Bank", account: "021000021-1" };
const TRANSFER = { name: "transfer", adapter: "bankTransfer", accounts: [ACCOUNT] };
const payer = (iban: string) => ({ currency: "EUR", holder: "Baize Ltd", iban });
const ROUTE = { kind: "deposit", methods: ["card"], providers: [{ name: "acme", weight: 3 }] };

const errorsOf = (value: unknown, profile: "production" | "test" = "production"): string[] => {
	const read = readPaymentSettings(value, profile);
	return "errors" in read ? read.errors : [];
};

describe("[CASH-03] the file of payment providers", () => {
	it("opens every adapter in production, with the routes", () => {
		const settings = {
			providers: [HOSTED, BTCPAY, TRANSFER],
			routes: [ROUTE, { ...ROUTE, methods: ["crypto"], providers: [{ name: "coins" }] }],
		};
		expect(errorsOf(settings)).toEqual([]);
		const providers = openConfiguredProviders({
			clock: settableClock(),
			profile: "production",
			outgoing: openOutgoing(),
			sandbox: undefined,
			settings,
		});
		expect(providers.list().map(({ name }) => name)).toEqual(["acme", "coins", "transfer"]);
		const offered = (method: string) =>
			providers.availabilityOf({ kind: "deposit", method, currency: "CAD", country: "CA" });
		expect([offered("card"), offered("crypto"), offered("bankTransfer")]).toEqual(["offered", "offered", "country"]);
	});

	it.each<[string, unknown, string[]]>([
		["is no object", [], ["must be an object", `needs "providers"`]],
		["has no providers", {}, [`needs "providers", a list`]],
		[
			"has an adapter that does not exist",
			{ providers: [{ name: "x1", adapter: "cheque" }] },
			["must be one of hosted, btcpay, bankTransfer, sandbox"],
		],
		[
			"has the sandbox in production",
			{ providers: [{ name: "sandbox", adapter: "sandbox" }] },
			["Production does not start with it"],
		],
		[
			"has plain http in production",
			{ providers: [{ ...HOSTED, url: "http://api.acme.example" }] },
			[`"url", which must be an address of the form https://`],
		],
		[
			"has a password in an address",
			{ providers: [{ ...HOSTED, url: "https://user:word@api.acme.example" }] },
			["without a password or query"],
		],
		[
			"has a short key",
			{ providers: [{ ...HOSTED, key: "short" }] },
			[`needs "key", a secret of at least 32 characters`],
		],
		[
			"has a field that is not known",
			{ providers: [{ ...HOSTED, colour: "red" }] },
			[`has "colour", which is not known here`],
		],
		[
			"has a method that does not exist",
			{ providers: [{ ...HOSTED, deposits: { cheque: ["CAD"] } }] },
			[`has "cheque"`],
		],
		[
			"has a currency that is none",
			{ providers: [{ ...BTCPAY, currencies: ["dollars"] }] },
			["must be a list of currencies"],
		],
		[
			"pays out coins whose addresses cannot be checked",
			{ providers: [{ ...BTCPAY, paymentMethod: "LTC-CHAIN", payouts: true }] },
			[`pays out by "LTC-CHAIN", but only addresses of BTC-CHAIN can be checked`],
		],
		[
			"pays out of an account that cannot exist, and of two in a currency",
			{
				providers: [{ ...TRANSFER, payouts: ["DE89370400440532013001", "DE89 3704 0044 0532 0130 00"].map(payer) }],
			},
			[`"iban", whose check digits are not right`, "pays out of several accounts in EUR"],
		],
		[
			"has fees of a method that does not exist",
			{ providers: [{ ...HOSTED, fees: { deposits: { cheque: { fixedMinor: 25 } } } }] },
			[`"fees" "deposits" has "cheque", which is not known here`],
		],
		[
			"has a fee of more than the payment, and one that is no whole number",
			{ providers: [{ ...HOSTED, fees: { deposits: { card: { perTenThousand: 10_001, fixedMinor: 0.5 } } } }] },
			[`"perTenThousand", which must be a whole number from 0 to 10000`, `"fixedMinor", which must be a whole number`],
		],
		["has two of one name", { providers: [HOSTED, HOSTED] }, [`several providers called "acme"`]],
		[
			"routes to a provider that is not there",
			{ providers: [HOSTED], routes: [{ ...ROUTE, providers: [{ name: "other" }] }] },
			[`names "other", but there is no such provider`],
		],
		[
			"has a weight of 0",
			{ providers: [HOSTED], routes: [{ ...ROUTE, providers: [{ name: "acme", weight: 0 }] }] },
			["a whole number from 1 to 1000"],
		],
		[
			"has two accounts in one currency",
			{ providers: [{ ...TRANSFER, accounts: [ACCOUNT, ACCOUNT] }] },
			["several accounts in CAD"],
		],
	])("that %s is refused, with what is wrong", (_case, value, parts) => {
		const errors = errorsOf(value);
		expect(errors).toHaveLength(parts.length);
		for (const [at, part] of parts.entries()) expect(errors[at]).toContain(part);
		expect(errors.join()).not.toContain(SECRET);
	});

	it("says what a provider takes, by kind and method; what it does not name costs nothing", () => {
		const fees = { deposits: { card: { perTenThousand: 290, fixedMinor: 30 } }, payouts: { card: { fixedMinor: 25 } } };
		const providers = openConfiguredProviders({
			...{ clock: settableClock(), profile: "test", outgoing: openOutgoing() },
			sandbox: scriptedProvider({ name: "sandbox" }),
			settings: { providers: [{ ...HOSTED, fees }, TRANSFER, { name: "sandbox", adapter: "sandbox" }] },
		});
		expect(providers.feeOf("acme", "deposit", "card")).toEqual({ perTenThousand: 290n, fixedMinor: 30n });
		expect(providers.feeOf("acme", "withdrawal", "card")).toEqual({ perTenThousand: 0n, fixedMinor: 25n });
		expect(providers.feeOf("acme", "withdrawal", "constructor")).toBeUndefined();
		expect(providers.feeOf("transfer", "deposit", "bankTransfer")).toBeUndefined();
		expect(providers.feeOf("sandbox", "deposit", "card")?.perTenThousand).toBe(140n);
	});

	it("left out is the sandbox with a bank account of its own, and in production nothing", () => {
		const open = (sandbox: PaymentProvider | undefined) =>
			openConfiguredProviders({
				clock: settableClock(),
				profile: "test",
				outgoing: openOutgoing(),
				sandbox,
				settings: undefined,
			}).list();
		expect(open(undefined)).toEqual([]);
		expect(open(scriptedProvider({ name: "sandbox" })).map(({ name }) => name)).toEqual(["sandbox", "sandbox-bank"]);
	});

	it("names all errors together, at the start", () => {
		const open = () =>
			openConfiguredProviders({
				clock: settableClock(),
				profile: "test",
				outgoing: openOutgoing(),
				sandbox: undefined,
				settings: { providers: [{ ...HOSTED, key: "", pages: [] }], routes: {} },
			});
		expect(open).toThrow(ConfigErrors);
		expect(open).toThrow(/3 errors/);
	});
});
