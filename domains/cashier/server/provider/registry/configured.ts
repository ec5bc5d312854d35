import type { Clock } from "@baize/kernel/time";
import { ConfigErrors, type Outgoing, type Profile } from "@baize/platform-server";
import { DEPOSIT_CURRENCIES } from "../../../contract/index.ts";
import { type Fees, NO_FEES, SANDBOX_FEES } from "../../books/fees.data.ts";
import { openBankTransfer } from "../adapters/bank-transfer/index.ts";
import { openBtcpay } from "../adapters/btcpay/index.ts";
import { openHosted } from "../adapters/hosted/index.ts";
import type { PaymentProvider } from "../port.ts";
import { openProviders, type PaymentProviders } from "./index.ts";
import { type BankTransferSettings, type ProviderSettings, readPaymentSettings } from "./settings.ts";

export type ConfiguredPorts = {
	clock: Clock;
	profile: Profile;
	outgoing: Outgoing;
	sandbox: PaymentProvider | undefined;
	/**
	 * What PAYMENT_PROVIDERS names; undefined if it names nothing: then there is the sandbox with a bank account of its
	 * own, and in production none.
	 */
	settings: unknown;
};

/** Throws ConfigErrors with everything that is wrong in the settings. */
export function openConfiguredProviders(ports: ConfiguredPorts): PaymentProviders {
	const { clock, profile, sandbox, settings } = ports;
	if (settings === undefined)
		return openProviders({ clock, providers: sandbox ? [sandbox, openBankTransfer({ settings: SANDBOX_BANK })] : [] });
	const read = readPaymentSettings(settings, profile);
	if ("errors" in read) throw new ConfigErrors(read.errors);
	const providers = read.settings.providers.flatMap((each) => openProvider(ports, each) ?? []);
	const fees = new Map(read.settings.providers.map((each) => [each.name, each.fees ?? feesOfAdapter(each)]));
	return openProviders({ clock, providers, rules: read.settings.rules, fees });
}

const feesOfAdapter = ({ adapter }: ProviderSettings): Fees => (adapter === "sandbox" ? SANDBOX_FEES : NO_FEES);

/** An account at no bank: operators enter what a payer would have sent there under Bank receipts. */
const SANDBOX_BANK: BankTransferSettings = {
	adapter: "bankTransfer",
	name: "sandbox-bank",
	accounts: DEPOSIT_CURRENCIES.map((currency) => ({
		currency,
		holder: "Baize sandbox",
		bank: "Bank of the sandbox",
		account: `000000000-${currency}`,
	})),
};

function openProvider({ clock, outgoing, sandbox }: ConfiguredPorts, settings: ProviderSettings) {
	if (settings.adapter === "hosted") return openHosted({ clock, outgoing, settings });
	if (settings.adapter === "btcpay") return openBtcpay({ outgoing, settings });
	if (settings.adapter === "bankTransfer") return openBankTransfer({ settings });
	return sandbox;
}
