import type { Id } from "@baize/kernel/id";
import type { CashierDeps } from "../deps.ts";
import type { PaymentKind, PaymentProvider, PaymentReading } from "../ports.ts";
import { applyReported } from "./apply-reported.ts";

type Asked = { kind: PaymentKind; paymentId: Id; reference?: string | undefined };

const isNews = (answer: PaymentReading): answer is Extract<PaymentReading, { kind: PaymentKind }> => "kind" in answer;

/** Asks a provider about a payment, and applies what it answers. `over`: it reported an outcome. */
export async function askAbout(
	deps: CashierDeps,
	provider: PaymentProvider,
	{ kind, paymentId, reference }: Asked,
): Promise<"over" | "pending" | "unknown"> {
	const answer = await provider.readPayment(kind, paymentId, reference).catch((error: unknown) => {
		deps.providers.note(provider.name, "timeout");
		throw error;
	});
	deps.providers.note(provider.name, "answered");
	if (!isNews(answer)) return answer.outcome;
	const { raw, ...notification } = answer;
	await applyReported(deps, provider.name, notification, { origin: "poll", raw });
	return "over";
}
