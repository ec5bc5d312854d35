import { Box, Chip, Stack, Typography } from "@mui/material";
import { Link, useCreatePath, usePermissions, useTranslate } from "react-admin";
import { allowBankAccount, type BankAccountClaim, CHANGES_PLAYERS, type PlayerFile } from "../contract/index.ts";
import { ActionButton } from "./ActionButton.tsx";
import { Card } from "./Card.tsx";
import { useTimeText } from "./format.ts";
import { useChange } from "./use-change.ts";

/**
 * The bank accounts that a player is paid to or has tried to link, and the other players who have the same accounts.
 */
export function BankAccounts({ file: { id, bankAccounts } }: { file: PlayerFile }) {
	const t = useTranslate();
	if (bankAccounts.length === 0) return null;
	return (
		<Card title={t("people.accounts.title")}>
			<Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 1.5 }}>
				{bankAccounts.map((claim) => (
					<li key={claim.claimId}>
						<Claim player={id} claim={claim} />
					</li>
				))}
			</Box>
		</Card>
	);
}

function Claim({ player, claim }: { player: string; claim: BankAccountClaim }) {
	const t = useTranslate();
	const time = useTimeText();
	const { permissions } = usePermissions<readonly string[]>();
	const { run, isPending } = useChange(allowBankAccount, "people.actions.allowAccountd");
	const { claimId, lastFour, status, sinceMs, others } = claim;
	const isToDecide = status === "refused" || status === "duplicate";
	return (
		<Stack spacing={0.5} sx={{ alignItems: "start" }}>
			<Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap", alignItems: "center" }}>
				<strong>{`•••• ${lastFour}`}</strong>
				<Chip
					size="small"
					variant="outlined"
					color={isToDecide ? "warning" : "default"}
					label={t(`people.accounts.statuses.${status}`)}
				/>
				<Typography color="text.secondary">{t("people.accounts.since", { time: time(sinceMs) })}</Typography>
			</Stack>
			<Others others={others} />
			{isToDecide && permissions?.includes(CHANGES_PLAYERS) && (
				<ActionButton
					action="allowAccount"
					about={`•••• ${lastFour}`}
					isPending={isPending}
					onReason={(reason) => run({ params: { player, claim: claimId }, body: { reason } })}
				/>
			)}
		</Stack>
	);
}

function Others({ others }: Pick<BankAccountClaim, "others">) {
	const t = useTranslate();
	const pathOf = useCreatePath();
	if (others.length === 0) return null;
	return (
		<Box component="ul" sx={{ m: 0, ps: 3 }}>
			{others.map(({ playerId, displayName, status }) => (
				<li key={playerId}>
					<Link to={pathOf({ resource: "players", type: "show", id: playerId })}>{displayName}</Link>{" "}
					{`(${t(`people.accounts.statuses.${status}`)})`}
				</li>
			))}
		</Box>
	);
}
