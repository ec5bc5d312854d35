import { OpenProposalNote } from "@baize/desk/backoffice";
import { Panel, ReasonAction, useChange, useFormats } from "@baize/platform-backoffice";
import { Alert, Button, Stack, Typography } from "@mui/material";
import {
	type AlertRecord,
	claimLaunderingAlert,
	closeLaunderingAlert,
	escalateLaunderingAlert,
	holdLaunderingAlert,
	noteLaunderingAlert,
	OUTCOMES,
	releaseLaunderingAlert,
} from "../contract/index.ts";

type Props = { record: AlertRecord };
const DETAIL_TEXTS = { state: "laundering.states" };
const HINT = "laundering.acts.hint";

/** Who has taken it, and what can be done in its state. */
export function AlertActs({ record }: Props) {
	const { t, time } = useFormats();
	const { state, claim } = record;
	return (
		<Panel title={t("laundering.acts.title")}>
			{state === "closed" ? (
				<Typography color="text.secondary">{t("laundering.acts.over")}</Typography>
			) : claim && !claim.isOwn ? (
				<Alert severity="info">
					{t("laundering.claim.byOther", { name: claim.byName ?? claim.by, time: time(claim.untilMs) })}
				</Alert>
			) : (
				<Stack spacing={2}>
					<ClaimBar record={record} />
					{record.needsTwo && <Alert severity="info">{t("laundering.acts.needsTwo")}</Alert>}
					<Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: "wrap" }}>
						<Steps record={record} />
						<Closings record={record} />
						{record.proposal && <OpenProposalNote proposal={record.proposal} />}
					</Stack>
				</Stack>
			)}
		</Panel>
	);
}

function ClaimBar({ record: { id, claim } }: Props) {
	const { t, time } = useFormats();
	const take = useChange(claimLaunderingAlert, { done: "laundering.claim.taken", detailTexts: DETAIL_TEXTS });
	const release = useChange(releaseLaunderingAlert, { done: "laundering.claim.released", detailTexts: DETAIL_TEXTS });
	const params = { alert: id };
	return (
		<Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: "wrap", alignItems: "center" }}>
			{claim && <span>{t("laundering.claim.byYou", { time: time(claim.untilMs) })}</span>}
			<Button variant="outlined" disabled={take.isPending} onClick={() => void take.run({ params })}>
				{t(claim ? "laundering.claim.longer" : "laundering.claim.take")}
			</Button>
			{claim && (
				<Button variant="outlined" disabled={release.isPending} onClick={() => void release.run({ params })}>
					{t("laundering.claim.release")}
				</Button>
			)}
		</Stack>
	);
}

function Steps({ record: { id, state, holds } }: Props) {
	const params = { alert: id };
	const common = { detailTexts: DETAIL_TEXTS, hint: HINT };
	return (
		<>
			<ReasonAction
				{...common}
				call={noteLaunderingAlert}
				input={(text) => ({ params, body: { text } })}
				text="laundering.acts.note"
				done="laundering.acts.noted"
			/>
			{!holds && (
				<ReasonAction
					{...common}
					call={holdLaunderingAlert}
					input={(reason) => ({ params, body: { reason } })}
					text="laundering.acts.hold"
					done="laundering.acts.held"
					color="warning"
				/>
			)}
			{state === "open" && (
				<ReasonAction
					{...common}
					call={escalateLaunderingAlert}
					input={(reason) => ({ params, body: { reason } })}
					text="laundering.acts.escalate"
					done="laundering.acts.escalated"
					color="error"
				/>
			)}
		</>
	);
}

function Closings({ record: { id, needsTwo } }: Props) {
	return OUTCOMES.map((outcome) => (
		<ReasonAction
			key={outcome}
			call={closeLaunderingAlert}
			input={(reason) => ({ params: { alert: id }, body: { outcome, reason } })}
			text={`laundering.acts.${outcome}`}
			done={needsTwo ? "laundering.acts.proposed" : "laundering.acts.closed"}
			detailTexts={DETAIL_TEXTS}
			hint={HINT}
		/>
	));
}
