import type { Audit } from "@baize/audit/server";
import type { Desk } from "@baize/desk/server";
import type { Factors } from "@baize/factors/server";
import type { Flags } from "@baize/flags/server";
import type { GeneralLedger } from "@baize/general-ledger/server";
import { jurisdictionOf, UNKNOWN_PLACE } from "@baize/geo/contract";
import type { Identity } from "@baize/identity/server";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@baize/kernel/time";
import type { Notifications } from "@baize/notifications/server";
import { defineModule, type Infrastructure, loggedFinding, openOutgoing } from "@baize/platform-server";
import type { SaferPlay } from "@baize/safer-play/server";
import type { Verification } from "@baize/verification/server";
import type { Wallet } from "@baize/wallet/server";
import { CASHIER_TOPIC, isEmailAddress, METHOD_GROUPS } from "../contract/index.ts";
import { openDepositBlocks, openDepositGate } from "./deposits/deposit-gate.ts";
import {
	type BankAccounts,
	type CashierPorts,
	DESTINATION,
	LINKED_ACCOUNT,
	openBankAccounts,
	openCashier,
	openConfiguredProviders,
	openSandbox,
	PAYOUT_FILE,
	type PaymentProviders,
	SAVED_CARD,
	type Sandbox,
	seedBankAccount,
	seedFunds,
} from "./index.ts";
import { playerCalls } from "./player-calls.data.ts";

const DEMO_PLAYER = "alice@baize.test";

/** The simulated payment company; absent in production. */
export const sandboxModule = defineModule({
	name: "sandbox",
	keys: ["cashier.sandbox.callbacks"],
	open({ config, database, clock, outbox, secrets, log }: Infrastructure): Sandbox | undefined {
		const { profile, port } = config;
		if (profile === "production") return undefined;
		const ownOrigin = () => `http://127.0.0.1:${port}`;
		return openSandbox({ profile, database, clock, outbox, secrets, log, ownOrigin });
	},
	parts: (sandbox) => (sandbox ? { mount: sandbox.mount } : {}),
});

/** The companies that move money, as PAYMENT_PROVIDERS names them; the sandbox alone where it names none. */
/** Some companies list all that a store ever set aside in one answer. It is read only where an answer was lost. */
const LARGEST_ANSWER_BYTES = 16 * 2 ** 20;

export const paymentProvidersModule = defineModule({
	name: "paymentProviders",
	open: ({ config, clock, sandbox }: Infrastructure & { sandbox: Sandbox | undefined }) =>
		openConfiguredProviders({
			clock,
			sandbox,
			profile: config.profile,
			settings: config.paymentProviders,
			outgoing: openOutgoing({ maxBytes: LARGEST_ANSWER_BYTES }),
		}),
});

/** The bank accounts of players, which the cashier pays to. */
export const bankAccountsModule = defineModule({
	name: "bankAccounts",
	keys: ["identity.bankAccountFingerprint"],
	sealedColumns: [LINKED_ACCOUNT],
	open({
		config,
		audit,
		notifications,
		identity,
		...needs
	}: Infrastructure & { audit: Audit; notifications: Notifications; identity: Identity }) {
		const { database, clock, ids, secrets } = needs;
		const { publicUrl } = config;
		return openBankAccounts({
			database,
			clock,
			ids,
			secrets,
			publicUrl,
			audit,
			notifications,
			identity,
		});
	},
	parts: ({ bindings, linkedAccounts, fingerprintAccounts }, { database, clock, ids, secrets, identity }) => ({
		bindings,
		jobs: [{ name: "cashier.fingerprintAccounts", everyMs: HOUR_MS, run: fingerprintAccounts }],
		exportParts: [{ name: "bankAccounts", read: (playerId) => linkedAccounts(database.reader, playerId) }],
		async seedDemo() {
			const player = await identity.findPlayer(database.reader, DEMO_PLAYER);
			if (player) await seedBankAccount({ database, clock, ids, secrets }, player.playerId);
		},
	}),
});

type Needs = Infrastructure & {
	audit: Audit;
	desk: Desk;
	nameOfOperator: CashierPorts["nameOf"];
	flags: Flags;
	notifications: Notifications;
	factors: Factors;
	identity: Identity;
	wallet: Wallet;
	generalLedger: GeneralLedger;
	verification: Verification;
	saferPlay: SaferPlay;
	paymentProviders: PaymentProviders;
	bankAccounts: BankAccounts;
	eligibilityBlockOf: CashierPorts["eligibilityBlockOf"];
};

export const cashierModule = defineModule({
	name: "cashier",
	keys: ["cashier.transferAddress", "cashier.savedCardFingerprint"],
	sealedColumns: [DESTINATION, SAVED_CARD, PAYOUT_FILE],
	privateTopics: [CASHIER_TOPIC],
	alarms: [
		{ name: "manyChargebacks", event: "chargeback.opened", count: 5, withinMs: HOUR_MS },
		{ name: "chargebackRateHigh", event: "chargebacks.rateHigh", count: 1, withinMs: DAY_MS },
	],
	flags: ["cashierDeposit", "cashierWithdraw", "payouts"],
	playerCalls,
	open(needs: Needs) {
		const { config, database, clock, ids, outbox, stream, secrets, log } = needs;
		const { audit, flags, notifications, identity, wallet, saferPlay, bankAccounts, eligibilityBlockOf } = needs;
		const { generalLedger: books, paymentProviders, desk, nameOfOperator } = needs;
		const isOpenBy = {
			deposit: flags.reader("cashierDeposit"),
			withdrawal: flags.reader("cashierWithdraw"),
			payout: flags.reader("payouts"),
		};
		return openCashier({
			database,
			clock,
			ids,
			outbox,
			stream,
			secrets,
			log,
			publicUrl: config.publicUrl,
			wallet,
			books,
			saferPlay,
			audit,
			proposals: desk.proposals,
			nameOf: nameOfOperator,
			notifications,
			players: identity,
			payableAccounts: bankAccounts.payableAccounts,
			bankAccounts,
			securityChanges: identity.latestSecurityChanges,
			notMeLink: identity.notMeLink,
			payoutFreezes: identity.payoutFreezes,
			signIns: identity.signIns,
			noteInstrument: identity.noteInstrument,
			mayDeposit: openDepositGate({ identity, saferPlay, reader: database.reader }),
			depositBlocks: openDepositBlocks({ identity, saferPlay, reader: database.reader }),
			proofs: proofsOf(needs),
			documents: documentsOf(needs),
			providers: paymentProviders,
			methodGroups: METHOD_GROUPS,
			isOpen: (kind) => isOpenBy[kind](),
			eligibilityBlockOf,
			transfers: transferPortsOf(needs),
			async mayCancelWithdrawal({ playerId }) {
				const player = await identity.readPlayer(database.reader, playerId);
				return player !== undefined && jurisdictionOf(player).mayCancelWithdrawal;
			},
		});
	},
	parts: (cashier, { database, ids, clock, wallet, identity, generalLedger: books, paymentProviders: providers }) => ({
		bindings: cashier.bindings,
		jobs: cashier.jobs,
		exportParts: [
			{ name: "payments", read: cashier.exportOf },
			{ name: "transfers", read: cashier.exportTransfers },
			{ name: "savedCards", read: cashier.exportSavedCards },
		],
		audits: [
			{
				name: "cashier.auditWithdrawals",
				everyMs: MINUTE_MS,
				async run(report) {
					const findings = await cashier.auditWithdrawals();
					report(findings.map((each) => loggedFinding("pending withdrawals equal the sum of the open ones", each)));
				},
			},
			{
				name: "cashier.auditTransfers",
				everyMs: HOUR_MS,
				async run(report) {
					const findings = await cashier.auditTransfers();
					report(findings.map((each) => loggedFinding("money in transit equals the transfers between players", each)));
				},
			},
		],
		async seedDemo() {
			const player = await identity.findPlayer(database.reader, DEMO_PLAYER);
			if (player)
				await seedFunds(
					{ database, ids, wallet, books, providers, nowMs: clock.nowMs() },
					player.playerId,
					player.currency,
				);
		},
	}),
});

const proofsOf = ({ factors, verification }: Needs): CashierPorts["proofs"] => ({
	confirm: factors.confirm,
	requiredMethods: async (reader, playerId) =>
		factors.requiredMethods(reader, playerId, (await verification.validatedPhone(reader, playerId)) ?? null),
});

const documentsOf = ({ identity, verification }: Needs): CashierPorts["documents"] => ({
	statusOf: verification.documentStatus,
	async neededBefore(reader, playerId) {
		const player = await identity.readPlayer(reader, playerId);
		return jurisdictionOf(player ?? UNKNOWN_PLACE).documentsBefore;
	},
});

const transferPortsOf = ({ identity, saferPlay }: Needs): CashierPorts["transfers"] => ({
	lockPlayer: identity.lockPlayer,
	findPlayer: (reader, address) =>
		isEmailAddress(address) ? identity.findPlayer(reader, address) : identity.findByNickname(reader, address),
	isSamePerson: identity.isSamePerson,
	restrictionOf: saferPlay.restrictionOf,
	depositVerdict: identity.readDepositVerdict,
	async isOffered(reader, playerId) {
		return jurisdictionOf((await identity.readPlayer(reader, playerId)) ?? UNKNOWN_PLACE).mayTransfer;
	},
});
