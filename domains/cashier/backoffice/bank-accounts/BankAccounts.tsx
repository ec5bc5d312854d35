import { HIDDEN } from "@baize/kernel/mask";
import { Panel, ReasonAction, StateChip, type ToneByState, useFormats, useRead } from "@baize/platform-backoffice";
import { Box, Stack, Typography } from "@mui/material";
import { Link, useCreatePath, useTranslate } from "react-admin";
import {
	allowBankAccount,
	type BankAccountClaim,
	type PlayerBankAccounts,
	readBankAccounts,
} from "../../contract/index.ts";

/**
 * On a player's page: the bank accounts that the player is paid to or has tried to link, and the other players who have
 * the same accounts.
 */
export function BankAccounts({ id: player }: { id: string }) {
	const t = useTranslate();
	const { data, failure } = useRead(readBankAccounts, { params: { player } });
	if (!data) return failure;
	const { linkedAccounts, claims } = data;
	return (
		<Panel title={t("bankAccounts.title")}>
			<Typography sx={{ mb: claims.length > 0 ? 1.5 : 0 }}>
				{t("bankAccounts.linked", { accounts: endsOf(linkedAccounts) || t("bankAccounts.none") })}
			</Typography>
			<Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 1.5 }}>
				{claims.map((claim) => (
					<li key={claim.claimId}>
						<Claim player={player} claim={claim} />
					</li>
				))}
			</Box>
		</Panel>
	);
}

const endsOf = (accounts: PlayerBankAccounts["linkedAccounts"]): string =>
	accounts.map(({ lastFour }) => accountText(lastFour)).join(", ");

/** A number that is masked as a whole gets no prefix. */
const accountText = (end: string): string => (end === HIDDEN ? HIDDEN : `${HIDDEN} ${end}`);

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
				<StateChip state={status} texts="bankAccounts.statuses" tones={TONES} />
				<Typography color="text.secondary">{t("bankAccounts.since", { time: time(sinceMs) })}</Typography>
			</Stack>
			<Others others={others} />
			{(status === "refused" || status === "duplicate") && (
				<ReasonAction
					call={allowBankAccount}
					text="bankAccounts.allow"
					done="bankAccounts.allowed"
					values={{ about: `•••• ${lastFour}` }}
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
					{`(${t(`bankAccounts.statuses.${status}`)})`}
				</li>
			))}
		</Box>
	);
}
