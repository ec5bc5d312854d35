import { Panel, ReasonAction, useFormats } from "@baize/platform-backoffice";
import { Alert, Stack } from "@mui/material";
import { approveMission, cancelMission, closeMission, type MissionRecord } from "../contract/index.ts";
import { EditMission } from "./DraftMission.tsx";

const DETAIL_TEXTS = { state: "missions.states" };

/** What can be done in the state that the mission is in. Approving is for a second operator. */
export function MissionActs({ record }: { record: MissionRecord }) {
	const { t } = useFormats();
	const { id, state, needsAnother } = record;
	if (state === "cancelled") return null;
	const input = (reason: string) => ({ params: { mission: id }, body: { reason } });
	const textsOf = (act: string) => ({ text: `missions.acts.${act}`, done: `missions.acts.done.${act}` });
	return (
		<Panel title={t("missions.acts.title")}>
			{needsAnother && <Alert severity="info">{t("missions.acts.another")}</Alert>}
			<Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: "wrap", mt: needsAnother ? 2 : 0 }}>
				{state === "draft" && <EditMission record={record} />}
				{state === "draft" && (
					<ReasonAction
						call={approveMission}
						input={input}
						{...textsOf("approve")}
						detailTexts={DETAIL_TEXTS}
						isDisabled={needsAnother}
					/>
				)}
				{state === "open" && (
					<ReasonAction
						call={closeMission}
						input={input}
						{...textsOf("close")}
						detailTexts={DETAIL_TEXTS}
						color="warning"
					/>
				)}
				<ReasonAction
					call={cancelMission}
					input={input}
					{...textsOf("cancel")}
					detailTexts={DETAIL_TEXTS}
					color="error"
				/>
			</Stack>
		</Panel>
	);
}
