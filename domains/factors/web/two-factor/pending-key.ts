/** The key of an authenticator that is being set up, until it is confirmed or the player leaves the page. spec §3 */
const KEY = "otpAuthUri";

export const storeKey = (otpAuthUri: string): void => sessionStorage.setItem(KEY, otpAuthUri);
export const storedKey = (): string | null => sessionStorage.getItem(KEY);
export const clearKey = (): void => sessionStorage.removeItem(KEY);
