import { loadOwnDeposits, loadOwnWithdrawals } from "@baize/cashier/web";
import type { OwnCase } from "@baize/content/contract";
import type { PageContext, Viewer } from "@baize/platform-web/page";

/** What the help shows of the reader's own account, by the case that an article is about. */
export type OwnData =
	| { kind: "withdrawals"; data: Awaited<ReturnType<typeof loadOwnWithdrawals>> }
	| { kind: "deposits"; data: Awaited<ReturnType<typeof loadOwnDeposits>> }
	| { kind: "document" };

/**
 * Undefined for a visitor, for an article that is about no account, and where the account has nothing of the kind. A
 * session that may not read it yet reads the article alone.
 */
export async function readOwn(context: PageContext, ownCase: OwnCase | undefined): Promise<OwnData | undefined> {
	if (!context.viewer || !ownCase) return undefined;
	try {
		return await readCase(context as PageContext & { viewer: Viewer }, ownCase);
	} catch (error) {
		if (!(error instanceof Error) || error.name !== "Refusal") throw error;
		return undefined;
	}
}

async function readCase(context: PageContext & { viewer: Viewer }, ownCase: OwnCase): Promise<OwnData | undefined> {
	if (ownCase === "document") return { kind: "document" };
	if (ownCase === "deposits") {
		const data = await loadOwnDeposits(context);
		return data.payments.length > 0 ? { kind: "deposits", data } : undefined;
	}
	const data = await loadOwnWithdrawals(context);
	return data.withdrawals.length > 0 ? { kind: "withdrawals", data } : undefined;
}
