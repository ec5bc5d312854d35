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
import { ActionButton } from "./ActionButton.tsx";
import { Card } from "./Card.tsx";
import { useTimeText } from "./format.ts";
import { FreezeAction, FrozenSince } from "./PayoutFreeze.tsx";
import { RequiredAction } from "./RequiredAction.tsx";
import { useChange } from "./use-change.ts";

type Props = { file: PlayerFile };

/** Sign out, disable, enable, block, require. An action is shown as done only after the server has confirmed it. */
export function PlayerActions({ file }: Props) {
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
						<StatusAction file={file} />
						<BlockAction file={file} />
						<FreezeAction file={file} />
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

function StatusAction({ file: { id: player, status } }: Props) {
	const disable = useChange(disablePlayer, "people.actions.disabled");
	const enable = useChange(enablePlayer, "people.actions.enabled");
	const action = status === "active" ? "disable" : "enable";
	const { run, isPending } = action === "disable" ? disable : enable;
	return (
		<ActionButton {...{ action, isPending }} onReason={(reason) => run({ params: { player }, body: { reason } })} />
	);
}

function BlockAction({ file: { id: player, verificationBlockedAtMs } }: Props) {
	const isBlocked = verificationBlockedAtMs !== undefined;
	const action = isBlocked ? "unblock" : "block";
	const { run, isPending } = useChange(blockVerification, `people.actions.${action}ed`);
	const onReason = (reason: string) => run({ params: { player }, body: { isBlocked: !isBlocked, reason } });
	return <ActionButton {...{ action, isPending, onReason }} />;
}
