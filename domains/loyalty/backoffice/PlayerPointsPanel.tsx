import { Pairs, Panel, Timeline, useFormats, useRead } from "@baize/platform-backoffice";
import { Alert, Stack } from "@mui/material";
import { type PlayerPoints, readPlayerPoints, truncatedPoints } from "../contract/index.ts";
import { AdjustPoints } from "./AdjustPoints.tsx";

/** On a player's page: the points, the tier, what has moved the points, and their adjustment. */
export function PlayerPointsPanel({ id: player }: { id: string }) {
	const { t } = useFormats();
	const { data, failure } = useRead(readPlayerPoints, { params: { player } });
	if (!data) return failure;
	const pairs = [
		[t("loyalty.available"), pointsText(data.availablePoints)],
		[t("loyalty.tierPoints"), pointsText(data.tierPoints)],
		[t("loyalty.tier"), data.tierName],
	] as const;
	return (
		<Panel title={t("loyalty.title")} end={<AdjustPoints player={player} />}>
			<Stack spacing={2}>
				{data.excluded && <Alert severity="info">{t("loyalty.excluded")}</Alert>}
				<Pairs pairs={pairs} />
				<History points={data} />
			</Stack>
		</Panel>
	);
}

const pointsText = (points: number): string => truncatedPoints(points).toLocaleString("en");

function History({ points: { entries, currency } }: { points: PlayerPoints }) {
	const { t, time, money } = useFormats();
	if (entries.length === 0) return <>{t("loyalty.none")}</>;
	const lines = entries.map(({ id, kind, product, points, atMs, amountMinor, reason }) => ({
		key: id,
		what: `${t(`loyalty.kinds.${kind}`)}: ${t("loyalty.pointsOf", { points: pointsText(points) })}`,
		about: [
			time(atMs),
			product && t(`loyalty.products.${product}`),
			amountMinor === null ? undefined : money(amountMinor, currency),
		]
			.filter(Boolean)
			.join(" · "),
		...(reason === null ? {} : { note: reason }),
	}));
	return <Timeline entries={lines} />;
}
