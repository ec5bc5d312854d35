const SPOKES = Array.from({ length: 12 }, (_, at) => at * 30);
const PLANKS = Array.from({ length: 13 }, (_, at) => at - 6);

/** A pier at noon: the sea with a wheel on the far shore, planks that run towards it, and an awning above. */
export const Scene = () => (
	<>
		<svg className="cr-scene" viewBox="0 0 1200 700" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
			<defs>
				<linearGradient id="cr-sky" x1="0" x2="0" y1="0" y2="1">
					<stop offset="0" className="cr-stop-sky" />
					<stop offset="1" className="cr-stop-haze" />
				</linearGradient>
				<linearGradient id="cr-sea" x1="0" x2="0" y1="0" y2="1">
					<stop offset="0" className="cr-stop-sea" />
					<stop offset="1" className="cr-stop-sea-deep" />
				</linearGradient>
				<linearGradient id="cr-wood" x1="0" x2="0" y1="0" y2="1">
					<stop offset="0" className="cr-stop-wood-light" />
					<stop offset="1" className="cr-stop-wood" />
				</linearGradient>
			</defs>
			<rect width="1200" height="330" fill="url(#cr-sky)" />
			<circle className="cr-sun-glow" cx="940" cy="150" r="130" />
			<circle className="cr-sun" cx="940" cy="150" r="62" />
			<g className="cr-wheel" transform="translate(250 214)">
				<path d="M0 0-52 108M0 0 52 108" />
				<circle r="96" />
				<circle r="84" />
				{SPOKES.map((turn) => (
					<g key={turn} transform={`rotate(${turn})`}>
						<path d="M0 0V-96" />
						<circle className="cr-gondola" cy="-96" r="9" />
					</g>
				))}
			</g>
			<path className="cr-shore" d="M0 318Q150 296 320 312T700 318H1200V340H0Z" />
			<rect y="326" width="1200" height="130" fill="url(#cr-sea)" />
			<path
				className="cr-wave"
				d="M60 352h90M240 366h140M470 350h70M640 372h170M900 354h120M1060 380h90M120 396h130M420 404h180M760 412h110M980 404h150"
			/>
			<path d="M0 700V470L280 440H920L1200 470V700Z" fill="url(#cr-wood)" />
			<path className="cr-plank" d={PLANKS.map((at) => `M${600 + at * 50} 440L${600 + at * 190} 700`).join("")} />
			<path className="cr-rail" d="M0 404 280 388H920L1200 404M0 470 280 440M1200 470 920 440" />
			{[40, 280, 920, 1160].map((x) => (
				<path
					key={x}
					className="cr-post"
					d={`M${x} ${x === 40 || x === 1160 ? 390 : 380}V${x === 40 || x === 1160 ? 470 : 446}`}
				/>
			))}
		</svg>
		<span className="cr-awning" aria-hidden="true" />
	</>
);
