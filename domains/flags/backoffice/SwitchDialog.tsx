import { CallError, callApi } from "@baize/platform-web/reads";
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from "@mui/material";
import { type FormEvent, useState } from "react";
import { useNotify, useRefresh, useTranslate } from "react-admin";
import { type FlagView, switchFlag } from "../contract/index.ts";

const MIN_LENGTH = 3;
const MAX_LENGTH = 300;

/** Asks for the reason and switches the flag. */
export function SwitchDialog({ flag, onClose }: { flag: FlagView; onClose(): void }) {
	const t = useTranslate();
	const [reason, setReason] = useState("");
	const [isWrong, setWrong] = useState(false);
	const { isPending, run } = useSwitching(flag, onClose);
	const target = flag.isOn ? "off" : "on";
	const name = t(`flags.names.${flag.id}`);

	function submit(event: FormEvent): void {
		event.preventDefault();
		const given = reason.trim();
		setWrong(given.length < MIN_LENGTH);
		if (given.length >= MIN_LENGTH) void run(given);
	}

	return (
		<Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="switch-title">
			<form onSubmit={submit} noValidate>
				<DialogTitle id="switch-title">
					{t(flag.isOn ? "flags.ask.titleOff" : "flags.ask.titleOn", { name })}
				</DialogTitle>
				<DialogContent>
					<DialogContentText sx={{ mb: 2 }}>
						{t(flag.hasEffect ? "flags.ask.text" : "flags.ask.textNoEffect")}
					</DialogContentText>
					<TextField
						label={t("flags.ask.reason")}
						helperText={t("flags.ask.reasonHint")}
						value={reason}
						onChange={(event) => setReason(event.target.value)}
						error={isWrong}
						slotProps={{ htmlInput: { maxLength: MAX_LENGTH } }}
						multiline
						minRows={2}
						fullWidth
						required
						autoFocus
					/>
				</DialogContent>
				<DialogActions>
					<Button onClick={onClose}>{t("flags.ask.cancel")}</Button>
					<Button type="submit" variant="contained" color={flag.isOn ? "error" : "primary"} disabled={isPending}>
						{t(`flags.ask.${target}`)}
					</Button>
				</DialogActions>
			</form>
		</Dialog>
	);
}

function useSwitching({ id, isOn }: FlagView, onDone: () => void) {
	const [isPending, setPending] = useState(false);
	const notify = useNotify();
	const refresh = useRefresh();
	const t = useTranslate();

	async function run(reason: string): Promise<void> {
		setPending(true);
		try {
			await callApi(switchFlag, { params: { flag: id }, body: { isOn: !isOn, reason } });
			const name = t(`flags.names.${id}`);
			notify(isOn ? "flags.ask.doneOff" : "flags.ask.doneOn", { type: "success", messageArgs: { name } });
			onDone();
		} catch (error) {
			if (!(error instanceof CallError)) throw error;
			notify(error.body.message, { type: "error" });
		} finally {
			setPending(false);
			refresh();
		}
	}
	return { isPending, run };
}
