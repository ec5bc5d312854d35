import { Box, Paper, Typography } from "@mui/material";
import type { ReactNode } from "react";

/** A titled part of a page. What is wider than the screen scrolls inside it. */
export function Panel({ title, end, children }: { title: string; end?: ReactNode; children: ReactNode }) {
	return (
		<Paper variant="outlined" component="section" aria-label={title} sx={{ p: 2, minWidth: 0, overflowX: "auto" }}>
			<Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", gap: 1, mb: 1 }}>
				<Typography component="h2" variant="subtitle2" sx={{ color: "text.secondary" }}>
					{title}
				</Typography>
				{end}
			</Box>
			{children}
		</Paper>
	);
}
