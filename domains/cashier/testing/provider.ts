import { type Id, idText } from "@baize/kernel/id";
import type { RefusalCause } from "../contract/index.ts";
import type {
	AmountOrder,
	CallbackReading,
	Capabilities,
	PaymentProvider,
	ProviderHealth,
	ProviderNotification,
	Refused,
} from "../server/index.ts";

/** A provider that answers as the test scripts it, and records the orders that it got. */
export type ScriptedProvider = PaymentProvider & {
	orders: { kind: "deposit" | "withdrawal"; paymentId: Id }[];
	/** What `readPayment` answers about each payment; "unknown" for the others. */
	answers: Map<Id, ProviderNotification | { outcome: "pending" | "unknown" }>;
	refuses: string | undefined;
	/** It makes payouts later. */
	isBusy: boolean;
	/** The cause of its refusals. */
	cause: RefusalCause;
	isDown: boolean;
	/** What it says of itself. */
	says: ProviderHealth | undefined;
	/** What was asked of authorised deposits, and of those to be paid back. */
	acts: [act: "capture" | "void" | "refund", amountMinor: bigint][];
};

type Scripted = { name?: string; captures?: boolean };

export function scriptedProvider({ name = "scripted", captures = false }: Scripted = {}): ScriptedProvider {
	const provider: ScriptedProvider = {
		name,
		capabilities: (): Capabilities => ({
			deposits: { card: "all" },
			payouts: { card: "all", bankTransfer: "all" },
			captures,
			refunds: true,
			keepsCards: false,
			lists: false,
		}),
		cause: "hardDecline",
		acts: [],
		orders: [],
		answers: new Map(),
		refuses: undefined,
		isBusy: false,
		isDown: false,
		says: undefined,
		async health() {
			if (provider.isDown) throw new Error("the provider is down");
			return provider.says;
		},
		async startDeposit({ paymentId }) {
			note("deposit", paymentId);
			if (provider.refuses) return refused(provider.refuses);
			return { status: "started", payUrl: `https://pay.example/${idText(paymentId)}` };
		},
		async startPayout({ paymentId }) {
			note("withdrawal", paymentId);
			if (provider.isBusy) return { status: "later", reason: "duplicate_destination" };
			return provider.refuses ? refused(provider.refuses) : { status: "accepted" };
		},
		async readPayment(_kind, paymentId) {
			if (provider.isDown) throw new Error("the provider is down");
			return provider.answers.get(paymentId) ?? { outcome: "unknown" };
		},
		readCallback: (): CallbackReading => ({ status: "unreadable" }),
		capture: (order) => act("capture", "captured", order),
		voidPayment: (order) => act("void", "voided", order),
		refund: (order) => act("refund", "refunded", order),
	};
	const refused = (reason: string): Refused => ({ status: "refused", cause: provider.cause, reason });
	async function act<Status extends string>(
		done: ScriptedProvider["acts"][number][0],
		status: Status,
		{ amountMinor }: AmountOrder,
	): Promise<{ status: Status } | Refused> {
		if (provider.isDown) throw new Error("the provider is down");
		provider.acts.push([done, amountMinor]);
		return provider.refuses ? refused(provider.refuses) : { status };
	}
	function note(kind: "deposit" | "withdrawal", paymentId: Id): void {
		provider.orders.push({ kind, paymentId });
		if (provider.isDown) throw new Error("the provider is down");
	}
	return provider;
}
