import { Button, Stack, Typography } from "@mui/material";
import { useState } from "react";
import { usePermissions, useTranslate } from "react-admin";
import { CHANGES_PLAYERS, disablePlayer, enablePlayer, endPlayerSessions, type PlayerFile } from "../contract/index.ts";
import { Card } from "./Card.tsx";
import { ReasonDialog } from "./ReasonDialog.tsx";
import { RequiredAction } from "./RequiredAction.tsx";
import { useChange } from "./use-change.ts";

/** Sign out, disable, enable. Nothing is shown as done before the house has said so. */
export function Deeds({ file }: { file: PlayerFile }) {
	const t = useTranslate();
	const { permissions } = usePermissions<readonly string[]>();
	const mayChange = permissions?.includes(CHANGES_PLAYERS) ?? false;
	const params = { player: file.id };
	const signOut = useChange(endPlayerSessions, "people.actions.sessionsEnded");
	return (
		<Card title={t("people.actions.title")}>
			<Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: "wrap" }}>
				<Button
					variant="outlined"
					disabled={signOut.isPending || file.devices.length === 0}
					onClick={() => void signOut.run({ params })}
				>
					{t("people.actions.endSessions")}
				</Button>
				{mayChange && <StatusDeed key={file.status} file={file} />}
			</Stack>
			{mayChange && <RequiredAction key={file.requiredAction ?? ""} file={file} />}
			{!mayChange && (
				<Typography color="text.secondary" sx={{ mt: 1 }}>
					{t("people.actions.readOnly")}
				</Typography>
			)}
		</Card>
	);
}

function StatusDeed({ file }: { file: PlayerFile }) {
	const t = useTranslate();
	const [isOpen, setOpen] = useState(false);
	const disable = useChange(disablePlayer, "people.actions.disabled");
	const enable = useChange(enablePlayer, "people.actions.enabled");
	const deed = file.status === "active" ? "disable" : "enable";
	const { run, isPending } = deed === "disable" ? disable : enable;
	const done = async (reason: string): Promise<void> => {
		await run({ params: { player: file.id }, body: { reason } });
		setOpen(false);
	};
	return (
		<>
			<Button
				variant={deed === "disable" ? "outlined" : "contained"}
				color={deed === "disable" ? "error" : "primary"}
				onClick={() => setOpen(true)}
			>
				{t(`people.actions.${deed}`)}
			</Button>
			<ReasonDialog
				deed={deed}
				isOpen={isOpen}
				isPending={isPending}
				onClose={() => setOpen(false)}
				onReason={(reason) => void done(reason)}
			/>
		</>
	);
}
