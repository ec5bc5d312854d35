const tenth = (value: number): number => Math.round(value * 10) / 10;

/** The side of a round disc seen from above: `height` thick, with its lower edge at `y`. */
export const discSide = (x: number, y: number, radius: number, height: number): string => {
	const flat = tenth(radius * 0.3);
	return `M${x - radius} ${y - height}v${height}a${radius} ${flat} 0 0 0 ${radius * 2} 0v${-height}z`;
};

/** A ring of `count` marks around a point, each given by its angle in degrees. */
export const around = (count: number): number[] => Array.from({ length: count }, (_, place) => (place * 360) / count);

/** A point on an ellipse. */
export function onEllipse(angle: number, x: number, y: number, across: number, down: number): [number, number] {
	const turn = (angle * Math.PI) / 180;
	return [tenth(x + across * Math.cos(turn)), tenth(y + down * Math.sin(turn))];
}

/** The rays of the light behind a motif, as one path. */
export function rays(x: number, y: number, reach: number, count: number): string {
	const point = (turn: number): string => onEllipse((turn * 360) / count, x, y, reach, reach).join(" ");
	return around(count)
		.map((_, ray) => `M${x} ${y}L${point(ray)}L${point(ray + 0.42)}Z`)
		.join("");
}

/** A star with four points. */
export const spark = (x: number, y: number, size: number): string => {
	const waist = tenth(size * 0.18);
	return (
		`M${x} ${y - size}Q${x + waist} ${y - waist} ${x + size} ${y}Q${x + waist} ${y + waist} ${x} ${y + size}` +
		`Q${x - waist} ${y + waist} ${x - size} ${y}Q${x - waist} ${y - waist} ${x} ${y - size}Z`
	);
};
