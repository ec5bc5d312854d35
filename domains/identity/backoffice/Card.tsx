import { Paper, Typography } from "@mui/material";
import type { ReactNode } from "react";

/** A part of a player's file. */
export function Card({ title, children }: { title: string; children: ReactNode }) {
	return (
		<Paper variant="outlined" component="section" aria-label={title} sx={{ p: 2 }}>
			<Typography component="h2" variant="overline">
				{title}
			</Typography>
			{children}
		</Paper>
	);
}
