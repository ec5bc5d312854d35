import { FormDialog, useCan, useChange, useFormats, useReason } from "@baize/platform-backoffice";
import { Button, DialogContentText, MenuItem, Stack, TextField } from "@mui/material";
import { useState } from "react";
import { closeGame } from "../contract/index.ts";
import { PLACE } from "./place.ts";

const STATES = ["draining", "stopped"] as const;
type Props = { game: string };

/** Drains or stops a title, everywhere or at one place. */
export function CloseGame({ game }: Props) {
	const { t } = useFormats();
	const may = useCan();
	const [isOpen, setOpen] = useState(false);
	if (!may(closeGame)) return null;
	return (
		<>
			<Button variant="outlined" color="warning" onClick={() => setOpen(true)}>
				{t("games.close.open")}
			</Button>
			{isOpen && <CloseDialog game={game} onClose={() => setOpen(false)} />}
		</>
	);
}

function CloseDialog({ game, onClose }: Props & { onClose(): void }) {
	const { t } = useFormats();
	const reason = useReason();
	const [isWrong, setWrong] = useState(false);
	const { run, isPending } = useChange(closeGame, {
		done: "games.close.done",
		detailTexts: { state: "games.states" },
	});

	async function submit(form: FormData): Promise<void> {
		const place = String(form.get("place") ?? "")
			.trim()
			.toUpperCase();
		const state = STATES.find((each) => each === form.get("state")) ?? "draining";
		setWrong(!PLACE.test(place));
		const given = reason.read();
		if (given === undefined) reason.focus();
		if (!PLACE.test(place) || given === undefined) return;
		if (await run({ params: { game }, body: { place, state, reason: given } })) onClose();
	}

	return (
		<FormDialog
			title={t("games.close.title")}
			submit={t("games.close.submit")}
			isPending={isPending}
			onClose={onClose}
			onSubmit={(form) => void submit(form)}
		>
			<DialogContentText sx={{ mb: 2 }}>{t("games.close.text")}</DialogContentText>
			<Stack spacing={2} sx={{ pt: 1 }}>
				<TextField name="state" label={t("games.close.state")} defaultValue="draining" select fullWidth>
					{STATES.map((state) => (
						<MenuItem key={state} value={state}>
							{t(`games.close.${state}`)}
						</MenuItem>
					))}
				</TextField>
				<TextField
					name="place"
					label={t("games.close.place")}
					helperText={t(isWrong ? "games.close.placeWrong" : "games.close.placeHint")}
					error={isWrong}
					fullWidth
				/>
				<TextField {...reason.field} />
			</Stack>
		</FormDialog>
	);
}
