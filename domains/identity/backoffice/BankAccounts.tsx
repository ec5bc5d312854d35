import { Panel, StateChip, type ToneByState, useFormats } from "@baize/platform-backoffice";
import { Box, Stack, Typography } from "@mui/material";
import { Link, useCreatePath, useTranslate } from "react-admin";
import { allowBankAccount, type BankAccountClaim, type PlayerFile } from "../contract/index.ts";
import { AccountAction } from "./AccountAction.tsx";

/**
 * The bank accounts that a player is paid to or has tried to link, and the other players who have the same accounts.
 */
export function BankAccounts({ file: { id, bankAccounts } }: { file: PlayerFile }) {
	const t = useTranslate();
	if (bankAccounts.length === 0) return null;
	return (
		<Panel title={t("people.accounts.title")}>
			<Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 1.5 }}>
				{bankAccounts.map((claim) => (
					<li key={claim.claimId}>
						<Claim player={id} claim={claim} />
					</li>
				))}
			</Box>
		</Panel>
	);
}

const TONES: ToneByState<BankAccountClaim["status"]> = {
	own: "default",
	allowed: "default",
	refused: "warning",
	duplicate: "warning",
};

function Claim({ player, claim }: { player: string; claim: BankAccountClaim }) {
	const { t, time } = useFormats();
	const { claimId, lastFour, status, sinceMs, others } = claim;
	return (
		<Stack spacing={0.5} sx={{ alignItems: "start" }}>
			<Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap", alignItems: "center" }}>
				<strong>{`•••• ${lastFour}`}</strong>
				<StateChip state={status} texts="people.accounts.statuses" tones={TONES} />
				<Typography color="text.secondary">{t("people.accounts.since", { time: time(sinceMs) })}</Typography>
			</Stack>
			<Others others={others} />
			{(status === "refused" || status === "duplicate") && (
				<AccountAction
					call={allowBankAccount}
					action="allowAccount"
					done="people.actions.allowAccountd"
					about={`•••• ${lastFour}`}
					input={(reason) => ({ params: { player, claim: claimId }, body: { reason } })}
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
