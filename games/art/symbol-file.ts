/** The address of a reel's symbol, 256 × 256. The lobby needs the other pictures and not this. */
export const symbolPicture = (icon: string): string => `/art/symbols/${icon}.webp`;
