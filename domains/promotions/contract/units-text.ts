/** Units of the stake ladder as operators read them: 5000 is 50.00, in each currency about that many dollars. */
export const unitsText = (units: number | null): string =>
	units === null ? "–" : (units / 100).toLocaleString("en", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
