import { Pairs, Panel, useFormats } from "@baize/platform-backoffice";
import { Typography } from "@mui/material";
import type { QueuedWithdrawalView } from "../contract/index.ts";

type Props = { record: QueuedWithdrawalView };

/** How closely a withdrawal is to be looked at, and by which rules. */
export function LanePanel({ record: { lane, laneRules } }: Props) {
	const { t } = useFormats();
	return (
		<Panel title={t("cashier.laneRules.title")}>
			<Pairs pairs={[[t("cashier.laneRules.lane"), t(`cashier.lanes.${lane}`)]]} />
			{laneRules.length === 0 ? (
				<Typography color="text.secondary">{t("cashier.laneRules.none")}</Typography>
			) : (
				<ul aria-label={t("cashier.laneRules.why")}>
					{laneRules.map((rule) => (
						<li key={rule}>{t(`cashier.laneRules.${rule}`)}</li>
					))}
				</ul>
			)}
		</Panel>
	);
}

/** Where the player's money came from, and how much of it has not gone back there. */
export function Sources({ record: { sources = [], currency } }: Props) {
	const { t, money } = useFormats();
	if (sources.length === 0) return null;
	return (
		<Panel title={t("cashier.sources.title")}>
			<Pairs
				pairs={sources.map(({ label, cameMinor, leftMinor }) => [
					label ?? t("cashier.sources.elsewhere"),
					t("cashier.sources.line", { came: money(cameMinor, currency), left: money(leftMinor, currency) }),
				])}
			/>
		</Panel>
	);
}
