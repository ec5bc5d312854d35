import { Panel, useCan, useChange, useFormats } from "@baize/platform-backoffice";
import { Button, Stack, Typography } from "@mui/material";
import {
	blockVerification,
	disablePlayer,
	enablePlayer,
	endPlayerSessions,
	type PlayerFile,
	requireAction,
} from "../contract/index.ts";
import { AccountAction } from "./AccountAction.tsx";
import { FreezeAction, FrozenSince } from "./PayoutFreeze.tsx";
import { RequiredAction } from "./RequiredAction.tsx";

type Props = { file: PlayerFile };

/** Sign out, disable, enable, block, require. An action is shown as done only after the server has confirmed it. */
export function PlayerActions({ file }: Props) {
	const { t } = useFormats();
	const may = useCan();
	const signOut = useChange(endPlayerSessions, { done: "people.actions.sessionsEnded" });
	return (
		<Panel title={t("people.actions.title")}>
			<BlockedSince file={file} />
			<FrozenSince file={file} />
			<Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: "wrap" }}>
				<Button
					variant="outlined"
					disabled={signOut.isPending || file.devices.length === 0 || !may(endPlayerSessions)}
					onClick={() => void signOut.run({ params: { player: file.id } })}
				>
					{t("people.actions.endSessions")}
				</Button>
				<StatusAction file={file} />
				<BlockAction file={file} />
				<FreezeAction file={file} />
			</Stack>
			{may(requireAction) ? (
				<RequiredAction key={file.requiredAction ?? ""} file={file} />
			) : (
				<Typography color="text.secondary" sx={{ mt: 1 }}>
					{t("people.actions.readOnly")}
				</Typography>
			)}
		</Panel>
	);
}

function BlockedSince({ file: { verificationBlockedAtMs: since } }: Props) {
	const { t, time } = useFormats();
	if (since === undefined) return null;
	return (
		<Typography color="warning.main" sx={{ mb: 1 }}>
			{t("people.actions.blockedSince", { time: time(since) })}
		</Typography>
	);
}

function StatusAction({ file: { id: player, status } }: Props) {
	const input = (reason: string) => ({ params: { player }, body: { reason } });
	return status === "active" ? (
		<AccountAction key="disable" call={disablePlayer} action="disable" done="people.actions.disabled" input={input} />
	) : (
		<AccountAction key="enable" call={enablePlayer} action="enable" done="people.actions.enabled" input={input} />
	);
}

function BlockAction({ file: { id: player, verificationBlockedAtMs } }: Props) {
	const isBlocked = verificationBlockedAtMs !== undefined;
	const action = isBlocked ? "unblock" : "block";
	return (
		<AccountAction
			call={blockVerification}
			action={action}
			done={`people.actions.${action}ed`}
			input={(reason) => ({ params: { player }, body: { isBlocked: !isBlocked, reason } })}
		/>
	);
}
