import { Button, Stack, Typography } from "@mui/material";
import { usePermissions, useTranslate } from "react-admin";
import {
	blockVerification,
	CHANGES_PLAYERS,
	disablePlayer,
	enablePlayer,
	endPlayerSessions,
	type PlayerFile,
} from "../contract/index.ts";
import { Card } from "./Card.tsx";
import { DeedButton } from "./DeedButton.tsx";
import { useTimeText } from "./format.ts";
import { FreezeDeed, FrozenSince } from "./PayoutFreeze.tsx";
import { RequiredAction } from "./RequiredAction.tsx";
import { useChange } from "./use-change.ts";

type Props = { file: PlayerFile };

/** Sign out, disable, enable, block, require. Nothing is shown as done before the house has said so. */
export function Deeds({ file }: Props) {
	const t = useTranslate();
	const { permissions } = usePermissions<readonly string[]>();
	const mayChange = permissions?.includes(CHANGES_PLAYERS) ?? false;
	const signOut = useChange(endPlayerSessions, "people.actions.sessionsEnded");
	return (
		<Card title={t("people.actions.title")}>
			<BlockedSince file={file} />
			<FrozenSince file={file} />
			<Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: "wrap" }}>
				<Button
					variant="outlined"
					disabled={signOut.isPending || file.devices.length === 0}
					onClick={() => void signOut.run({ params: { player: file.id } })}
				>
					{t("people.actions.endSessions")}
				</Button>
				{mayChange && (
					<>
						<StatusDeed file={file} />
						<BlockDeed file={file} />
						<FreezeDeed file={file} />
					</>
				)}
			</Stack>
			{mayChange ? (
				<RequiredAction key={file.requiredAction ?? ""} file={file} />
			) : (
				<Typography color="text.secondary" sx={{ mt: 1 }}>
					{t("people.actions.readOnly")}
				</Typography>
			)}
		</Card>
	);
}

function BlockedSince({ file: { verificationBlockedAtMs: since } }: Props) {
	const t = useTranslate();
	const time = useTimeText();
	if (since === undefined) return null;
	return (
		<Typography color="warning.main" sx={{ mb: 1 }}>
			{t("people.actions.blockedSince", { time: time(since) })}
		</Typography>
	);
}

function StatusDeed({ file: { id: player, status } }: Props) {
	const disable = useChange(disablePlayer, "people.actions.disabled");
	const enable = useChange(enablePlayer, "people.actions.enabled");
	const deed = status === "active" ? "disable" : "enable";
	const { run, isPending } = deed === "disable" ? disable : enable;
	return <DeedButton {...{ deed, isPending }} onReason={(reason) => run({ params: { player }, body: { reason } })} />;
}

function BlockDeed({ file: { id: player, verificationBlockedAtMs } }: Props) {
	const isBlocked = verificationBlockedAtMs !== undefined;
	const deed = isBlocked ? "unblock" : "block";
	const { run, isPending } = useChange(blockVerification, `people.actions.${deed}ed`);
	const onReason = (reason: string) => run({ params: { player }, body: { isBlocked: !isBlocked, reason } });
	return <DeedButton {...{ deed, isPending, onReason }} />;
}
