import { Panel, ReasonAction, useFormats } from "@baize/platform-backoffice";
import { Stack, Typography } from "@mui/material";
import { type EntryRecord, proposeEntry, publishEntry, unpublishEntry } from "../contract/index.ts";

/** What can be done now. A legal page is published by two, and never taken back. */
export function EntryActs({ record: { id, isLegal, proposal, revisions } }: { record: EntryRecord }) {
	const { t } = useFormats();
	const params = { entry: id };
	const draft = revisions.find(({ state }) => state === "draft");
	const isShown = revisions.some(({ state }) => state === "published" || state === "scheduled");
	if (!draft && (isLegal || !isShown)) return null;
	const bodyOf = (revision: string, reason: string) => ({ revision, reason, fromMs: null, untilMs: null });
	return (
		<Panel title={t("entries.acts.title")}>
			{proposal && <Typography>{t("entries.acts.waits", { name: proposal.byName })}</Typography>}
			<Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: "wrap" }}>
				{draft && !isLegal && (
					<ReasonAction
						call={publishEntry}
						input={(reason) => ({ params, body: bodyOf(draft.id, reason) })}
						text="entries.acts.publish"
						done="entries.acts.published"
					/>
				)}
				{draft && !proposal && (
					<ReasonAction
						call={proposeEntry}
						input={(reason) => ({ params, body: bodyOf(draft.id, reason) })}
						text="entries.acts.propose"
						done="entries.acts.proposed"
					/>
				)}
				{isShown && !isLegal && (
					<ReasonAction
						call={unpublishEntry}
						input={(reason) => ({ params, body: { reason } })}
						text="entries.acts.unpublish"
						done="entries.acts.unpublished"
						color="error"
					/>
				)}
			</Stack>
		</Panel>
	);
}
