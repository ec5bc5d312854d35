const PIPS = {
	spades:
		"M0-10C3-5 10-1 9.500 4 9 8 4 8 1 5 1.200 7.200 2.200 9 4 10H-4C-2.200 9-1.200 7.200-1 5-4 8-9 8-9.500 4-10-1-3-5 0-10Z",
	hearts: "M0 9C-13-1-10-9-5-9-2-9 0-7 0-5 0-7 2-9 5-9 10-9 13-1 0 9Z",
};

const card = (x: number, y: number, turn: number, suit: keyof typeof PIPS, ink: string): string => {
	const pip = (at: string): string => `<path transform="${at}" d="${PIPS[suit]}" fill="${ink}"/>`;
	const corner = `<text x="-3.100" y="-4.300" font-family="Georgia, serif" font-weight="700" font-size="3.800" text-anchor="middle" fill="${ink}">2</text>${pip("translate(-3.100 -2.700) scale(.1)")}`;
	return [
		`<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-4.700" y="-7.700" width="10" height="16" rx="1" fill="#000" opacity=".35"/>`,
		'<rect x="-5" y="-8" width="10" height="16" rx="1" fill="url(#sand)" stroke="#7a3b1e" stroke-width=".25"/>',
		`${corner}<g transform="rotate(180)">${corner}</g>${pip("translate(0 -3.600) scale(.24)")}${pip("translate(0 3.600) rotate(180) scale(.24)")}`,
		'<path d="M0-1.500.450-.450 1.500 0 .450.450 0 1.500-.450.450-1.500 0-.450-.450Z" fill="#2f8f86"/></g>',
	].join("");
};

/** Two mesas before a low sun, and two twos that lean on them. In a square of 32. */
export function canyonDeuces(): string {
	return [
		'<defs><linearGradient id="rock" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#f0955a"/><stop offset=".5" stop-color="#b04a2c"/><stop offset="1" stop-color="#5a1c1c"/></linearGradient>',
		'<linearGradient id="sand" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#fffaf0"/><stop offset="1" stop-color="#ecd2a6"/></linearGradient>',
		'<radialGradient id="sun" cx=".5" cy=".4" r=".6"><stop stop-color="#fff6c8"/><stop offset=".7" stop-color="#ffc45e"/><stop offset="1" stop-color="#f0803a"/></radialGradient></defs>',
		'<circle cx="16" cy="10.500" r="8.500" fill="url(#sun)"/>',
		'<path d="M.5 27V15L1.800 14.200V9H8.500V13L10 14V20L12 21V27Z" fill="url(#rock)"/><path d="M31.500 27V16L30.200 15V7.500H25V6.500H22.500V14L21 15V20L19.500 21V27Z" fill="url(#rock)"/>',
		'<path d="M1.800 11.500H8.500M.9 16.500H10M.5 20H10.500M22.500 10H30.200M21 16.500H31.400M20.500 20H31.500" stroke="#ffcf9a" stroke-width=".35" opacity=".55"/>',
		'<path d="M0 27C5 24.500 11 25.500 16 26.300S27 24.700 32 27C27 30.500 5 30.500 0 27Z" fill="#d98a4e"/>',
		card(12.2, 18.6, -11, "spades", "#2b1c1a"),
		card(20, 19, 10, "hearts", "#b3261f"),
		'<path d="M3.600 27.500V20.800Q3.600 19.500 4.400 19.500T5.200 20.800V27.500ZM2 24.500V22.600h.8v1.500H4v.8H2.400ZM6.800 23.800V21.600H6v1.500H5v.8h1.400Z" fill="#2f8f86"/>',
	].join("");
}
