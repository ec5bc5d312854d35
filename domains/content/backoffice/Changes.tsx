import { type Pair, Pairs, useFormats } from "@baize/platform-backoffice";
import { Typography } from "@mui/material";
import type { ChangedPlace } from "./compare.ts";

/** What differs between two texts, place by place. */
export function Changes({ changed }: { changed: readonly ChangedPlace[] }) {
	const { t } = useFormats();
	if (changed.length === 0) return <Typography>{t("entries.changes.none")}</Typography>;
	return <Pairs pairs={changed.map(pairOf)} />;
}

const pairOf = ({ place, before, after }: ChangedPlace): Pair => [
	place,
	<span key={place}>
		{before && <del>{before}</del>} {after && <ins>{after}</ins>}
	</span>,
];
