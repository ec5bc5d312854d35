import { OpenProposalNote } from "@baize/desk/backoffice";
import { Pairs, Panel, ReasonAction, useFormats } from "@baize/platform-backoffice";
import { Stack } from "@mui/material";
import { drainProvider, type ProviderView, proposeProviderResume } from "../../contract/index.ts";

type Props = { provider: ProviderView };

/** Stopped by one operator at once, and started again by two. */
export function ProviderDecision({ provider }: Props) {
	const { t, time } = useFormats();
	const { id, state, drain, proposal } = provider;
	const input = (reason: string) => ({ params: { provider: id }, body: { reason } });
	return (
		<Panel title={t("providers.decide.title")}>
			<Stack spacing={2}>
				{drain && (
					<Pairs
						pairs={[
							[t("providers.decide.drained"), drain.reason],
							[t("providers.decide.by"), drain.byName],
							[t("providers.decide.since"), time(drain.atMs)],
						]}
					/>
				)}
				<Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: "wrap" }}>
					{state === "open" && (
						<ReasonAction
							call={drainProvider}
							input={input}
							text="providers.decide.drain"
							done="providers.decide.drainDone"
							color="warning"
						/>
					)}
					{state === "drained" && (
						<ReasonAction
							call={proposeProviderResume}
							input={input}
							text="providers.decide.propose"
							done="providers.decide.proposed"
						/>
					)}
					{proposal && <OpenProposalNote proposal={proposal} />}
				</Stack>
			</Stack>
		</Panel>
	);
}
