import { useChange, useFormats } from "@baize/platform-backoffice";
import { Alert, Button, Stack } from "@mui/material";
import { claimWithdrawal, type QueuedWithdrawalView, releaseWithdrawal } from "../contract/index.ts";

type Props = { withdrawal: QueuedWithdrawalView };
const DETAIL_TEXTS = { state: "cashier.states" };

/** Who has taken the withdrawal; to take it, or to let it go. */
export function ClaimBar({ withdrawal: { id, claim } }: Props) {
	const { t, time } = useFormats();
	const take = useChange(claimWithdrawal, { done: "cashier.claim.taken", detailTexts: DETAIL_TEXTS });
	const release = useChange(releaseWithdrawal, { done: "cashier.claim.released", detailTexts: DETAIL_TEXTS });
	const params = { withdrawal: id };
	if (claim && !claim.isOwn)
		return (
			<Alert severity="info">
				{t("cashier.claim.byOther", { name: claim.byName ?? claim.by, time: time(claim.untilMs) })}
			</Alert>
		);
	return (
		<Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: "wrap", alignItems: "center" }}>
			{claim && <span>{t("cashier.claim.byYou", { time: time(claim.untilMs) })}</span>}
			{claim ? (
				<Button variant="outlined" disabled={release.isPending} onClick={() => void release.run({ params })}>
					{t("cashier.claim.release")}
				</Button>
			) : (
				<Button variant="outlined" disabled={take.isPending} onClick={() => void take.run({ params })}>
					{t("cashier.claim.take")}
				</Button>
			)}
		</Stack>
	);
}
