import { Box } from "@mui/material";
import type { AuditEntry } from "../contract/index.ts";

/** By name and e-mail; below in small the id, by which the log can be searched. */
export function Person({ id, named }: { id: string; named: AuditEntry["actor"] }) {
	return (
		<Box sx={{ minWidth: { sm: "8rem" }, overflowWrap: "anywhere" }}>
			{named && (
				<>
					<div>{named.name}</div>
					{named.email !== named.name && <Box sx={{ color: "text.secondary" }}>{named.email}</Box>}
				</>
			)}
			<Box sx={{ color: "text.secondary", fontSize: "0.75rem", fontVariantNumeric: "tabular-nums" }}>{id}</Box>
		</Box>
	);
}
