const FRET = "M4 46V4H46V38H14V16H36V28H24";

/** The wall: thunder scrolls cut into cinnabar lacquer, lit from above, and a frame of black lacquer with gold. */
export const Scene = () => (
	<svg className="sb-scene" width="100%" height="100%" aria-hidden="true">
		<defs>
			<pattern id="sb-fret" width="50" height="50" patternUnits="userSpaceOnUse" patternTransform="scale(0.720)">
				<path className="sb-cut-deep" transform="translate(1.600 2)" d={FRET} />
				<path className="sb-cut-lit" transform="translate(-1 -1.200)" d={FRET} />
				<path className="sb-cut" d={FRET} />
			</pattern>
			<radialGradient id="sb-lamp" cx="0.2" cy="0.1" r="1.1">
				<stop offset="0" className="sb-stop-lamp" />
				<stop offset="0.5" className="sb-stop-clear" />
				<stop offset="1" className="sb-stop-night" />
			</radialGradient>
		</defs>
		<rect width="100%" height="100%" fill="url(#sb-fret)" />
		<rect width="100%" height="100%" fill="url(#sb-lamp)" />
		<rect className="sb-frame" />
		<rect className="sb-frame-line" />
	</svg>
);
