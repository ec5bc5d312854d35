import { Pairs, Panel, RecordLayout, StateChip, useFormats } from "@baize/platform-backoffice";
import type { ProposalView } from "../../contract/index.ts";
import { Decision } from "./Decision.tsx";
import { Effect } from "./Effect.tsx";
import { TONES } from "./tones.ts";

/** One proposal: who proposes what and why, what it would change, and the decision. */
export function ProposalPage({ record }: { record: ProposalView }) {
	const { t, time } = useFormats();
	const { decidedByName, decidedAtMs, decisionReason, isCurrent, state } = record;
	return (
		<RecordLayout
			title={t(`proposals.kinds.${record.kind}`)}
			chips={<StateChip state={record.state} texts="proposals.states" tones={TONES} />}
			aside={
				<Panel title={t("proposals.page.facts")}>
					<Pairs
						pairs={[
							[t("proposals.page.subject"), record.subject],
							[t("proposals.page.reason"), record.reason],
							[t("proposals.page.by"), record.byName],
							[t("proposals.page.at"), time(record.proposedAtMs)],
							[t("proposals.page.decidedBy"), decidedByName],
							[t("proposals.page.decidedAt"), decidedAtMs === undefined ? undefined : time(decidedAtMs)],
							[t("proposals.page.decisionReason"), decisionReason],
						]}
					/>
				</Panel>
			}
		>
			<Effect effect={record.effect} isNow={state === "open" && isCurrent} />
			{state === "open" && <Decision proposal={record} />}
		</RecordLayout>
	);
}
