/** A paddle steamer whose wheel is one of roulette, with two zeros, on the river at sunset. In a square of 32. */
export function riverboatMotif(): string {
	const at = (radius: number, degrees: number): string => {
		const angle = ((degrees - 90) * Math.PI) / 180;
		return `${(21.5 + radius * Math.cos(angle)).toFixed(2)} ${(19.5 + radius * Math.sin(angle)).toFixed(2)}`;
	};
	const pockets = Array.from({ length: 38 }, (_, place) => {
		const [from, to] = [((place - 0.5) * 360) / 38, ((place + 0.5) * 360) / 38];
		const colour = place % 19 === 0 ? "#1f7f86" : place % 2 === 0 ? "#1b1d1c" : "#bf3324";
		return `<path d="M${at(4.6, from)}L${at(7.6, from)}A7.600 7.600 0 0 1 ${at(7.6, to)}L${at(4.6, to)}A4.600 4.600 0 0 0 ${at(4.6, from)}Z" fill="${colour}" stroke="#ffe1c4" stroke-width=".08"/>`;
	}).join("");
	const paddles = Array.from({ length: 12 }, (_, blade) => {
		const degrees = blade * 30 + 15;
		return `<path d="M${at(8.4, degrees)}L${at(10, degrees)}" stroke="#7d351c" stroke-width="1.300"/>`;
	}).join("");
	const posts = [3, 6, 9, 12].map((x) => `<path d="M${x} 13.500V18" stroke="#f4e6cf" stroke-width=".5"/>`).join("");
	return [
		'<defs><linearGradient id="copper" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#ffe1c4"/><stop offset=".5" stop-color="#d08a55"/><stop offset="1" stop-color="#743d1b"/></linearGradient>',
		'<linearGradient id="hull" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#fff6e6"/><stop offset="1" stop-color="#d9bd93"/></linearGradient></defs>',
		'<path d="M5.500 3h2v7h-2ZM9.500 2h2v8h-2Z" fill="#272827"/><path d="M5 2.600 6.500 1.200 8 2.600 7.700 3.600H5.300ZM9 1.600 10.500.2 12 1.600 11.700 2.600H9.300Z" fill="url(#copper)"/>',
		'<rect x="3" y="9.500" width="11" height="4" rx=".4" fill="url(#hull)"/><path d="M4.500 10.800h1.600v1.700H4.500ZM7.500 10.800h1.600v1.700H7.500ZM10.500 10.800h1.600v1.700h-1.600Z" fill="#bf3324"/>',
		`<path d="M1.500 13.200H17v.8H1.500Z" fill="url(#copper)"/><rect x="2.500" y="14" width="13" height="4.500" fill="#6b3a22"/>${posts}`,
		'<path d="M.5 18.300H20V24.500H5C2.800 24.500 1.200 22 .5 18.300Z" fill="url(#hull)"/><path d="M1.200 20.800H20v1.200H1.700Z" fill="#bf3324"/>',
		`${paddles}<circle cx="21.500" cy="19.500" r="8.900" fill="url(#copper)"/><circle cx="21.500" cy="19.500" r="7.900" fill="#260d05"/>${pockets}`,
		'<circle cx="21.500" cy="19.500" r="4.600" fill="#7d351c" stroke="url(#copper)" stroke-width=".4"/><path d="M21.100 16h.8v7h-.8ZM18 19.100h7v.8h-7Z" fill="url(#copper)"/><circle cx="21.500" cy="19.500" r="1.200" fill="url(#copper)"/><circle cx="24.800" cy="14.400" r=".75" fill="#fffaf0"/>',
		'<path d="M-3 27.600C2 24 5 27 8 25.500S13 24 16 25.500 21 27 24 25.500 30 24.500 35 27.600C28 29.400 4 29.400-3 27.600Z" fill="#1f7f86"/><path d="M1 28.800C5 27 8 29.200 12 28S20 29 23 28 28 27.500 31 28.800C25 30.600 7 30.600 1 28.800Z" fill="#0b3c44"/>',
	].join("");
}
