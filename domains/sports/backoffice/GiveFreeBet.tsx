import { FormDialog, useCan, useChange, useFormats, useReason } from "@baize/platform-backoffice";
import { Button, DialogContentText, MenuItem, Stack, TextField } from "@mui/material";
import { useState } from "react";
import { giveFreeBet, type PlayerFreeBets } from "../contract/index.ts";
import { type Field, readGiveForm } from "./read-give-form.ts";

const DETAIL_TEXTS = { why: "freeBets.issues" };

/** Gives a free bet by hand, for a reason. Operators who may not do so do not see it. */
export function GiveFreeBet({ player, freeBets }: { player: string; freeBets: PlayerFreeBets }) {
	const { t, money } = useFormats();
	const may = useCan();
	const reason = useReason();
	const [isOpen, setOpen] = useState(false);
	const [wrong, setWrong] = useState<readonly Field[]>([]);
	const { run, isPending } = useChange(giveFreeBet, {
		done: () => ["freeBets.give.done", {}],
		detailTexts: DETAIL_TEXTS,
	});
	if (!may(giveFreeBet)) return null;

	function submit(form: FormData): void {
		const read = readGiveForm(form, freeBets.currency);
		setWrong(read.wrong);
		const because = reason.read();
		if (read.wrong.length === 0 && because === undefined) reason.focus();
		if (!read.given || because === undefined) return;
		const { given } = read;
		const input = (requestId: string) => ({ params: { player }, body: { ...given, requestId, reason: because } });
		void run(input).then((isDone) => isDone && setOpen(false));
	}

	return (
		<>
			<Button variant="outlined" size="small" onClick={() => setOpen(true)}>
				{t("freeBets.give.open")}
			</Button>
			{isOpen && (
				<FormDialog
					title={t("freeBets.give.title")}
					submit={t("freeBets.give.submit")}
					isPending={isPending}
					onClose={() => setOpen(false)}
					onSubmit={submit}
				>
					<DialogContentText sx={{ mb: 2 }}>
						{t("freeBets.give.text", { amount: money(freeBets.maxFaceMinor, freeBets.currency) })}
					</DialogContentText>
					<Stack spacing={2} sx={{ pt: 1 }}>
						<Fields wrong={wrong} />
						<TextField {...reason.field} />
					</Stack>
				</FormDialog>
			)}
		</>
	);
}

function Fields({ wrong }: { wrong: readonly Field[] }) {
	const { t } = useFormats();
	const field = (name: Field) => ({
		name,
		label: t(`freeBets.give.${name}`),
		error: wrong.includes(name),
		helperText: wrong.includes(name) ? t("freeBets.give.wrong") : undefined,
		fullWidth: true,
	});
	return (
		<>
			<TextField required {...field("face")} />
			<TextField required {...field("price")} defaultValue="1.50" />
			<TextField required {...field("days")} defaultValue="7" />
			<TextField select {...field("takes")} defaultValue="multiples">
				<MenuItem value="singles">{t("freeBets.singles")}</MenuItem>
				<MenuItem value="multiples">{t("freeBets.multiples")}</MenuItem>
			</TextField>
		</>
	);
}
