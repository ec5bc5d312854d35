import { OpenProposalNote } from "@baize/desk/backoffice";
import { FormDialog, ReasonAction, useCan, useChange, useReason } from "@baize/platform-backoffice";
import { Button, DialogContentText, Stack, TextField } from "@mui/material";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { BANK, type ItemView, isBankKind, matchItem, proposeWriteOff } from "../contract/index.ts";

/** The two ways to explain a difference by hand. */
export function Explain({ item }: { item: ItemView }) {
	const params = { item: item.id };
	return (
		<Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: "wrap" }}>
			{item.line !== undefined && mayBeOfPlayer(item) && <MatchByHand item={item} />}
			{item.proposal ? (
				<OpenProposalNote proposal={item.proposal} />
			) : (
				<ReasonAction
					call={proposeWriteOff}
					input={(reason) => ({ params, body: { reason } })}
					text="reconciliation.writeOff"
					done="reconciliation.writeOffProposed"
					size="small"
					color="warning"
				/>
			)}
		</Stack>
	);
}

/** What a company pays the bank is no payment of a player; what only the bank has may be one that names none. */
const mayBeOfPlayer = ({ kind, provider }: ItemView): boolean => !isBankKind(kind) || provider === BANK;

function MatchByHand({ item }: { item: ItemView }) {
	const t = useTranslate();
	const may = useCan();
	const [isOpen, setOpen] = useState(false);
	if (!may(matchItem)) return null;
	return (
		<>
			<Button variant="outlined" size="small" onClick={() => setOpen(true)}>
				{t("reconciliation.match.open")}
			</Button>
			{isOpen && <MatchDialog item={item} onClose={() => setOpen(false)} />}
		</>
	);
}

function MatchDialog({ item, onClose }: { item: ItemView; onClose(): void }) {
	const t = useTranslate();
	const reason = useReason();
	const { run, isPending } = useChange(matchItem, { done: "reconciliation.match.done" });

	async function submit(form: FormData): Promise<void> {
		const given = reason.read();
		const paymentId = String(form.get("paymentId") ?? "").trim();
		if (given === undefined) reason.focus();
		else if (await run({ params: { item: item.id }, body: { paymentId, reason: given } })) onClose();
	}

	return (
		<FormDialog
			title={t("reconciliation.match.title")}
			submit={t("reconciliation.match.submit")}
			isPending={isPending}
			onClose={onClose}
			onSubmit={(form) => void submit(form)}
		>
			<DialogContentText sx={{ mb: 2 }}>{t("reconciliation.match.text")}</DialogContentText>
			<TextField
				name="paymentId"
				label={t("reconciliation.match.payment")}
				required
				fullWidth
				sx={{ mb: 2 }}
				autoFocus
			/>
			<TextField {...reason.field} />
		</FormDialog>
	);
}
