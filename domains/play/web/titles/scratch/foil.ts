const [WIDE, HIGH] = [200, 230] as const;
/** How much of a field must be rubbed off before the rest of its foil goes by itself. */
const ENOUGH = 0.42;
const [COLUMNS, ROWS] = [10, 11] as const;
const BRUSH = 44;

/** The foil on one field. */
export type Foil = {
	/** Rubs at a place of the page. Whether enough has been rubbed off. */
	rub(x: number, y: number): boolean;
	/** The pointer was lifted: the next place is not joined to the last one. */
	lift(): void;
};

/** Covers a canvas with foil. */
export function foilOn(canvas: HTMLCanvasElement): Foil | undefined {
	canvas.width = WIDE;
	canvas.height = HIGH;
	const brush = canvas.getContext("2d");
	if (!brush) return undefined;
	paint(brush, getComputedStyle(canvas));
	const rubbed = new Set<number>();
	let last: { x: number; y: number } | undefined;
	return {
		rub(pageX, pageY) {
			const { left, top, width, height } = canvas.getBoundingClientRect();
			const [x, y] = [((pageX - left) / width) * WIDE, ((pageY - top) / height) * HIGH];
			if (x < -BRUSH || y < -BRUSH || x > WIDE + BRUSH || y > HIGH + BRUSH) last = undefined;
			else {
				const from = last ?? { x, y };
				rubLine(brush, from, { x, y });
				for (const share of [0, 0.25, 0.5, 0.75, 1])
					mark(rubbed, from.x + (x - from.x) * share, from.y + (y - from.y) * share);
				last = { x, y };
			}
			return rubbed.size >= ENOUGH * COLUMNS * ROWS;
		},
		lift() {
			last = undefined;
		},
	};
}

/** Notes the cells that the brush has touched: counting pixels would be far slower. */
function mark(rubbed: Set<number>, x: number, y: number): void {
	for (let row = 0; row < ROWS; row++)
		for (let column = 0; column < COLUMNS; column++) {
			const [atX, atY] = [((column + 0.5) * WIDE) / COLUMNS, ((row + 0.5) * HIGH) / ROWS];
			if (Math.hypot(atX - x, atY - y) < BRUSH / 2) rubbed.add(row * COLUMNS + column);
		}
}

type Point = { x: number; y: number };

function rubLine(brush: CanvasRenderingContext2D, from: Point, to: Point): void {
	brush.globalCompositeOperation = "destination-out";
	brush.lineWidth = BRUSH;
	brush.lineCap = "round";
	brush.beginPath();
	brush.moveTo(from.x, from.y);
	brush.lineTo(to.x, to.y + 0.1);
	brush.stroke();
}

/** Brushed metal with a fine pattern of waves. */
function paint(brush: CanvasRenderingContext2D, style: CSSStyleDeclaration): void {
	const colour = (name: string): string => style.getPropertyValue(`--fs-${name}`);
	const metal = brush.createLinearGradient(0, 0, WIDE, HIGH);
	const stops: readonly [number, string][] = [
		[0, "foil"],
		[0.28, "foil-light"],
		[0.46, "foil"],
		[0.7, "foil-deep"],
		[0.86, "foil"],
		[1, "foil-light"],
	];
	for (const [at, name] of stops) metal.addColorStop(at, colour(name));
	brush.fillStyle = metal;
	brush.fillRect(0, 0, WIDE, HIGH);
	brush.strokeStyle = colour("foil-deep");
	brush.lineWidth = 1;
	brush.globalAlpha = 0.5;
	for (let y = -10; y < HIGH + 10; y += 9) {
		brush.beginPath();
		for (let x = 0; x <= WIDE; x += 10) brush.lineTo(x, y + ((x / 10) % 2 === 0 ? 0 : 5));
		brush.stroke();
	}
	brush.globalAlpha = 1;
}
