import { refuse } from "../refuse.ts";
import type { NotificationVerdict } from "../rules.ts";

/** What a notification leads to; undefined if it reports what is known. Refuses what does not fit. */
export function actionOf<Action>(verdict: NotificationVerdict<Action>, state: string): Action | undefined {
	if (verdict.verdict === "apply") return verdict.action;
	if (verdict.verdict === "amount") throw refuse("CALLBACK_AMOUNT");
	if (verdict.verdict === "state") throw refuse("CALLBACK_STATE", { state });
	return undefined;
}
