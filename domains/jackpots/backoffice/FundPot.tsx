import { OpenProposalNote } from "@baize/desk/backoffice";
import { parseAmount } from "@baize/kernel/money";
import { FormDialog, useCan, useChange, useFormats, useReason } from "@baize/platform-backoffice";
import { Button, Checkbox, DialogContentText, FormControlLabel, Stack, TextField } from "@mui/material";
import { useState } from "react";
import { MAX_FUNDING_MINOR, type PotRow, proposePotFunding } from "../contract/index.ts";

type Props = { pot: PotRow };

/** Proposes to add the operator's money to a pot, or leads to the proposal that waits. */
export function FundPot({ pot }: Props) {
	const { t } = useFormats();
	const may = useCan();
	const [isOpen, setOpen] = useState(false);
	if (pot.proposal) return <OpenProposalNote proposal={pot.proposal} />;
	if (!may(proposePotFunding)) return null;
	const name = t("jackpots.funding.name", { level: t(`jackpots.levels.${pot.level}`), currency: pot.currency });
	return (
		<>
			<Button
				variant="outlined"
				size="small"
				aria-label={t("jackpots.funding.openNamed", { name })}
				onClick={() => setOpen(true)}
			>
				{t("jackpots.funding.open")}
			</Button>
			{isOpen && <FundDialog pot={pot} name={name} onClose={() => setOpen(false)} />}
		</>
	);
}

function FundDialog({ pot: { pot, level, currency }, name, onClose }: Props & { name: string; onClose(): void }) {
	const { t } = useFormats();
	const reason = useReason();
	const [isWrong, setWrong] = useState(false);
	const { run, isPending } = useChange(proposePotFunding, { done: "jackpots.funding.done" });

	async function submit(form: FormData): Promise<void> {
		const minor = parseAmount(String(form.get("amount") ?? "").trim(), currency);
		const isRight = minor !== null && minor > 0n && minor <= BigInt(MAX_FUNDING_MINOR);
		setWrong(!isRight);
		const given = reason.read();
		if (isRight && given === undefined) reason.focus();
		if (!isRight || given === undefined) return;
		const body = { amountMinor: Number(minor), toPot: form.get("toPot") === "on", reason: given };
		if (await run({ params: { pot, level, currency }, body })) onClose();
	}

	return (
		<FormDialog
			title={t("jackpots.funding.title", { name })}
			submit={t("jackpots.funding.submit")}
			isPending={isPending}
			onClose={onClose}
			onSubmit={(form) => void submit(form)}
		>
			<DialogContentText sx={{ mb: 2 }}>{t("jackpots.funding.text")}</DialogContentText>
			<Stack spacing={2} sx={{ pt: 1 }}>
				<TextField
					name="amount"
					label={t("jackpots.funding.amount", { currency })}
					helperText={isWrong ? t("jackpots.funding.wrong") : undefined}
					error={isWrong}
					required
					fullWidth
					autoFocus
				/>
				<FormControlLabel control={<Checkbox name="toPot" defaultChecked />} label={t("jackpots.funding.toPot")} />
				<TextField {...reason.field} />
			</Stack>
		</FormDialog>
	);
}
