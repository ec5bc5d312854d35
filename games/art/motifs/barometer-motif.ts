/** A brass barometer in a square of 32: an enamel dial, of which one part is painted, and a blue needle. */
export function barometerMotif(): string {
	const at = (radius: number, degrees: number): string => {
		const angle = ((degrees - 90) * Math.PI) / 180;
		return `${(16 + radius * Math.cos(angle)).toFixed(2)} ${(17 + radius * Math.sin(angle)).toFixed(2)}`;
	};
	const ticks = Array.from({ length: 21 }, (_, tick) => {
		const [degrees, isTen] = [-120 + tick * 12, tick % 2 === 0];
		return `<path d="M${at(10.4, degrees)}L${at(isTen ? 8.9 : 9.6, degrees)}" stroke="#1d1c1a" stroke-width="${isTen ? 0.42 : 0.22}"/>`;
	}).join("");
	const arc = (from: number, to: number, ink: string): string =>
		`<path d="M${at(7.6, from)}A7.600 7.600 0 0 1 ${at(7.6, to)}" fill="none" stroke="${ink}" stroke-width="1.300"/>`;
	return [
		'<defs><radialGradient id="brass" cx=".36" cy=".28" r=".8"><stop stop-color="#fff3cf"/><stop offset=".5" stop-color="#c9973f"/><stop offset="1" stop-color="#5a3b10"/></radialGradient>',
		'<radialGradient id="enamel" cx=".4" cy=".32" r=".8"><stop stop-color="#fffdf6"/><stop offset=".7" stop-color="#f1ead8"/><stop offset="1" stop-color="#c9bd9f"/></radialGradient></defs>',
		'<circle cx="16" cy="3.400" r="2.200" fill="none" stroke="url(#brass)" stroke-width=".9"/>',
		'<circle cx="16" cy="17" r="13.600" fill="url(#brass)"/><circle cx="16" cy="17" r="11.700" fill="#4a3210"/><circle cx="16" cy="17" r="11.300" fill="url(#enamel)"/>',
		ticks,
		arc(-120, 24, "#1c7a70"),
		arc(24, 120, "#c4b99f"),
		`<path d="M${at(10.8, 24)}L${at(6.6, 24)}" stroke="#b3261e" stroke-width=".7" stroke-linecap="round"/>`,
		'<g transform="rotate(-38 16 17)"><path d="M15.500 20.500 15.750 7.400 16 6.400 16.250 7.400 16.500 20.500Z" fill="#1b2a4a"/><circle cx="16" cy="20.800" r="1" fill="none" stroke="#1b2a4a" stroke-width=".5"/></g>',
		'<circle cx="16" cy="17" r="1.300" fill="url(#brass)" stroke="#5a3b10" stroke-width=".2"/>',
		'<path d="M8 11.500A10 10 0 0 1 17 7" fill="none" stroke="#fff" stroke-width="1" stroke-linecap="round" opacity=".5"/>',
	].join("");
}
