import { FormDialog, Panel, ReasonAction, useCan, useChange, useFormats, useReason } from "@baize/platform-backoffice";
import { Button, Stack, TextField } from "@mui/material";
import { useState } from "react";
import {
	endOffer,
	type OfferRecord,
	pauseOffer,
	proposeBudget,
	proposePublication,
	proposeResumption,
	simulateOffer,
} from "../contract/index.ts";

type Props = { record: OfferRecord };
const DETAIL_TEXTS = { state: "offers.states" };

/** What can be done now. Stopping takes one operator; starting and paying take two, and are proposed once at a time. */
export function OfferActs({ record }: Props) {
	const { t } = useFormats();
	const { id, state, versions, proposals } = record;
	const params = { offer: id };
	const isDrafted = versions[0]?.publishedAtMs === null;
	if (state === "ended") return null;
	return (
		<Panel title={t("offers.acts.title")}>
			<Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: "wrap" }}>
				<Simulate offer={id} />
				{isDrafted && !proposals.publish && <WithBudget record={record} act="publish" />}
				{state === "open" && (
					<ReasonAction
						call={pauseOffer}
						input={(reason) => ({ params, body: { reason } })}
						text="offers.acts.pause"
						done="offers.acts.paused"
						detailTexts={DETAIL_TEXTS}
						color="warning"
					/>
				)}
				{state === "paused" && !proposals.resume && (
					<ReasonAction
						call={proposeResumption}
						input={(reason) => ({ params, body: { reason } })}
						text="offers.acts.resume"
						done="offers.acts.proposed"
						detailTexts={DETAIL_TEXTS}
					/>
				)}
				{state !== "draft" && !proposals.budget && <WithBudget record={record} act="budget" />}
				<ReasonAction
					call={endOffer}
					input={(reason) => ({ params, body: { reason } })}
					text="offers.acts.end"
					done="offers.acts.ended"
					detailTexts={DETAIL_TEXTS}
					color="error"
				/>
			</Stack>
		</Panel>
	);
}

function Simulate({ offer }: { offer: string }) {
	const { t } = useFormats();
	const may = useCan();
	const { run, isPending } = useChange(simulateOffer, { done: "offers.acts.simulated" });
	if (!may(simulateOffer)) return null;
	return (
		<Button variant="outlined" disabled={isPending} onClick={() => void run({ params: { offer } })}>
			{t("offers.acts.simulate")}
		</Button>
	);
}

/** Proposes the publication of the drafted terms, or another budget. */
function WithBudget({ record, act }: Props & { act: "publish" | "budget" }) {
	const { t } = useFormats();
	const may = useCan();
	const reason = useReason();
	const [isOpen, setOpen] = useState(false);
	const [isWrong, setWrong] = useState(false);
	const options = { done: "offers.acts.proposed", detailTexts: DETAIL_TEXTS };
	const publish = useChange(proposePublication, options);
	const raise = useChange(proposeBudget, options);
	if (!may(proposePublication)) return null;
	const params = { offer: record.id };

	async function submit(form: FormData): Promise<void> {
		const match = /^(\d{1,8})(?:\.(\d{2}))?$/.exec(String(form.get("budget") ?? "").trim());
		const budgetUnits = match ? Number(match[1]) * 100 + Number(match[2] ?? 0) : 0;
		setWrong(budgetUnits === 0);
		const given = reason.read();
		if (budgetUnits > 0 && given === undefined) reason.focus();
		if (budgetUnits === 0 || given === undefined) return;
		const body = { budgetUnits, reason: given };
		const isDone =
			act === "publish"
				? await publish.run({ params, body: { ...body, termsHash: record.versions[0]!.hash } })
				: await raise.run({ params, body });
		if (isDone) setOpen(false);
	}

	return (
		<>
			<Button variant="outlined" disabled={act === "publish" && record.failed.length > 0} onClick={() => setOpen(true)}>
				{t(`offers.acts.${act}`)}
			</Button>
			{isOpen && (
				<FormDialog
					title={t(`offers.acts.${act}Title`)}
					submit={t("offers.acts.propose")}
					isPending={publish.isPending || raise.isPending}
					onClose={() => setOpen(false)}
					onSubmit={(form) => void submit(form)}
				>
					<Stack spacing={2} sx={{ pt: 1 }}>
						<TextField
							name="budget"
							label={t("offers.acts.budgetLabel")}
							helperText={t(isWrong ? "offers.acts.budgetWrong" : "offers.acts.budgetHint")}
							error={isWrong}
							required
							autoFocus
						/>
						<TextField {...reason.field} />
					</Stack>
				</FormDialog>
			)}
		</>
	);
}
