import { Box, Typography } from "@mui/material";
import { type ReactNode, useEffect, useRef } from "react";

type Props = {
	summary: string;
	/** How it begins. */
	isOpen?: boolean;
	/** What is wrong inside, made anew by each attempt: it opens, also where it was closed after an earlier one. */
	wrong?: readonly string[];
	children: ReactNode;
};

/** Part of a form that few need. A browser's own disclosure, which the keyboard and readers of the screen know. */
export function Folded({ summary, isOpen = false, wrong, children }: Props) {
	const details = useRef<HTMLDetailsElement>(null);
	useEffect(() => {
		if (details.current && wrong !== undefined && wrong.length > 0) details.current.open = true;
	}, [wrong]);
	return (
		<Box component="details" ref={details} open={isOpen}>
			<Typography component="summary" sx={{ cursor: "pointer", minHeight: 44, alignContent: "center" }}>
				{summary}
			</Typography>
			<Box sx={{ pt: 1 }}>{children}</Box>
		</Box>
	);
}
