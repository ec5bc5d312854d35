import type { Reader } from "@baize/platform-server";
import type { CashierDeps } from "../deps.ts";
import type { ProviderNotification } from "../ports.ts";
import { noteMisfit } from "../unknown/note-misfit.ts";
import { applyNotification } from "./apply-notification.ts";
import { type AnswerOrigin, noteAnswer } from "./attempts/answer-store.ts";
import { readAttempt } from "./attempts/attempt-store.ts";

type Source = { origin: AnswerOrigin; raw?: string | undefined };

/** Stores what a provider wrote, and applies it. What does not fit goes to the queue of what people decide. */
export async function applyReported(
	deps: CashierDeps,
	provider: string,
	notification: ProviderNotification,
	{ origin, raw }: Source,
): Promise<void> {
	if (raw !== undefined) {
		const paymentId = await paymentIdOf(deps.database.reader, notification);
		await noteAnswer(deps.database.reader, { paymentId, provider, origin, raw, at: deps.now() });
	}
	try {
		await applyNotification(deps, provider, notification);
	} catch (error) {
		const { paymentId, kind, outcome } = notification;
		deps.log.error({ err: error, provider, kind, outcome, paymentId: String(paymentId) }, "a notification did not fit");
		await noteMisfit(deps, { error, provider, notification });
		throw error;
	}
}

/** All that is written about the attempts of a deposit is kept together. */
async function paymentIdOf(reader: Reader, { kind, paymentId }: ProviderNotification): Promise<bigint> {
	const attempt = kind === "deposit" ? await readAttempt(reader, paymentId) : undefined;
	return attempt?.payment_id ?? paymentId;
}
