/**
 * The address of a symbol of a slot with lines, 256 × 256. In a file of its own because the lobby needs the other pictures
 * and not this.
 */
export const symbolPicture = (title: string, symbol: string): string => `/art/symbols/${title}/${symbol}.webp`;
