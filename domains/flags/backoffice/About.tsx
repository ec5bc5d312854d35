import { useFormats } from "@baize/platform-backoffice";
import { Box, Typography } from "@mui/material";
import type { FlagView } from "../contract/index.ts";

/** The id of the text that a flag has no effect; its switch is described by it. */
export const remarkId = (flag: string): string => `no-effect-${flag}`;

/** The part of the site that a flag opens. */
export function About({ flag: { id, hasEffect } }: { flag: FlagView }) {
	const { t } = useFormats();
	return (
		<Box sx={{ py: 0.5, maxWidth: "36rem" }}>
			<Typography variant="subtitle2" component="p">
				{t(`flags.names.${id}`)}
			</Typography>
			<Typography variant="body2" color="text.secondary">
				{t(`flags.about.${id}`)}
			</Typography>
			{!hasEffect && (
				<Typography id={remarkId(id)} variant="body2" sx={{ fontWeight: 600 }}>
					{t("flags.noEffect")}
				</Typography>
			)}
		</Box>
	);
}

export function LastSwitch({ last }: { last: FlagView["lastSwitch"] }) {
	const { t, time } = useFormats();
	if (!last) return <Typography variant="body2">{t("flags.byDefault")}</Typography>;
	const { by, at, reason } = last;
	return (
		<Box sx={{ overflowWrap: "anywhere" }}>
			<Typography variant="body2">{t("flags.switched", { by, at: time(at) })}</Typography>
			<Typography variant="body2" color="text.secondary">
				{reason}
			</Typography>
		</Box>
	);
}
