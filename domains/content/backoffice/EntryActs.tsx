import { Panel, ReasonAction, useFormats } from "@baize/platform-backoffice";
import { Stack, Typography } from "@mui/material";
import {
	type EntryRecord,
	entryKey,
	proposeEntry,
	publishEntry,
	staysPublished,
	unpublishEntry,
} from "../contract/index.ts";
import { PublishAction } from "./PublishAction.tsx";

type Props = { record: EntryRecord; isChanged: boolean };

/** What can be done now. A legal page is published by two, and never taken back. */
export function EntryActs({ record: { id, isLegal, proposal, revisions }, isChanged }: Props) {
	const { t } = useFormats();
	const draft = revisions.find(({ state }) => state === "draft");
	const isKept = isLegal || staysPublished(entryKey(id));
	const isShown = revisions.some(({ state }) => state === "published" || state === "scheduled");
	if (!draft && (isKept || !isShown)) return null;
	return (
		<Panel title={t("entries.acts.title")}>
			{proposal && <Typography>{t("entries.acts.waits", { name: proposal.byName })}</Typography>}
			{isChanged && <Typography sx={{ mb: 1 }}>{t("entries.acts.saveFirst")}</Typography>}
			<Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: "wrap" }}>
				{draft && !isLegal && (
					<PublishAction
						call={publishEntry}
						entry={id}
						revision={draft.id}
						text="entries.acts.publish"
						done="entries.acts.published"
						hasEnd={!isKept}
						isDisabled={isChanged}
					/>
				)}
				{draft && !proposal && (
					<PublishAction
						call={proposeEntry}
						entry={id}
						revision={draft.id}
						text="entries.acts.propose"
						done="entries.acts.proposed"
						hasEnd={!isKept}
						isDisabled={isChanged}
					/>
				)}
				{isShown && !isKept && (
					<ReasonAction
						call={unpublishEntry}
						input={(reason) => ({ params: { entry: id }, body: { reason } })}
						text="entries.acts.unpublish"
						done="entries.acts.unpublished"
						color="error"
					/>
				)}
			</Stack>
		</Panel>
	);
}
