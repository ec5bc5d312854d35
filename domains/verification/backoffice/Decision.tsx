import { Button, Paper, Stack, Typography } from "@mui/material";
import { useState } from "react";
import { useTranslate } from "react-admin";
import {
	blockDocument,
	claimDocument,
	nextStatus,
	type ReviewedDocumentView,
	rejectDocument,
	releaseDocument,
	requestDocumentAgain,
	verifyDocument,
} from "../contract/index.ts";
import { useFormats } from "./format.ts";
import { ReasonDialog } from "./ReasonDialog.tsx";
import { ReasonsDialog } from "./ReasonsDialog.tsx";
import { useDecision } from "./use-decision.ts";

type Props = { document: ReviewedDocumentView };

/**
 * The operator claims the document, then decides. An action is shown as done only after the server has confirmed it.
 */
export function Decision({ document }: Props) {
	const t = useTranslate();
	return (
		<Paper variant="outlined" sx={{ p: 2 }}>
			<Typography component="h2" variant="overline">
				{t("verification.decide.title")}
			</Typography>
			{document.state === "pending" ? <Claim document={document} /> : <Over document={document} />}
			{document.state === "pending" && document.claim?.isMine && <Choice document={document} />}
		</Paper>
	);
}

function Claim({ document: { id, claim } }: Props) {
	const t = useTranslate();
	const { time } = useFormats();
	const take = useDecision(claimDocument);
	const release = useDecision(releaseDocument);
	const params = { submission: id };
	const whose = claim ? (claim.isMine ? "mine" : "other") : "noOperator";
	const text = claim ? { operator: claim.operator, time: time(claim.untilMs) } : {};
	return (
		<Stack spacing={1.5} sx={{ alignItems: "start" }}>
			<Typography>{t(`verification.claim.${whose}`, text)}</Typography>
			{whose === "noOperator" && (
				<Button variant="contained" size="large" disabled={take.isPending} onClick={() => void take.run({ params })}>
					{t("verification.claim.take")}
				</Button>
			)}
			{whose === "mine" && (
				<Button disabled={release.isPending} onClick={() => void release.run({ params })}>
					{t("verification.claim.release")}
				</Button>
			)}
		</Stack>
	);
}

function Choice({ document }: Props) {
	const t = useTranslate();
	const [open, setOpen] = useState<"reject" | "block">();
	const params = { submission: document.id };
	const verify = useDecision(verifyDocument, "verification.decide.verified");
	const reject = useDecision(rejectDocument, "verification.decide.rejected");
	const block = useDecision(blockDocument, "verification.decide.blocked");
	const isPending = verify.isPending || reject.isPending || block.isPending;
	const unopened = document.images.filter(({ isOpenedByMe }) => !isOpenedByMe);
	const sides = unopened.map(({ side }) => t(`verification.sides.${side}`)).join(", ");
	const close = (): void => setOpen(undefined);
	return (
		<Stack direction="row" sx={{ mt: 2, flexWrap: "wrap", gap: 1.5 }}>
			<Button
				variant="contained"
				size="large"
				disabled={isPending || unopened.length > 0}
				// The disabled label says what the decision waits for, so it must stay readable.
				sx={{ "&.Mui-disabled": { color: "text.secondary" } }}
				onClick={() => void verify.run({ params })}
			>
				{unopened.length > 0 ? t("verification.decide.verifyWaits", { sides }) : t("verification.decide.verify")}
			</Button>
			<Button variant="outlined" size="large" disabled={isPending} onClick={() => setOpen("reject")}>
				{t("verification.decide.reject")}
			</Button>
			<Button variant="outlined" color="error" size="large" disabled={isPending} onClick={() => setOpen("block")}>
				{t("verification.decide.block")}
			</Button>
			<ReasonsDialog
				isOpen={open === "reject"}
				isPending={isPending}
				hasBack={document.images.length > 1}
				onClose={close}
				onReject={(reasons) => void reject.run({ params, body: { reasons } }).then(close)}
			/>
			<ReasonDialog
				name="block"
				isOpen={open === "block"}
				isPending={isPending}
				onClose={close}
				onReason={(reason) => void block.run({ params, body: { reason } }).then(close)}
			/>
		</Stack>
	);
}

function Over({ document }: Props) {
	const t = useTranslate();
	const { time } = useFormats();
	const [isOpen, setOpen] = useState(false);
	const request = useDecision(requestDocumentAgain, "verification.decide.askedAgain");
	const params = { submission: document.id };
	return (
		<Stack spacing={1} sx={{ alignItems: "start" }}>
			{document.decidedAtMs !== undefined && (
				<Typography color="text.secondary">
					{t("verification.decide.over", { time: time(document.decidedAtMs) })}
				</Typography>
			)}
			{document.reasons.map(({ field, note }) => (
				<Typography key={field}>{`${t(`verification.reasons.${field}`)}${note ? `: ${note}` : ""}`}</Typography>
			))}
			{document.reason && <Typography>{document.reason}</Typography>}
			{nextStatus("requestAgain", document.status) && (
				<Button variant="outlined" disabled={request.isPending} onClick={() => setOpen(true)}>
					{t("verification.decide.askAgain")}
				</Button>
			)}
			<ReasonDialog
				name="askAgain"
				isOpen={isOpen}
				isPending={request.isPending}
				onClose={() => setOpen(false)}
				onReason={(reason) => void request.run({ params, body: { reason } }).then(() => setOpen(false))}
			/>
		</Stack>
	);
}
