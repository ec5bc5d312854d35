import { Panel, ReasonAction, useChange, useFormats } from "@baize/platform-backoffice";
import { Button, Stack, Typography } from "@mui/material";
import { useState } from "react";
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
import { ReasonsDialog } from "./ReasonsDialog.tsx";

type Props = { document: ReviewedDocumentView };

const detailTexts = { status: "verification.statuses" };

/**
 * The operator claims the document, then decides. An action is shown as done only after the server has confirmed it.
 */
export function Decision({ document }: Props) {
	const { t } = useFormats();
	return (
		<Panel title={t("verification.decide.title")}>
			{document.state === "pending" ? <Claim document={document} /> : <Over document={document} />}
			{document.state === "pending" && document.claim?.isMine && <Choice document={document} />}
		</Panel>
	);
}

function Claim({ document: { id, claim } }: Props) {
	const { t, time } = useFormats();
	const take = useChange(claimDocument, { detailTexts });
	const release = useChange(releaseDocument, { detailTexts });
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
	const { t } = useFormats();
	const [isRejecting, setRejecting] = useState(false);
	const params = { submission: document.id };
	const verify = useChange(verifyDocument, { done: "verification.decide.verified", detailTexts });
	const reject = useChange(rejectDocument, {
		done: "verification.decide.rejected",
		detailTexts,
		rules: () => import("../contract/rules/reject-document.ts"),
	});
	const isPending = verify.isPending || reject.isPending;
	const unopened = document.images.filter(({ isOpenedByMe }) => !isOpenedByMe);
	const sides = unopened.map(({ side }) => t(`verification.sides.${side}`)).join(", ");
	const close = (): void => setRejecting(false);
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
			<Button variant="outlined" size="large" disabled={isPending} onClick={() => setRejecting(true)}>
				{t("verification.decide.reject")}
			</Button>
			{isRejecting && (
				<ReasonsDialog
					isPending={isPending}
					hasBack={document.images.length > 1}
					onClose={close}
					onReject={(reasons) => void reject.run({ params, body: { reasons } }).then(close)}
				/>
			)}
			<ReasonAction
				call={blockDocument}
				input={(reason) => ({ params, body: { reason } })}
				text="verification.decide.block"
				done="verification.decide.blocked"
				detailTexts={detailTexts}
				hint="verification.decide.reasonHint"
				color="error"
				size="large"
				isDisabled={isPending}
			/>
		</Stack>
	);
}

function Over({ document }: Props) {
	const { t, time } = useFormats();
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
				<ReasonAction
					call={requestDocumentAgain}
					input={(reason) => ({ params, body: { reason } })}
					text="verification.decide.askAgain"
					done="verification.decide.askedAgain"
					detailTexts={detailTexts}
					hint="verification.decide.reasonHint"
				/>
			)}
		</Stack>
	);
}
