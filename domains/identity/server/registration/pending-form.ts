import type { Registration } from "../../contract/index.ts";

/** A form until its e-mail is confirmed. */
export type PendingForm = Omit<Registration, "password"> & {
	/** How the visitor came to the site. */
	arrival?: string;
	/** The browser that sent the form, by the hash of its cookie in base64url, and when. */
	sentBy?: { browser: string; atMs: number };
};
