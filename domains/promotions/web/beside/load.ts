import type { PageContext, Viewer } from "@baize/platform-web/page";
import { listBonuses, previewWithdrawalEffect } from "../../contract/calls.ts";
import type { BonusesView, GrantView, WithdrawalEffect } from "../../contract/views.ts";

type Signed = PageContext & { viewer: Viewer };

export const loadBonusCard = ({ viewer, call }: Signed): Promise<BonusesView> =>
	call(listBonuses, { params: { session: viewer.handle }, query: {} });

/** The bonus in play, for the page of a game; a game opens also where it cannot be read. */
export async function loadActiveBonus({ viewer, call, report }: PageContext): Promise<GrantView | null> {
	if (!viewer) return null;
	try {
		return (await call(listBonuses, { params: { session: viewer.handle }, query: {} })).active;
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
