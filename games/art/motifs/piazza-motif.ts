const STEP = 360 / 37;

const at = (radius: number, degrees: number): string => {
	const angle = ((degrees - 90) * Math.PI) / 180;
	return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
};

/** A fountain on a square at dusk, whose basin is a wheel of 37 pockets, under a string of lamps. In a square of 32. */
export function piazzaMotif(): string {
	const pockets = Array.from({ length: 37 }, (_, place) => {
		const [from, to] = [(place - 0.5) * STEP, (place + 0.5) * STEP];
		const colour = place === 0 ? "#2a9a7a" : place % 2 === 0 ? "#2a1b33" : "#d2483f";
		return `<path d="M${at(7.6, from)}L${at(11.6, from)}A11.600 11.600 0 0 1 ${at(11.6, to)}L${at(7.6, to)}A7.600 7.600 0 0 0 ${at(7.6, from)}Z" fill="${colour}" stroke="#f3e6d2" stroke-width=".14"/>`;
	}).join("");
	const arches = [3.5, 9.75, 16, 22.25, 28.5]
		.map(
			(x) =>
				`<path d="M${x - 2.2} 15.500V9.800A2.200 2.200 0 0 1 ${x + 2.2} 9.800V15.500Z" fill="#3a1a3f"/><path d="M${x - 1.4} 15.500V11.200A1.400 1.400 0 0 1 ${x + 1.4} 11.200V15.500Z" fill="#ffcf86" opacity=".75"/>`,
		)
		.join("");
	const lampAt = (lamp: number): string =>
		`${(1 + lamp * 3.75).toFixed(2)} ${(4.2 - 2.6 * ((lamp - 4) / 4) ** 2).toFixed(2)}`;
	const lamps = Array.from({ length: 9 }, (_, lamp) => {
		const [x, y] = lampAt(lamp).split(" ");
		return `<circle cx="${x}" cy="${y}" r="1.300" fill="#ffdf9a" opacity=".3"/><circle cx="${x}" cy="${y}" r=".62" fill="#fff3cf"/>`;
	}).join("");
	const string = Array.from({ length: 9 }, (_, lamp) => lampAt(lamp)).join("L");
	const water = [-1, 1]
		.map(
			(side) =>
				`<path d="M16 10.600C${16 + side * 2.4} 7.400 ${16 + side * 5.4} 9 ${16 + side * 6.2} 18.500" fill="none" stroke="#c9f0e6" stroke-width=".55" stroke-linecap="round"/><path d="M16 10.900C${16 + side * 1.4} 9 ${16 + side * 3} 10.500 ${16 + side * 3.5} 17.600" fill="none" stroke="#8fd8c6" stroke-width=".4" stroke-linecap="round"/>`,
		)
		.join("");
	return [
		'<defs><linearGradient id="travertine" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#fffaf0"/><stop offset=".5" stop-color="#e2cfb4"/><stop offset="1" stop-color="#8f7458"/></linearGradient>',
		'<linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#d98a5c"/><stop offset="1" stop-color="#8a4a3e"/></linearGradient></defs>',
		`<path d="M0 6.200H32V16H0Z" fill="url(#wall)"/><path d="M-.5 5.300H32.500V6.500H-.5Z" fill="url(#travertine)"/>${arches}`,
		`<path d="M${string}" fill="none" stroke="#3a1a3f" stroke-width=".3"/>`,
		lamps,
		'<ellipse cx="16" cy="23.600" rx="15.600" ry="7.600" fill="#1a0b20" opacity=".55"/><g transform="translate(16 21.800) scale(1 .46)"><circle r="14.600" cy="3" fill="#8f7458"/><circle r="14.600" fill="url(#travertine)"/><circle r="12.400" fill="#2b1430"/>',
		`${pockets}<circle r="11.700" fill="none" stroke="#bfe3d2" stroke-width=".4"/><circle r="7.500" fill="#3f8f80"/><circle r="5.600" fill="#6fc2ae"/></g>`,
		'<ellipse cx="20.500" cy="25.600" rx="1.050" ry=".95" fill="#000" opacity=".4"/><circle cx="20.400" cy="25.200" r=".95" fill="#fffaf0"/>',
		'<path d="M14.900 21.800 15.400 12.400H16.600L17.100 21.800Q16 22.400 14.900 21.800Z" fill="url(#travertine)"/><path d="M12.800 11.700H19.200Q18.600 13.500 16 13.500T12.800 11.700Z" fill="url(#travertine)"/>',
		water,
		'<circle cx="16" cy="10.200" r=".8" fill="#e9fff8"/>',
	].join("");
}
