import { Box } from "@mui/material";
import { useEffect, useState } from "react";
import { type DrawnQr, drawQr } from "../web/two-factor/qr-path.ts";

/** Dark on light in every theme, because many cameras cannot read the inverse. */
export function QrCode({ text, label }: { text: string; label: string }) {
	const [drawn, setDrawn] = useState<DrawnQr>();
	useEffect(() => {
		let isGone = false;
		void drawQr(text).then((qr) => isGone || setDrawn(qr));
		return () => {
			isGone = true;
		};
	}, [text]);
	return (
		<Box
			sx={{
				inlineSize: "14rem",
				maxInlineSize: "100%",
				aspectRatio: "1",
				bgcolor: "#fff",
				color: "#000",
				borderRadius: 1,
				p: 1,
			}}
		>
			{drawn && (
				<svg role="img" aria-label={label} viewBox={`0 0 ${drawn.size} ${drawn.size}`} shapeRendering="crispEdges">
					<path d={drawn.path} fill="currentColor" />
				</svg>
			)}
		</Box>
	);
}
