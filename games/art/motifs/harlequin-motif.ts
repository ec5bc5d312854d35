/** Diamonds of a harlequin's coat, row by row. */
function lozenges(): string {
	const colours = ["#f0b93a", "#c2185b", "#4b1f86"];
	return Array.from({ length: 35 }, (_, place) => {
		const [row, column] = [Math.floor(place / 7), place % 7];
		const [x, y] = [3 + column * 4.4 + (row % 2) * 2.2, 12 + row * 2.9];
		return `<path d="M${x.toFixed(1)} ${(y - 2.9).toFixed(1)}l2.200 2.900-2.200 2.900-2.200-2.900Z" fill="${colours[(row + column) % 3]}" stroke="#fff1b8" stroke-width=".12"/>`;
	}).join("");
}

/** A mask of Venice in diamonds of violet, rose and gold, under a cap of three horns with bells. In a square of 32. */
export function harlequinMask(): string {
	const mask =
		"M3 13.500C7 11.300 12.500 11.800 16 13.500 19.500 11.800 25 11.300 29 13.500 29.400 18.500 27 23.500 22 23.800 19 24 17.300 21.500 16 20 14.700 21.500 13 24 10 23.800 5 23.500 2.600 18.500 3 13.500Z";
	const bell = (x: number, y: number): string =>
		`<circle cx="${x}" cy="${y}" r="1.500" fill="url(#gold)" stroke="#7c5314" stroke-width=".15"/><path d="M${x - 0.9} ${y + 0.4}h1.800" stroke="#5a3b08" stroke-width=".3"/>`;
	return [
		'<defs><radialGradient id="gold" cx=".36" cy=".28" r=".8"><stop stop-color="#fff7d6"/><stop offset=".5" stop-color="#f0b93a"/><stop offset="1" stop-color="#7c5314"/></radialGradient>',
		'<linearGradient id="rose" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#ff7ab4"/><stop offset="1" stop-color="#8a0f46"/></linearGradient><linearGradient id="violet" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#a467e6"/><stop offset="1" stop-color="#32105f"/></linearGradient>',
		`<clipPath id="face"><path d="${mask}"/></clipPath></defs>`,
		'<path d="M6 13C5 8 1.500 6.500.8 9.500-.2 3.500 8.500.5 13 11Z" fill="url(#rose)"/><path d="M26 13C27 8 30.500 6.500 31.200 9.500 32.200 3.500 23.500.5 19 11Z" fill="url(#violet)"/><path d="M10.500 12.500C11 6 13.500 3.500 16 1.500 18.500 3.500 21 6 21.500 12.500Z" fill="url(#gold)"/>',
		`${bell(1.5, 10.5)}${bell(30.5, 10.5)}${bell(16, 1.9)}`,
		`<path d="${mask}" transform="translate(.4 .8)" fill="#000" opacity=".4"/><g clip-path="url(#face)"><rect width="32" height="32" fill="#2a0f52"/>${lozenges()}</g>`,
		`<path d="${mask}" fill="none" stroke="url(#gold)" stroke-width=".8"/>`,
		'<path d="M6.500 17.300Q10 14.400 13.600 17.600 10.300 20.400 6.500 17.300ZM25.500 17.300Q22 14.400 18.400 17.600 21.700 20.400 25.500 17.300Z" fill="#0b0417" stroke="#fff1b8" stroke-width=".4"/>',
		'<path d="M3.500 21C1.500 25 3 28 1.500 31M28.500 21C30.500 25 29 28 30.500 31" fill="none" stroke="url(#rose)" stroke-width="1"/>',
		'<path d="M16 23.500 17.100 26.400 20 27.500 17.100 28.600 16 31.500 14.900 28.600 12 27.500 14.900 26.400Z" fill="url(#gold)"/>',
	].join("");
}
