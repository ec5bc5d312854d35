/**
 * The address of a reel's symbol, 256 × 256. In a file of its own because the lobby needs the other pictures and not
 * this.
 */
export const symbolPicture = (icon: string): string => `/art/symbols/${icon}.webp`;
