import { parseAmount } from "@baize/kernel/money";
import { FormDialog, useCan, useChange, useFormats, useRead, useReason } from "@baize/platform-backoffice";
import { Button, MenuItem, Stack, TextField } from "@mui/material";
import { useState } from "react";
import { grantByHand, listPresents } from "../contract/index.ts";

const DETAIL_TEXTS = { block: "offers.blocks", state: "offers.states" };

/** Gives a present under the terms of a manual offer. Above the limit it becomes a proposal. */
export function GrantByHand({ player }: { player: string }) {
	const { t } = useFormats();
	const may = useCan();
	const [isOpen, setOpen] = useState(false);
	if (!may(grantByHand)) return null;
	return (
		<>
			<Button variant="outlined" size="small" onClick={() => setOpen(true)}>
				{t("offers.hand.open")}
			</Button>
			{isOpen && <PresentDialog player={player} onClose={() => setOpen(false)} />}
		</>
	);
}

function PresentDialog({ player, onClose }: { player: string; onClose(): void }) {
	const { t } = useFormats();
	const reason = useReason();
	const { data, failure } = useRead(listPresents, { params: { player } });
	const [offer, setOffer] = useState("");
	const [isWrong, setWrong] = useState(false);
	const { run, isPending } = useChange(grantByHand, {
		done: ({ proposal }) => [proposal ? "offers.hand.proposed" : "offers.hand.done", {}],
		detailTexts: DETAIL_TEXTS,
	});
	if (!data) return failure;
	const { presents, currency } = data;
	const chosen = offer || (presents[0]?.id ?? "");

	function submit(form: FormData): void {
		const minor = parseAmount(String(form.get("amount") ?? "").trim(), currency);
		const isRight = minor !== null && minor > 0n && chosen !== "";
		setWrong(!isRight);
		const given = reason.read();
		if (isRight && given === undefined) reason.focus();
		if (!isRight || given === undefined) return;
		const body = { offer: chosen, amountMinor: Number(minor), reason: given };
		void run((requestId) => ({ params: { player }, body: { requestId, ...body } })).then(
			(isDone) => isDone && onClose(),
		);
	}

	return (
		<FormDialog
			title={t("offers.hand.title")}
			submit={t("offers.hand.submit")}
			isPending={isPending}
			onClose={onClose}
			onSubmit={submit}
		>
			<Stack spacing={2} sx={{ pt: 1 }}>
				<TextField
					select
					label={t("offers.hand.offer")}
					value={chosen}
					onChange={({ target }) => setOffer(target.value)}
				>
					{presents.map(({ id, title }) => (
						<MenuItem key={id} value={id}>
							{title}
						</MenuItem>
					))}
				</TextField>
				<TextField
					name="amount"
					label={t("offers.hand.amount", { currency })}
					helperText={t(isWrong ? "offers.hand.wrong" : "offers.hand.hint")}
					error={isWrong}
					required
					autoFocus
				/>
				<TextField {...reason.field} />
			</Stack>
		</FormDialog>
	);
}
