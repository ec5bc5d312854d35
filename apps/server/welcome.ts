import { DEMO_PASSWORD, DEMO_PEOPLE } from "@baize/identity/server";
import type { Config } from "@baize/platform-server";

const addressOf = ({ host, port }: { host: string; port: number }): string =>
	`http://${host === "127.0.0.1" ? "localhost" : host}:${port}`;

/** Printed once the site answers: its address, the demo accounts, the mailbox. */
export function welcomeLines(config: Config): string[] {
	const address = addressOf(config);
	const lines = ["", `  Baize is open at ${address}`, `  Back office     ${addressOf(config.office)}`];
	if (config.profile === "production") return [...lines, ""];
	return [
		...lines,
		`  Mailbox         ${address}/dev/mailbox (also the demo operators' codes)`,
		`  Components      ${address}/en/dev/components`,
		"",
		`  Demo people (password ${DEMO_PASSWORD}):`,
		...DEMO_PEOPLE.map(({ email, about }) => `    ${email.padEnd(20)} ${about}`),
		"",
	];
}
