import { Box } from "@mui/material";
import type { ReactNode } from "react";

export type Pair = readonly [name: string, value: ReactNode];

/** Names with their values; a pair without a value is left out. */
export const Pairs = ({ pairs, areSums = false }: { pairs: readonly Pair[]; areSums?: boolean }) => (
	<Box
		component="dl"
		sx={{ display: "grid", gridTemplateColumns: "minmax(7rem, auto) 1fr", columnGap: 3, rowGap: 0.75, m: 0 }}
	>
		{pairs
			.filter(([, value]) => value !== undefined)
			.map(([name, value]) => (
				<Box key={name} sx={{ display: "contents" }}>
					<Box component="dt" sx={{ color: "text.secondary" }}>
						{name}
					</Box>
					<Box
						component="dd"
						sx={{
							m: 0,
							fontVariantNumeric: "tabular-nums",
							overflowWrap: "anywhere",
							textAlign: areSums ? "end" : "start",
						}}
					>
						<bdi>{value}</bdi>
					</Box>
				</Box>
			))}
	</Box>
);
