import { Alert } from "@mui/material";
import { useTranslate } from "react-admin";
import { type PayoutFreeze as Freeze, NOTICES, type PlayerFile, setPayoutFreeze } from "../contract/index.ts";
import { ActionButton } from "./ActionButton.tsx";
import { useTimeText } from "./format.ts";
import { useChange } from "./use-change.ts";

type Props = { file: PlayerFile };

/** Shows that payouts to this player are frozen, since when and why. */
export function FrozenSince({ file: { payoutFreeze } }: Props) {
	const t = useTranslate();
	const time = useTimeText();
	const causeText = useFreezeCause();
	if (!payoutFreeze) return null;
	return (
		<Alert severity="warning" sx={{ mb: 2 }}>
			<strong>{t("people.freezes.since", { time: time(payoutFreeze.sinceMs) })}</strong> {causeText(payoutFreeze)}
		</Alert>
	);
}

export function FreezeAction({ file: { id: player, payoutFreeze } }: Props) {
	const action = payoutFreeze ? "unfreeze" : "freeze";
	const { run, isPending } = useChange(setPayoutFreeze, `people.actions.${action}d`);
	const onReason = (reason: string) => run({ params: { player }, body: { isFrozen: action === "freeze", reason } });
	return <ActionButton {...{ action, isPending, onReason }} />;
}

/** Who froze payouts: the player through a notice, or an operator with a reason. */
export function useFreezeCause(): (freeze: Freeze) => string {
	const t = useTranslate();
	return ({ cause, notice, noticeEmail, replacedEmail, reason }) => {
		if (cause === "operator") return t("people.freezes.byOperator", { reason });
		const known = NOTICES.find((each) => each === notice);
		const text = t("people.freezes.byPlayer", {
			notice: t(`people.freezes.notices.${known ?? "other"}`),
			email: noticeEmail,
		});
		return replacedEmail === undefined ? text : `${text} ${t("people.freezes.replaced", { email: replacedEmail })}`;
	};
}
