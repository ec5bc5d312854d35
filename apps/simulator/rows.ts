/** Texts of a report. */
export const percent = (share: number): string => `${(100 * share).toFixed(4)} %`;

export const row = (name: string, value: string): string => `  ${name.padEnd(26)}${value}`;

export const whole = (count: number): string => count.toLocaleString("en");
