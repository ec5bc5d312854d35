import { Panel, ReasonAction, useFormats } from "@baize/platform-backoffice";
import { Alert, Stack } from "@mui/material";
import {
	announceTournament,
	approveTournament,
	auditTournament,
	cancelTournament,
	endTournament,
	payTournament,
	type State,
	type TournamentRecord,
} from "../contract/index.ts";
import { EditTournament } from "./DraftTournament.tsx";

/** The steps have the same input and reply. */
type Step =
	| typeof approveTournament
	| typeof announceTournament
	| typeof endTournament
	| typeof auditTournament
	| typeof payTournament
	| typeof cancelTournament;
type Act = { call: Step; text: string; from: readonly State[]; color?: "error" | "warning"; isOfAnother?: true };

const ACTS: readonly Act[] = [
	{ call: approveTournament, text: "approve", from: ["draft"], isOfAnother: true },
	{ call: announceTournament, text: "announce", from: ["approved"] },
	{ call: endTournament, text: "end", from: ["running"], color: "warning" },
	{ call: auditTournament, text: "audit", from: ["ended"] },
	{ call: payTournament, text: "pay", from: ["audited"], isOfAnother: true },
	{
		call: cancelTournament,
		text: "cancel",
		from: ["draft", "approved", "announced", "running", "ended"],
		color: "error",
	},
];

/** What can be done in the state that the tournament is in. Approving and paying are for a second operator. */
export function TournamentActs({ record }: { record: TournamentRecord }) {
	const { t } = useFormats();
	const { id, state, needsAnother } = record;
	const acts = ACTS.filter(({ from }) => from.includes(state));
	if (acts.length === 0) return null;
	return (
		<Panel title={t("tournaments.acts.title")}>
			{needsAnother && <Alert severity="info">{t(`tournaments.acts.another.${state}`)}</Alert>}
			<Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: "wrap", mt: needsAnother ? 2 : 0 }}>
				{(state === "draft" || state === "approved") && <EditTournament record={record} />}
				{acts.map(({ call, text, color = "primary" as const, isOfAnother = false }) => (
					<ReasonAction
						key={text}
						call={call}
						input={(reason) => ({ params: { tournament: id }, body: { reason } })}
						text={`tournaments.acts.${text}`}
						done={`tournaments.acts.done.${text}`}
						detailTexts={{ state: "tournaments.states" }}
						color={color ?? "primary"}
						isDisabled={isOfAnother && needsAnother}
					/>
				))}
			</Stack>
		</Panel>
	);
}
