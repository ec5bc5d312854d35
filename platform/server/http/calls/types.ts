/** What a handler may add to its response. */
export type ReplyTools = {
	setCookie(name: string, value: string, options?: CookieOptions): void;
	clearCookie(name: string, options?: CookieOptions): void;
	setHeader(name: string, value: string): void;
};

export type CookieOptions = {
	maxAgeSeconds?: number;
	path?: string;
	httpOnly?: boolean;
	sameSite?: "lax" | "strict" | "none";
};
