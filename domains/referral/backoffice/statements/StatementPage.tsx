import {
	FormDialog,
	Pairs,
	Panel,
	RecordLayout,
	StateChip,
	type ToneByState,
	useCan,
	useChange,
	useFormats,
} from "@baize/platform-backoffice";
import { Alert, Button, Stack, TextField, Typography } from "@mui/material";
import { useState } from "react";
import {
	type AffiliateStatement,
	approveAffiliateStatement,
	payAffiliateStatement,
	type StatementState,
} from "../../contract/index.ts";
import { Lines } from "./Lines.tsx";

export const TONES: ToneByState<StatementState> = {
	shown: "warning",
	approved: "info",
	confirmed: "info",
	paid: "success",
	nothing: "default",
};

const MIN_PAYMENT_LENGTH = 3;

type Props = { statement: AffiliateStatement };

/** One statement with its lines, who has approved it, and its payment. */
export function StatementPage({ record: statement }: { record: AffiliateStatement }) {
	const { t, time } = useFormats();
	const { id, affiliateId, state, lines, computedAt, approvedByName, confirmedByName, paidAt, payment } = statement;
	return (
		<RecordLayout
			title={t("commission.statement", { affiliate: affiliateId, month: lines.month })}
			chips={<StateChip state={state} texts="commission.states" tones={TONES} />}
			aside={<Steps statement={statement} />}
		>
			<Panel title={t("commission.settled")}>
				<Pairs
					pairs={[
						[t("commission.number"), id],
						[t("commission.computed"), time(computedAt)],
						[t("commission.approvedBy"), approvedByName],
						[t("commission.confirmedBy"), confirmedByName],
						[t("commission.paid"), paidAt === null ? undefined : time(paidAt)],
						[t("commission.payment"), payment ?? undefined],
					]}
				/>
			</Panel>
			<Panel title={t("commission.linesTitle")}>
				<Lines lines={lines} />
			</Panel>
		</RecordLayout>
	);
}

function Steps({ statement }: Props) {
	const { t } = useFormats();
	const may = useCan();
	const { state } = statement;
	if (state === "paid" || state === "nothing" || !may(approveAffiliateStatement)) return null;
	return (
		<Panel title={t("commission.steps.title")}>
			{state === "confirmed" ? <Pay statement={statement} /> : <Approve statement={statement} />}
		</Panel>
	);
}

function Approve({ statement: { id, state, isApprovedByReader } }: Props) {
	const { t } = useFormats();
	const isSecond = state === "approved";
	const { run, isPending } = useChange(approveAffiliateStatement, {
		done: isSecond ? "commission.steps.confirmed" : "commission.steps.approved",
	});
	if (isSecond && isApprovedByReader) return <Alert severity="info">{t("commission.steps.needsSecond")}</Alert>;
	return (
		<Stack spacing={1.5}>
			<Typography>{t(isSecond ? "commission.steps.secondText" : "commission.steps.firstText")}</Typography>
			<Button variant="contained" disabled={isPending} onClick={() => void run({ params: { statement: id } })}>
				{t(isSecond ? "commission.steps.confirm" : "commission.steps.approve")}
			</Button>
		</Stack>
	);
}

function Pay({ statement: { id } }: Props) {
	const { t } = useFormats();
	const [isOpen, setOpen] = useState(false);
	const [payment, setPayment] = useState("");
	const [isWrong, setWrong] = useState(false);
	const { run, isPending } = useChange(payAffiliateStatement, { done: "commission.steps.payDone" });
	function send(): void {
		if (payment.trim().length < MIN_PAYMENT_LENGTH) setWrong(true);
		else void run({ params: { statement: id }, body: { payment } }).then(() => setOpen(false));
	}
	return (
		<Stack spacing={1.5}>
			<Typography>{t("commission.steps.payText")}</Typography>
			<Button variant="contained" onClick={() => setOpen(true)}>
				{t("commission.steps.pay")}
			</Button>
			{isOpen && (
				<FormDialog
					title={t("commission.steps.payTitle")}
					submit={t("commission.steps.paySubmit")}
					isPending={isPending}
					onClose={() => setOpen(false)}
					onSubmit={send}
				>
					<TextField
						label={t("commission.steps.payment")}
						value={payment}
						onChange={({ target }) => setPayment(target.value)}
						required
						error={isWrong}
						helperText={t("commission.steps.paymentHint")}
						fullWidth
						sx={{ mt: 1 }}
						slotProps={{ htmlInput: { maxLength: 140 } }}
					/>
				</FormDialog>
			)}
		</Stack>
	);
}
