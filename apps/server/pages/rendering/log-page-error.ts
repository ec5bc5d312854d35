import { type Log, loggablePath } from "@baize/platform-server";

/** An error page, with its error logged. */
export const logPageError = (log: Log, url: string, trace: string): void =>
	log.error({ path: loggablePath(new URL(url).pathname), trace }, "a page could not be made as it should be");
