/** A woodblock evening: fading sky, a red sun with bands of cloud, hills and a pine. */
export function Evening() {
	return (
		<svg className="towers-evening" viewBox="0 0 1200 700" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
			<circle className="nr-sun" cx="880" cy="330" r="150" />
			<g className="nr-clouds">
				<path d="M640 300h190a12 12 0 0 1 0 24H700a10 10 0 0 0 0 20h250a12 12 0 0 1 0 24H600a12 12 0 0 1 0-24h50a10 10 0 0 0 0-20h-10a12 12 0 0 1 0-24Z" />
				<path d="M60 150h240a11 11 0 0 1 0 22H170a9 9 0 0 0 0 18h170a11 11 0 0 1 0 22H20a11 11 0 0 1 0-22h90a9 9 0 0 0 0-18H60a11 11 0 0 1 0-22Z" />
				<path d="M900 96h190a10 10 0 0 1 0 20H900a10 10 0 0 1 0-20Z" />
			</g>
			<path className="nr-hill" d="M0 560 150 470 270 530 430 430 560 520 760 450 900 530 1040 470 1200 540V700H0Z" />
			<path className="nr-hill-near" d="M0 640Q220 560 480 620T1200 590V700H0Z" />
			<g className="nr-birds">
				<path d="M300 270q14-14 24 0q10-14 24 0M360 300q10-10 18 0q8-10 18 0M270 310q9-9 15 0q7-9 15 0" />
			</g>
			<g className="nr-pine">
				<path className="nr-trunk" d="M90 700C110 620 70 560 110 480 124 450 120 420 112 390" />
				{[
					[112, 388, 96],
					[70, 440, 84],
					[150, 452, 88],
					[60, 512, 104],
					[140, 540, 96],
				].map(([x = 0, y = 0, wide = 0]) => (
					<path
						key={`${x} ${y}`}
						d={`M${x - wide / 2} ${y}q${wide * 0.1}-26 ${wide * 0.3}-22q${wide * 0.12}-20 ${wide * 0.3}-4q${wide * 0.3} 0 ${wide * 0.4} 26q-${wide / 2} 14-${wide} 0Z`}
					/>
				))}
			</g>
		</svg>
	);
}
