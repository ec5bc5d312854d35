/** The symbols of a grid, which is given reel by reel, as the names in each row from the top. */
export function rowsOf(
	grid: readonly number[],
	reels: number,
	nameOf: (symbol: number) => string,
	comma: string,
): string[] {
	const rows = grid.length / reels;
	return Array.from({ length: rows }, (_, row) =>
		Array.from({ length: reels }, (_, reel) => nameOf(grid[reel * rows + row]!)).join(comma),
	);
}
