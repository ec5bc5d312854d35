import { type Fields, openFields, type Profile } from "@baize/platform-server";
import {
	DEPOSIT_METHOD_NAMES,
	type DepositMethod,
	isIban,
	plainAccount,
	WITHDRAWAL_METHODS,
	type WithdrawalMethod,
} from "../../../contract/index.ts";
import type { Fees } from "../../books/fees.data.ts";
import { readFees } from "./fees.ts";
import type { RouteRule } from "./routing.ts";

export type HostedSettings = {
	adapter: "hosted";
	name: string;
	url: string;
	/** Origins of its pages: a player is sent nowhere else. */
	pages: string[];
	key: string;
	callbackKeys: string[];
	deposits: Partial<Record<DepositMethod, string[]>>;
	payouts: Partial<Record<WithdrawalMethod, string[]>>;
	captures: boolean;
	refunds: boolean;
	keepsCards: boolean;
};
export type BtcpaySettings = {
	adapter: "btcpay";
	name: string;
	url: string;
	store: string;
	apiKey: string;
	webhookSecrets: string[];
	currencies: string[];
	paymentMethod: string;
	network: string;
	unit: string;
	confirmations: number;
	/** It pays out, too. Only Bitcoin on its chain, whose addresses are checked. */
	payouts: boolean;
};
export type BankTransferSettings = {
	adapter: "bankTransfer";
	name: string;
	accounts: { currency: string; holder: string; bank: string; account: string }[];
	/** The accounts that payouts leave from, in files for the bank; none if it does not pay out. */
	payers?: { currency: string; holder: string; iban: string; bic?: string }[];
};
export type SandboxSettings = { adapter: "sandbox"; name: "sandbox" };
type AdapterSettings = HostedSettings | BtcpaySettings | BankTransferSettings | SandboxSettings;
/** `fees`: undefined where the file names none. */
export type ProviderSettings = AdapterSettings & { fees?: Fees };
export type PaymentSettings = { providers: ProviderSettings[]; rules: RouteRule[] | undefined };

const NAME = /^[a-z][a-z0-9-]{1,30}$/;
const CURRENCY = /^[A-Z]{3,5}$/;
const COUNTRY = /^[A-Z]{2}$/;
/** As long as what `openssl rand -hex 16` makes. */
const KEY = /^\S{32,}$/;
const KEY_FORM = "a secret of at least 32 characters";
const ORIGIN = /^https:\/\/[^/\s@]+$/;
const MAX_WEIGHT = 1_000;
const MAX_QUOTA = 10_000_000;

/** Everything that the file of PAYMENT_PROVIDERS says; all errors together. */
export function readPaymentSettings(
	value: unknown,
	profile: Profile,
): { settings: PaymentSettings } | { errors: string[] } {
	const errors: string[] = [];
	const file = openFields(value, "PAYMENT_PROVIDERS:", errors);
	const providers = file.objects("providers").flatMap((fields) => readProvider(fields, profile) ?? []);
	const rules = file.has("routes") ? file.objects("routes").map((fields) => readRule(fields, providers)) : undefined;
	for (const name of repeated(providers.map((provider) => provider.name)))
		file.error(`has several providers called "${name}". Give each a name of its own.`);
	file.end();
	return errors.length > 0 ? { errors } : { settings: { providers, rules } };
}

const repeated = (names: readonly string[]): string[] => [
	...new Set(names.filter((name, at) => names.indexOf(name) !== at)),
];

const READERS = {
	hosted: readHosted,
	btcpay: readBtcpay,
	bankTransfer: readBankTransfer,
	sandbox: readSandbox,
} satisfies Record<AdapterSettings["adapter"], (name: string, fields: Fields, profile: Profile) => AdapterSettings>;

function readProvider(fields: Fields, profile: Profile): ProviderSettings | undefined {
	const name = fields.text("name", NAME, "a name of small letters, digits and hyphens");
	const adapters = Object.keys(READERS) as ProviderSettings["adapter"][];
	const given = fields.text("adapter", /\S/, `one of ${adapters.join(", ")}`);
	const adapter = adapters.find((each) => each === given);
	if (!adapter) {
		if (given) fields.error(`has "adapter", which must be one of ${adapters.join(", ")}.`);
		return undefined;
	}
	const settings = READERS[adapter](name, fields, profile);
	const fees = fields.has("fees") ? readFees(fields.object("fees")) : undefined;
	fields.end();
	return fees ? { ...settings, fees } : settings;
}

/** Without https only outside production, for a provider on the same machine. */
const protocolsIn = (profile: Profile): string[] => (profile === "production" ? ["https:"] : ["https:", "http:"]);

function readHosted(name: string, fields: Fields, profile: Profile): HostedSettings {
	return {
		adapter: "hosted",
		name,
		url: fields.address("url", protocolsIn(profile)),
		pages: fields.texts("pages", ORIGIN, "https origins without a path"),
		key: fields.text("key", KEY, KEY_FORM),
		callbackKeys: fields.texts("callbackKeys", KEY, "secrets of at least 32 characters"),
		deposits: currenciesByMethod(fields, "deposits", DEPOSIT_METHOD_NAMES),
		payouts: currenciesByMethod(fields, "payouts", Object.keys(WITHDRAWAL_METHODS) as WithdrawalMethod[]),
		captures: fields.flag("captures"),
		refunds: fields.flag("refunds"),
		keepsCards: fields.flag("keepsCards"),
	};
}

function currenciesByMethod<Method extends string>(
	fields: Fields,
	name: string,
	methods: readonly Method[],
): Partial<Record<Method, string[]>> {
	// A provider may take deposits only, or only pay out.
	if (!fields.has(name)) return {};
	const inside = fields.object(name);
	const found: Partial<Record<Method, string[]>> = {};
	for (const method of methods) if (inside.has(method)) found[method] = inside.texts(method, CURRENCY, "currencies");
	inside.end();
	return found;
}

const PAID_METHOD = "BTC-CHAIN";

function readBtcpay(name: string, fields: Fields, profile: Profile): BtcpaySettings {
	const payouts = fields.flag("payouts");
	const paymentMethod = fields.text("paymentMethod", /^[A-Z0-9-]{3,30}$/, "a payment method such as BTC-CHAIN");
	if (payouts && paymentMethod && paymentMethod !== PAID_METHOD)
		fields.error(`pays out by "${paymentMethod}", but only addresses of ${PAID_METHOD} can be checked.`);
	return {
		adapter: "btcpay",
		name,
		url: fields.address("url", protocolsIn(profile)),
		store: fields.text("store", /^[A-Za-z0-9]{10,60}$/, "the id of a store"),
		apiKey: fields.text("apiKey", /^\S{20,}$/, "an API key"),
		webhookSecrets: fields.texts("webhookSecrets", /^\S{16,}$/, "secrets of at least 16 characters"),
		currencies: fields.texts("currencies", CURRENCY, "currencies"),
		paymentMethod,
		payouts,
		network: fields.text("network"),
		unit: fields.text("unit", /^[A-Z0-9]{2,8}$/, "a unit such as BTC"),
		confirmations: fields.integer("confirmations", { min: 0, max: 100 }),
	};
}

function readBankTransfer(name: string, fields: Fields): BankTransferSettings {
	const accounts = fields.objects("accounts").map((account) => {
		const read = {
			currency: account.text("currency", CURRENCY, "a currency"),
			holder: account.text("holder"),
			bank: account.text("bank"),
			account: account.text("account"),
		};
		account.end();
		return read;
	});
	if (accounts.length === 0) fields.error(`needs an account in "accounts".`);
	for (const currency of repeated(accounts.map((account) => account.currency)))
		fields.error(`has several accounts in ${currency}.`);
	const payers = fields.has("payouts") ? fields.objects("payouts").map(readPayer) : [];
	for (const currency of repeated(payers.map((payer) => payer.currency)))
		fields.error(`pays out of several accounts in ${currency}.`);
	return { adapter: "bankTransfer", name, accounts, payers };
}

const BIC = /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/;

function readPayer(fields: Fields) {
	const iban = plainAccount(fields.text("iban"));
	if (iban && !isIban(iban)) fields.error(`has "iban", whose check digits are not right.`);
	const payer = {
		currency: fields.text("currency", CURRENCY, "a currency"),
		holder: fields.text("holder"),
		iban,
		...(fields.has("bic") ? { bic: fields.text("bic", BIC, "the code of a bank (BIC)") } : {}),
	};
	fields.end();
	return payer;
}

function readSandbox(name: string, fields: Fields, profile: Profile): SandboxSettings {
	if (profile === "production")
		fields.error("is the sandbox, whose money is made up. Production does not start with it.");
	if (name && name !== "sandbox") fields.error(`must be called "sandbox".`);
	return { adapter: "sandbox", name: "sandbox" };
}

function readRule(fields: Fields, providers: readonly ProviderSettings[]): RouteRule {
	const limit = (name: string): bigint | undefined =>
		fields.has(name) ? BigInt(fields.integer(name, { min: 0, max: Number.MAX_SAFE_INTEGER })) : undefined;
	const rule: RouteRule = {
		kind: fields.text("kind", /^(deposit|withdrawal)$/, `"deposit" or "withdrawal"`) as RouteRule["kind"],
		methods: fields.optionalTexts("methods", /^[a-zA-Z]+$/, "methods"),
		currencies: fields.optionalTexts("currencies", CURRENCY, "currencies"),
		countries: fields.optionalTexts("countries", COUNTRY, "countries of two letters"),
		minMinor: limit("minMinor"),
		maxMinor: limit("maxMinor"),
		providers: fields.objects("providers").map((each) => readWeight(each, providers)),
	};
	fields.end();
	return rule;
}

function readWeight(fields: Fields, providers: readonly ProviderSettings[]): RouteRule["providers"][number] {
	const name = fields.text("name");
	if (name && !providers.some((provider) => provider.name === name))
		fields.error(`names "${name}", but there is no such provider.`);
	const weight = fields.integer("weight", { min: 1, max: MAX_WEIGHT }, 1);
	const dailyQuota = fields.has("dailyQuota") ? fields.integer("dailyQuota", { min: 1, max: MAX_QUOTA }) : undefined;
	fields.end();
	return { name, weight, ...(dailyQuota === undefined ? {} : { dailyQuota }) };
}
