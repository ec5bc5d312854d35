import { type Log, loggablePath } from "@baize/platform-server";

/** A page that says that something went wrong, with what went wrong. */
export const logFault = (log: Log, url: string, trace: string): void =>
	log.error({ path: loggablePath(new URL(url).pathname), trace }, "a page could not be made as it should be");
