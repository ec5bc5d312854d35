import { Box } from "@mui/material";

/** Names with their values. */
export const Pairs = ({ pairs, areSums }: { pairs: readonly [string, string][]; areSums?: boolean }) => (
	<Box
		component="dl"
		sx={{ display: "grid", gridTemplateColumns: "minmax(8rem, auto) 1fr", columnGap: 2, rowGap: 0.75, m: 0 }}
	>
		{pairs.map(([name, value]) => (
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
					{value}
				</Box>
			</Box>
		))}
	</Box>
);
