import { Pairs, Panel, ReasonAction, useChange, useFormats } from "@baize/platform-backoffice";
import { Alert, Button, Stack } from "@mui/material";
import {
	confirmProviderResume,
	drainProvider,
	type ProviderView,
	proposeProviderResume,
	withdrawProviderResume,
} from "../../contract/index.ts";

type Props = { provider: ProviderView };

/** Stopped by one operator at once, and started again by two. */
export function ProviderDecision({ provider }: Props) {
	const { t, time } = useFormats();
	const { id, state, drain, resume } = provider;
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
							[t("providers.decide.resume"), resume?.reason],
							[t("providers.decide.resumeBy"), resume?.byName],
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
					{state === "proposed" && <Confirm provider={provider} />}
				</Stack>
			</Stack>
		</Panel>
	);
}

function Confirm({ provider: { id, resume } }: Props) {
	const { t } = useFormats();
	const { run, isPending } = useChange(confirmProviderResume, { done: "providers.decide.confirmed" });
	const params = { provider: id };
	return (
		<>
			{resume?.isOwn ? (
				<Alert severity="info">{t("providers.decide.needsSecond")}</Alert>
			) : (
				<Button variant="contained" disabled={isPending} onClick={() => void run({ params })}>
					{t("providers.decide.confirm")}
				</Button>
			)}
			<ReasonAction
				call={withdrawProviderResume}
				input={(reason) => ({ params, body: { reason } })}
				text="providers.decide.withdraw"
				done="providers.decide.withdrawn"
			/>
		</>
	);
}
