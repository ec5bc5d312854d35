import { useEffect, useState } from "react";
import { type DrawnQr, drawQr } from "./qr-path.ts";

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
		// Dark on light in every theme, because many cameras cannot read the inverse.
		<div className="mx-auto aspect-square w-full max-w-60 rounded-card bg-art-tag p-2 text-on-art-tag">
			{drawn && (
				<svg role="img" aria-label={label} viewBox={`0 0 ${drawn.size} ${drawn.size}`} shapeRendering="crispEdges">
					<path d={drawn.path} fill="currentColor" />
				</svg>
			)}
		</div>
	);
}
