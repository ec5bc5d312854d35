import { Box } from "@mui/material";
import type { ReactNode } from "react";

export type TimelineEntry = {
	key: string;
	what: ReactNode;
	/** When, and by whom. */
	about: ReactNode;
	note?: ReactNode;
	/** It has not happened yet. */
	isDue?: boolean;
};

/** What has happened, in order, and what is due. */
export const Timeline = ({ entries }: { entries: readonly TimelineEntry[] }) => (
	<Box component="ol" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 1.5 }}>
		{entries.map(({ key, what, about, note, isDue = false }) => (
			<Box
				component="li"
				key={key}
				sx={{
					borderInlineStart: isDue ? "2px dashed" : "2px solid",
					borderInlineStartColor: isDue ? "text.secondary" : "primary.main",
					paddingInlineStart: 1.5,
					overflowWrap: "anywhere",
				}}
			>
				<strong>{what}</strong>
				<Box sx={{ color: "text.secondary" }}>{about}</Box>
				{note && <div>{note}</div>}
			</Box>
		))}
	</Box>
);
