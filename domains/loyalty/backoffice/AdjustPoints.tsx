import { FormDialog, useCan, useChange, useFormats, useReason } from "@baize/platform-backoffice";
import { Button, DialogContentText, Stack, TextField } from "@mui/material";
import { useState } from "react";
import { adjustPoints, MAX_ADJUSTMENT_POINTS } from "../contract/index.ts";

/** Gives a player points, or takes some, for a reason. Operators who may not do so do not see it. */
export function AdjustPoints({ player }: { player: string }) {
	const { t } = useFormats();
	const may = useCan();
	const reason = useReason();
	const [isOpen, setOpen] = useState(false);
	const [isWrong, setWrong] = useState(false);
	const { run, isPending } = useChange(adjustPoints, { done: "loyalty.adjust.done" });
	if (!may(adjustPoints)) return null;

	function submit(form: FormData): void {
		const text = String(form.get("points") ?? "").trim();
		const points = /^[-−]?\d{1,6}$/.test(text) ? Number(text.replace("−", "-")) : 0;
		const isRight = points !== 0 && Math.abs(points) <= MAX_ADJUSTMENT_POINTS;
		setWrong(!isRight);
		const given = reason.read();
		if (isRight && given === undefined) reason.focus();
		if (!isRight || given === undefined) return;
		const input = (requestId: string) => ({ params: { player }, body: { requestId, points, reason: given } });
		void run(input).then((isDone) => isDone && setOpen(false));
	}

	return (
		<>
			<Button variant="outlined" size="small" onClick={() => setOpen(true)}>
				{t("loyalty.adjust.open")}
			</Button>
			{isOpen && (
				<FormDialog
					title={t("loyalty.adjust.title")}
					submit={t("loyalty.adjust.submit")}
					isPending={isPending}
					onClose={() => setOpen(false)}
					onSubmit={submit}
				>
					<DialogContentText sx={{ mb: 2 }}>{t("loyalty.adjust.text")}</DialogContentText>
					<Stack spacing={2} sx={{ pt: 1 }}>
						<TextField
							name="points"
							label={t("loyalty.adjust.points")}
							helperText={t(isWrong ? "loyalty.adjust.wrong" : "loyalty.adjust.hint")}
							error={isWrong}
							required
							fullWidth
							autoFocus
						/>
						<TextField {...reason.field} />
					</Stack>
				</FormDialog>
			)}
		</>
	);
}
