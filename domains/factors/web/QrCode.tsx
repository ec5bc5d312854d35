import { useEffect, useState } from "react";

/** Drawn here: the key never leaves the page. The library comes with the page that needs it. */
export function QrCode({ text, label }: { text: string; label: string }) {
	const [drawn, setDrawn] = useState<{ size: number; path: string }>();
	useEffect(() => {
		let isGone = false;
		void import("uqr").then(({ encode }) => {
			const { data, size } = encode(text, { ecc: "M", border: 2 });
			const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
			if (!isGone) setDrawn({ size, path: squares.join("") });
		});
		return () => {
			isGone = true;
		};
	}, [text]);
	return (
		// Dark on light in either theme, because many cameras read nothing else.
		<div className="mx-auto aspect-square w-full max-w-60 rounded-card bg-art-tag p-2 text-on-art-tag">
			{drawn && (
				<svg role="img" aria-label={label} viewBox={`0 0 ${drawn.size} ${drawn.size}`} shapeRendering="crispEdges">
					<path d={drawn.path} fill="currentColor" />
				</svg>
			)}
		</div>
	);
}
