import { useFormats } from "@baize/platform-backoffice";
import { Alert } from "@mui/material";
import { type PlayerFile, setPayoutFreeze } from "../contract/index.ts";
import { AccountAction } from "./AccountAction.tsx";
import { freezeCause } from "./freeze-cause.ts";

type Props = { file: PlayerFile };

/** Shows that payouts to this player are frozen, since when and why. */
export function FrozenSince({ file: { payoutFreeze } }: Props) {
	const { t, time } = useFormats();
	if (!payoutFreeze) return null;
	return (
		<Alert severity="warning" sx={{ mb: 2 }}>
			<strong>{t("people.freezes.since", { time: time(payoutFreeze.sinceMs) })}</strong> {freezeCause(payoutFreeze, t)}
		</Alert>
	);
}

export function FreezeAction({ file: { id: player, payoutFreeze } }: Props) {
	const action = payoutFreeze ? "unfreeze" : "freeze";
	return (
		<AccountAction
			call={setPayoutFreeze}
			action={action}
			done={`people.actions.${action}d`}
			input={(reason) => ({ params: { player }, body: { isFrozen: action === "freeze", reason } })}
		/>
	);
}
