import { bucketOf, idText } from "@baize/kernel/id";
import { masked } from "@baize/kernel/mask";
import type { Tx } from "@baize/platform-server";
import { isOpenDeposit } from "../../contract/index.ts";
import { openChargeback } from "../chargebacks/open-chargeback.ts";
import { countedOf, moveDeposit } from "../deposits/move-deposit.ts";
import type { CashierDeps } from "../deps.ts";
import type { ProviderNotification } from "../ports.ts";
import { refuse } from "../refuse.ts";
import { isAbout, judgeDepositNotification, mayCredit } from "../rules.ts";
import { noteCard } from "../saved-cards/keep-card.ts";
import { lockDeposit } from "../store.ts";
import type { AttemptRow, DepositRow } from "../tables.ts";
import { noteReport } from "../unknown/note-report.ts";
import { closeAnswered } from "../unknown/unknown-store.ts";
import { actionOf } from "./action-of.ts";
import { readAttempt, updateAttempt } from "./attempts/attempt-store.ts";
import { CAPTURE_JOB } from "./capture-job.ts";

type Report = { deps: CashierDeps; tx: Tx; row: DepositRow; attempt: AttemptRow; notification: ProviderNotification };

/** A provider knows an attempt, not the deposit: another attempt of the same deposit may have been paid already. */
export async function applyToDeposit(
	deps: CashierDeps,
	tx: Tx,
	provider: string,
	notification: ProviderNotification,
): Promise<void> {
	const found = await readAttempt(tx, notification.paymentId);
	if (found?.provider !== provider) throw refuse("PAYMENT_NOT_FOUND");
	const row = (await lockDeposit(tx, { bucket: bucketOf(found.player_id), id: found.payment_id }))!;
	// Read again under the lock of the deposit, under which alone attempts change.
	const attempt = (await readAttempt(tx, found.id))!;
	const report = { deps, tx, row, attempt, notification };
	const { outcome } = notification;
	if (outcome === "chargedBack") return chargedBack(report);
	if (!isAbout(row, notification)) throw refuse("CALLBACK_AMOUNT");
	if (outcome === "authorised") return authorised(report);
	return outcome === "succeeded" ? succeeded(report) : failed(report);
}

async function succeeded({ deps, tx, row, attempt, notification }: Report): Promise<void> {
	// The money of two attempts came: the second one is credited by people only.
	if (row.state === "settled" && attempt.state !== "paid") throw refuse("CALLBACK_STATE", { state: row.state });
	const action = actionOf(judgeDepositNotification(row, { ...notification, outcome: "succeeded" }), row.state);
	if (!action) return;
	if (!mayCredit(await deps.saferPlay.judgeCapture(tx, countedOf(row)), isOpenDeposit(row.state)))
		return keepOut({ deps, tx, row, attempt, notification });
	const { card } = notification;
	if (card?.fingerprint) await deps.noteInstrument(tx, row.player_id, { kind: "card", value: card.fingerprint });
	await noteCard(deps, tx, row, { provider: attempt.provider, card });
	await updateAttempt(tx, attempt, { state: "paid", changed_at: deps.now() });
	await noteExcess({ deps, tx, row, attempt, notification });
	await closeAnswered(tx, row.id, deps.now());
	await moveDeposit(deps, tx, row, {
		action,
		by: "provider",
		reason: notification.reason,
		change: {
			provider: attempt.provider,
			...(card ? { card_token: card.token, card_label: masked(card.lastFour) } : {}),
		},
	});
}

/** Money has come that the player's limits or breaks no longer allow: it is not credited, and a person returns it. */
async function keepOut({ deps, tx, row, notification }: Report): Promise<void> {
	await noteReport(deps, tx, { provider: row.provider, notification, why: "limits", row });
	if (isOpenDeposit(row.state)) await moveDeposit(deps, tx, row, { action: "decline", by: "site", reason: "limits" });
}

async function failed({ deps, tx, row, attempt, notification }: Report): Promise<void> {
	if (attempt.state === "paid") throw refuse("CALLBACK_STATE", { state: row.state });
	const { cause = "hardDecline", reason } = notification;
	const isCurrent = row.provider === attempt.provider;
	const action = isCurrent
		? actionOf(judgeDepositNotification(row, { ...notification, outcome: "failed" }), row.state)
		: undefined;
	const { sentMinor = 0n } = notification;
	if (sentMinor > 0n) await noteSent({ deps, tx, row, attempt, notification }, "underpaid", sentMinor);
	await updateAttempt(tx, attempt, { state: "dead", cause, reason: reason ?? null, changed_at: deps.now() });
	if (!action) return;
	await closeAnswered(tx, row.id, deps.now());
	await moveDeposit(deps, tx, row, { action, by: "provider", reason });
}

/** What was sent beyond the deposit is credited by people only. */
async function noteExcess(report: Report): Promise<void> {
	const { sentMinor = 0n, amountMinor } = report.notification;
	if (sentMinor > amountMinor) await noteSent(report, "overpaid", sentMinor - amountMinor);
}

const noteSent = (
	{ deps, tx, row, attempt, notification }: Report,
	why: "overpaid" | "underpaid",
	amountMinor: bigint,
): Promise<void> =>
	noteReport(deps, tx, { provider: attempt.provider, notification: { ...notification, amountMinor }, why, row });

/** The money is taken by a job, because the provider is called for it. */
async function authorised({ deps, tx, attempt }: Report): Promise<void> {
	if (attempt.state === "authorised" || attempt.state === "paid" || attempt.state === "dead") return;
	await updateAttempt(tx, attempt, { state: "authorised", changed_at: deps.now() });
	const id = idText(attempt.id);
	await deps.outbox.enqueue(tx, CAPTURE_JOB, { attempt: id }, { key: id });
}

async function chargedBack({ deps, tx, row, attempt, notification }: Report): Promise<void> {
	if (attempt.state !== "paid" || row.state !== "settled") throw refuse("CALLBACK_STATE", { state: row.state });
	await openChargeback(deps, tx, row, { provider: attempt.provider, notification });
}
