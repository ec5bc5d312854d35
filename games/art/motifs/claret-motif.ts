const HUB = { x: 16, y: 33 };
const STEP = 360 / 37;

const at = (radius: number, degrees: number): string => {
	const angle = ((degrees - 90) * Math.PI) / 180;
	return `${(HUB.x + radius * Math.cos(angle)).toFixed(2)} ${(HUB.y + radius * Math.sin(angle)).toFixed(2)}`;
};

const sector = (inner: number, outer: number, from: number, to: number): string =>
	`M${at(inner, from)}L${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`;

/** The upper part of a wheel in ebony and silver, seen from near, with the ball beside zero, in a ring of silver. In a square of 32. */
export function claretWheel(): string {
	const pockets = Array.from({ length: 19 }, (_, place) => {
		const number = place - 9;
		const [from, to] = [(number - 0.5) * STEP, (number + 0.5) * STEP];
		const colour = number === 0 ? "#2c6e5a" : (number + 20) % 2 === 0 ? "#1c1a20" : "#a8203a";
		return `<path d="${sector(16, 24.5, from, to)}" fill="${colour}"/><path d="M${at(16, from)}L${at(24.5, from)}" stroke="#dfe3ea" stroke-width=".22"/>`;
	}).join("");
	const half = (radius: number): string => `M${at(radius, -93)}A${radius} ${radius} 0 0 1 ${at(radius, 93)}`;
	return [
		'<defs><linearGradient id="ebony" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#6d5a58"/><stop offset=".5" stop-color="#33272a"/><stop offset="1" stop-color="#0f0a0c"/></linearGradient>',
		'<linearGradient id="silver" x1="0" y1="0" x2="1" y2=".6"><stop stop-color="#fff"/><stop offset=".5" stop-color="#b9bec8"/><stop offset="1" stop-color="#5d636e"/></linearGradient>',
		'<radialGradient id="ivory" cx=".36" cy=".28" r=".8"><stop stop-color="#fff"/><stop offset=".6" stop-color="#f2ecdf"/><stop offset="1" stop-color="#a79f8f"/></radialGradient><clipPath id="lens"><circle cx="16" cy="16" r="15"/></clipPath></defs>',
		'<circle cx="16" cy="16" r="15.200" fill="#1c050e"/><g clip-path="url(#lens)">',
		`<path d="${half(30)}Z" fill="url(#ebony)"/><path d="${half(30)}" fill="none" stroke="url(#silver)" stroke-width=".7"/>`,
		`<path d="${half(25.2)}Z" fill="#0b0608"/>${pockets}<path d="${half(24.6)}" fill="none" stroke="url(#silver)" stroke-width=".6"/>`,
		`<path d="${half(20.4)}" fill="none" stroke="#dfe3ea" stroke-width=".16"/><path d="${half(16)}Z" fill="url(#ebony)"/><path d="${half(16)}" fill="none" stroke="url(#silver)" stroke-width=".5"/>`,
		`<text x="16" y="11.600" font-family="Georgia, serif" font-weight="700" font-size="2.800" text-anchor="middle" fill="#fff">0</text>`,
		'<path d="M15 33 15.500 20.500H16.500L17 33Z" fill="url(#silver)"/><circle cx="16" cy="19.800" r="1.500" fill="url(#silver)"/><path d="M8.400 33 5 24 6 23.600 10.400 33ZM23.600 33 27 24 26 23.600 21.600 33Z" fill="url(#silver)" opacity=".7"/>',
		'<circle cx="19" cy="15.600" r="1.350" fill="#000" opacity=".5"/><circle cx="18.800" cy="15.200" r="1.350" fill="url(#ivory)"/></g><circle cx="16" cy="16" r="15.200" fill="none" stroke="url(#silver)" stroke-width=".8"/>',
	].join("");
}
