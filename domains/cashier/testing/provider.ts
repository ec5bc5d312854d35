import { type Id, idText } from "@baize/kernel/id";
import type { CallbackReading, PaymentProvider, ProviderNotification } from "../server/index.ts";

/** A provider that answers as the test scripts it, and records the orders that it got. */
export type ScriptedProvider = PaymentProvider & {
	orders: { kind: "deposit" | "withdrawal"; paymentId: Id }[];
	/** What `readPayment` answers about each payment; "unknown" for the others. */
	answers: Map<Id, ProviderNotification | { outcome: "pending" | "unknown" }>;
	refuses: string | undefined;
	isDown: boolean;
};

export function scriptedProvider(): ScriptedProvider {
	const provider: ScriptedProvider = {
		name: "scripted",
		orders: [],
		answers: new Map(),
		refuses: undefined,
		isDown: false,
		async startDeposit({ paymentId }) {
			note("deposit", paymentId);
			if (provider.refuses) return { status: "refused", reason: provider.refuses };
			return { status: "started", payUrl: `https://pay.example/${idText(paymentId)}` };
		},
		async startPayout({ paymentId }) {
			note("withdrawal", paymentId);
			return provider.refuses ? { status: "refused", reason: provider.refuses } : { status: "accepted" };
		},
		async readPayment(_kind, paymentId) {
			if (provider.isDown) throw new Error("the provider is down");
			return provider.answers.get(paymentId) ?? { outcome: "unknown" };
		},
		readCallback: (): CallbackReading => ({ status: "unreadable" }),
	};
	function note(kind: "deposit" | "withdrawal", paymentId: Id): void {
		provider.orders.push({ kind, paymentId });
		if (provider.isDown) throw new Error("the provider is down");
	}
	return provider;
}
