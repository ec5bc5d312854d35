import type { Id } from "@baize/kernel/id";
import type { Reader } from "@baize/platform-server";
import type { CashierDeps } from "./deps.ts";
import type { PaymentKind } from "./ports.ts";
import { refuse } from "./refuse.ts";
import { type DocumentVerdict, judgeDocument } from "./rules.ts";

export async function documentVerdict(
	{ documents }: Pick<CashierDeps, "documents">,
	reader: Reader,
	playerId: Id,
	kind: PaymentKind,
): Promise<DocumentVerdict> {
	const [status, before] = await Promise.all([
		documents.statusOf(reader, playerId),
		documents.neededBefore(reader, playerId),
	]);
	return judgeDocument(kind, status, before);
}

/**
 * Refuses while the document blocks the payment. A repeated request with the same requestId does not reach this check.
 */
export async function checkDocument(deps: CashierDeps, reader: Reader, playerId: Id, kind: PaymentKind): Promise<void> {
	const verdict = await documentVerdict(deps, reader, playerId, kind);
	if (verdict.verdict === "blocked") throw refuse("DOCUMENT_BLOCKED");
	if (verdict.verdict === "required") throw refuse("DOCUMENT_REQUIRED", { status: verdict.status });
}
