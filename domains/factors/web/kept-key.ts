/** The key of an authenticator that is being set up, until it is confirmed or the page is left. spec §3 */
const KEY = "otpAuthUri";

export const keepKey = (otpAuthUri: string): void => sessionStorage.setItem(KEY, otpAuthUri);
export const keptKey = (): string | null => sessionStorage.getItem(KEY);
export const forgetKey = (): void => sessionStorage.removeItem(KEY);
