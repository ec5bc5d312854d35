import { Panel, ReasonAction, useFormats } from "@baize/platform-backoffice";
import { Stack } from "@mui/material";
import { EXCLUSION_TERMS, endExclusion, type GuardedPlayer, imposeBreak, TIME_OUT_DAYS } from "../contract/index.ts";

/** What an operator may do for a player, each with a reason that goes to the audit log. */
export function BreakActions({ player }: { player: GuardedPlayer }) {
	const { t } = useFormats();
	const params = { player: player.id };
	const isExcluded = player.state.restriction?.kind === "EXCLUDED";
	const label = t("saferPlay.acts.howLong");
	const spans = TIME_OUT_DAYS.map((days) => ({
		value: String(days),
		label: t("saferPlay.days", { smart_count: days }),
	}));
	const terms = EXCLUSION_TERMS.map((term) => ({ value: term, label: t(`saferPlay.terms.${term}`) }));
	return (
		<Panel title={t("saferPlay.acts.title")}>
			<Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1 }}>
				<ReasonAction
					call={imposeBreak}
					text="saferPlay.acts.timeOut"
					done="saferPlay.acts.imposed"
					choice={{ label, values: spans }}
					isDisabled={isExcluded}
					input={(reason, days) => ({ params, body: { kind: "timeOut" as const, days: Number(days), reason } })}
				/>
				<ReasonAction
					call={imposeBreak}
					text="saferPlay.acts.exclusion"
					done="saferPlay.acts.imposed"
					color="error"
					choice={{ label, values: terms }}
					input={(reason, chosen) => ({
						params,
						body: { kind: "exclusion" as const, term: EXCLUSION_TERMS.find((term) => term === chosen)!, reason },
					})}
				/>
				{isExcluded && (
					<ReasonAction
						call={endExclusion}
						text="saferPlay.acts.end"
						done="saferPlay.acts.ended"
						input={(reason) => ({ params, body: { reason } })}
					/>
				)}
			</Stack>
		</Panel>
	);
}
