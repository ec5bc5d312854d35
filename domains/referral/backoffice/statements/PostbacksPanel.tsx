import { FormDialog, Pairs, Panel, useCan, useChange, useFormats, useReason } from "@baize/platform-backoffice";
import { Button, Checkbox, FormControlLabel, Stack, TextField, Typography } from "@mui/material";
import { useState } from "react";
import {
	type AffiliateRecord,
	changeAffiliatePostbackKey,
	changeAffiliatePostbacks,
	POSTBACK_URL_PATTERN,
	type PostbackRow,
	testAffiliatePostbacks,
} from "../../contract/index.ts";

type Props = { affiliate: AffiliateRecord };

/** Where the affiliate's own system is notified of what the links bring, and what it has answered. */
export function PostbacksPanel({ affiliate }: Props) {
	const { t, time } = useFormats();
	const { url, isOn, key, keyBefore, log } = affiliate.postbacks;
	return (
		<Panel title={t("postbacks.title")} end={<Acts affiliate={affiliate} />}>
			<Pairs
				pairs={[
					[t("postbacks.url"), url ?? t("postbacks.none")],
					[t("postbacks.state"), t(isOn ? "postbacks.on" : "postbacks.off")],
					[t("postbacks.key"), key],
					...(keyBefore ? [[t("postbacks.keyBefore", { time: time(keyBefore.until) }), keyBefore.key] as const] : []),
				]}
			/>
			<Stack component="ul" spacing={1} sx={{ pl: 2, mt: 2, mb: 0 }}>
				{log.map((row) => (
					<LogLine key={row.id} row={row} />
				))}
			</Stack>
			{log.length === 0 && <Typography color="text.secondary">{t("postbacks.nothing")}</Typography>}
		</Panel>
	);
}

function LogLine({ row: { event, campaign, happenedAt, state, attempts, lastStatus, nextAt } }: { row: PostbackRow }) {
	const { t, time } = useFormats();
	return (
		<Typography component="li">
			{[
				time(happenedAt),
				t(`postbacks.events.${event}`),
				campaign,
				t(`postbacks.states.${state}`, { attempts }),
				attempts > 0 && (lastStatus === null ? t("postbacks.noAnswer") : t("postbacks.answer", { lastStatus })),
				attempts > 0 && nextAt !== null && t("postbacks.again", { time: time(nextAt) }),
			]
				.filter(Boolean)
				.join(" · ")}
		</Typography>
	);
}

function Acts({ affiliate: { id, postbacks } }: Props) {
	const { t } = useFormats();
	const may = useCan();
	const [open, setOpen] = useState<"address" | "key">();
	const close = (): void => setOpen(undefined);
	const { run, isPending } = useChange(testAffiliatePostbacks, { done: "postbacks.tested" });
	if (!may(changeAffiliatePostbacks)) return null;
	return (
		<Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: "wrap" }}>
			<Button
				variant="outlined"
				size="small"
				disabled={isPending || !postbacks.isOn}
				onClick={() => void run({ params: { affiliate: id } })}
			>
				{t("postbacks.test")}
			</Button>
			<Button variant="outlined" size="small" onClick={() => setOpen("address")}>
				{t("postbacks.change")}
			</Button>
			<Button variant="outlined" size="small" onClick={() => setOpen("key")}>
				{t("postbacks.newKey")}
			</Button>
			{open === "address" && <ChangeDialog affiliateId={id} postbacks={postbacks} onClose={close} />}
			{open === "key" && <KeyDialog affiliateId={id} onClose={close} />}
		</Stack>
	);
}

function KeyDialog({ affiliateId, onClose }: { affiliateId: string; onClose(): void }) {
	const { t } = useFormats();
	const reason = useReason();
	const { run, isPending } = useChange(changeAffiliatePostbackKey, { done: "postbacks.keyChanged" });

	async function submit(): Promise<void> {
		const given = reason.read();
		if (given === undefined) return reason.focus();
		if (await run({ params: { affiliate: affiliateId }, body: { reason: given } })) onClose();
	}

	return (
		<FormDialog
			title={t("postbacks.newKeyTitle")}
			submit={t("postbacks.newKeySubmit")}
			isPending={isPending}
			onClose={onClose}
			onSubmit={() => void submit()}
		>
			<Stack spacing={2} sx={{ pt: 1 }}>
				<Typography>{t("postbacks.newKeyText")}</Typography>
				<TextField {...reason.field} />
			</Stack>
		</FormDialog>
	);
}

const URL_FORM = new RegExp(POSTBACK_URL_PATTERN);
type DialogProps = { affiliateId: string; postbacks: AffiliateRecord["postbacks"]; onClose(): void };

function ChangeDialog({ affiliateId, postbacks, onClose }: DialogProps) {
	const { t } = useFormats();
	const reason = useReason();
	const [isWrong, setWrong] = useState(false);
	const { run, isPending } = useChange(changeAffiliatePostbacks, { done: "postbacks.changed" });

	async function submit(form: FormData): Promise<void> {
		const url = String(form.get("url") ?? "").trim();
		const isRight = URL_FORM.test(url);
		setWrong(!isRight);
		const given = reason.read();
		if (isRight && given === undefined) reason.focus();
		if (!isRight || given === undefined) return;
		const body = { url, isOn: form.get("isOn") !== null, reason: given };
		if (await run({ params: { affiliate: affiliateId }, body })) onClose();
	}

	return (
		<FormDialog
			title={t("postbacks.changeTitle")}
			submit={t("postbacks.save")}
			isPending={isPending}
			onClose={onClose}
			onSubmit={(form) => void submit(form)}
		>
			<Stack spacing={2} sx={{ pt: 1 }}>
				<TextField
					name="url"
					label={t("postbacks.url")}
					defaultValue={postbacks.url ?? ""}
					helperText={t(isWrong ? "postbacks.urlWrong" : "postbacks.urlHint")}
					error={isWrong}
					required
					autoFocus
				/>
				<FormControlLabel
					control={<Checkbox name="isOn" defaultChecked={postbacks.url === null || postbacks.isOn} />}
					label={t("postbacks.isOn")}
				/>
				<TextField {...reason.field} />
			</Stack>
		</FormDialog>
	);
}
