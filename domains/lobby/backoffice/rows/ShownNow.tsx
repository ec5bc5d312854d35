import { useFormats } from "@baize/platform-backoffice";
import { Box, Typography } from "@mui/material";
import type { ReactNode } from "react";
import type { TriedRow } from "../../contract/index.ts";

type Props = { tried: TriedRow | undefined; failure: ReactNode };

/** The games that the row shows now, and which of the picked ones it leaves out, and why. */
export function ShownNow({ tried, failure }: Props) {
	const { t } = useFormats();
	return (
		<Box
			component="section"
			aria-label={t("lobby.now.title")}
			sx={{ borderRadius: 1, bgcolor: "action.hover", p: 1.5 }}
		>
			<Typography variant="subtitle2" component="p">
				{t("lobby.now.title")}
			</Typography>
			{failure || (tried === undefined ? <Typography>{t("lobby.now.waiting")}</Typography> : <Games {...tried} />)}
		</Box>
	);
}

function Games({ games, left }: TriedRow) {
	const { t } = useFormats();
	return (
		<>
			{games.length === 0 ? (
				<Typography>{t("lobby.now.none")}</Typography>
			) : (
				<Box component="ol" sx={{ m: 0, mt: 0.5, ps: 0, paddingInlineStart: 3, columns: { md: 2 } }}>
					{games.map(({ slug, title, isByHand }) => (
						<li key={slug}>
							{title}
							{isByHand && <Muted> ({t("lobby.now.hand")})</Muted>}
						</li>
					))}
				</Box>
			)}
			{left.map(({ slug, title, why }) => (
				<Typography key={slug} color="warning.main">
					{title}: {t(`lobby.now.left.${why}`)}
				</Typography>
			))}
			<Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
				{t("lobby.now.note")}
			</Typography>
		</>
	);
}

const Muted = ({ children }: { children: ReactNode }) => (
	<Box component="span" sx={{ color: "text.secondary" }}>
		{children}
	</Box>
);
