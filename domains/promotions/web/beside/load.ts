import type { PageContext, Viewer } from "@baize/platform-web/page";
import { listBonuses, previewWithdrawalEffect } from "../../contract/calls.ts";
import type { BonusesView, WithdrawalEffect } from "../../contract/views.ts";

type Signed = PageContext & { viewer: Viewer };

export const loadBonusCard = ({ viewer, call }: Signed): Promise<BonusesView> =>
	call(listBonuses, { params: { session: viewer.handle }, query: {} });

/** For the page of a game: null where no bonus is in play or waits. A game opens also where this cannot be read. */
export async function loadGameBonuses({ viewer, call, report }: PageContext): Promise<BonusesView | null> {
	if (!viewer) return null;
	try {
		const { history: _, ...open } = await call(listBonuses, { params: { session: viewer.handle }, query: {} });
		return open.active || open.waiting.length > 0 ? { ...open, history: [] } : null;
	} catch (error) {
		report(error);
		return null;
	}
}

/** The same for the page of withdrawals. */
export async function loadWithdrawalEffect({ viewer, call, report }: Signed): Promise<WithdrawalEffect | null> {
	try {
		return await call(previewWithdrawalEffect, { params: { session: viewer.handle } });
	} catch (error) {
		report(error);
		return null;
	}
}
