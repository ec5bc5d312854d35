import { Alert } from "@mui/material";
import { useTranslate } from "react-admin";
import { type PayoutFreeze as Freeze, NOTICES, type PlayerFile, setPayoutFreeze } from "../contract/index.ts";
import { DeedButton } from "./DeedButton.tsx";
import { useTimeText } from "./format.ts";
import { useChange } from "./use-change.ts";

type Props = { file: PlayerFile };

/** That nothing is paid out to this player, since when and why. */
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

export function FreezeDeed({ file: { id: player, payoutFreeze } }: Props) {
	const deed = payoutFreeze ? "unfreeze" : "freeze";
	const { run, isPending } = useChange(setPayoutFreeze, `people.actions.${deed}d`);
	const onReason = (reason: string) => run({ params: { player }, body: { isFrozen: deed === "freeze", reason } });
	return <DeedButton {...{ deed, isPending, onReason }} />;
}

/** Who stopped payouts: the player by which notice, or an operator with which reason. */
export function useFreezeCause(): (freeze: Freeze) => string {
	const t = useTranslate();
	return ({ cause, notice, noticeEmail, replacedEmail, reason }) => {
		if (cause === "operator") return t("people.freezes.byOperator", { reason });
		const known = NOTICES.find((each) => each === notice);
		const told = t("people.freezes.byPlayer", {
			notice: t(`people.freezes.notices.${known ?? "other"}`),
			email: noticeEmail,
		});
		return replacedEmail === undefined ? told : `${told} ${t("people.freezes.replaced", { email: replacedEmail })}`;
	};
}
