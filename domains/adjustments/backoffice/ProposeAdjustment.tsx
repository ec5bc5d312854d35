import { parseAmount } from "@baize/kernel/money";
import { FormDialog, useCan, useChange, useFormats, useReason } from "@baize/platform-backoffice";
import { Button, DialogContentText, MenuItem, Stack, TextField } from "@mui/material";
import { useState } from "react";
import { ADJUSTMENT_CAUSES, type AdjustmentCause, MAX_ADJUSTMENT_MINOR, proposeAdjustment } from "../contract/index.ts";

type Props = { player: string; currency: string };

/** What was typed in minor units, below zero with a minus; undefined if it is no amount that an adjustment moves. */
export function readAdjustment(text: string, currency: string): number | undefined {
	const [, minus, amount] = /^([-−]?)(\d+(?:\.\d+)?)$/.exec(text.trim()) ?? [];
	const minor = amount === undefined ? null : parseAmount(amount, currency);
	if (minor === null || minor === 0n || minor > BigInt(MAX_ADJUSTMENT_MINOR)) return undefined;
	return minus ? -Number(minor) : Number(minor);
}

/** Proposes to give a player money, or to take some. Operators who may not do so do not see it. */
export function ProposeAdjustment({ player, currency }: Props) {
	const { t } = useFormats();
	const may = useCan();
	const [isOpen, setOpen] = useState(false);
	if (!may(proposeAdjustment)) return null;
	return (
		<>
			<Button variant="outlined" size="small" onClick={() => setOpen(true)}>
				{t("adjustments.propose.open")}
			</Button>
			{isOpen && <ProposeDialog player={player} currency={currency} onClose={() => setOpen(false)} />}
		</>
	);
}

function ProposeDialog({ player, currency, onClose }: Props & { onClose(): void }) {
	const { t } = useFormats();
	const reason = useReason();
	const [cause, setCause] = useState<AdjustmentCause>("fault");
	const [isWrong, setWrong] = useState(false);
	const { run, isPending } = useChange(proposeAdjustment, { done: "adjustments.propose.done" });

	async function submit(form: FormData): Promise<void> {
		const amountMinor = readAdjustment(String(form.get("amount") ?? ""), currency);
		setWrong(amountMinor === undefined);
		const given = reason.read();
		if (amountMinor !== undefined && given === undefined) reason.focus();
		if (amountMinor === undefined || given === undefined) return;
		if (await run({ params: { player }, body: { amountMinor, cause, reason: given } })) onClose();
	}

	return (
		<FormDialog
			title={t("adjustments.propose.title")}
			submit={t("adjustments.propose.submit")}
			isPending={isPending}
			onClose={onClose}
			onSubmit={(form) => void submit(form)}
		>
			<DialogContentText sx={{ mb: 2 }}>{t("adjustments.propose.text")}</DialogContentText>
			<Stack spacing={2} sx={{ pt: 1 }}>
				<TextField
					name="amount"
					label={t("adjustments.propose.amount", { currency })}
					helperText={t(isWrong ? "adjustments.propose.wrong" : "adjustments.propose.hint")}
					error={isWrong}
					required
					fullWidth
					autoFocus
				/>
				<TextField
					select
					label={t("adjustments.propose.cause")}
					helperText={t("adjustments.propose.causeHint")}
					value={cause}
					onChange={({ target }) => setCause(target.value as AdjustmentCause)}
					fullWidth
				>
					{ADJUSTMENT_CAUSES.map((each) => (
						<MenuItem key={each} value={each}>
							{t(`adjustments.causes.${each}`)}
						</MenuItem>
					))}
				</TextField>
				<TextField {...reason.field} />
			</Stack>
		</FormDialog>
	);
}
