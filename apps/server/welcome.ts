import { DEMO_PASSWORD, DEMO_PEOPLE } from "@baize/identity/server";
import type { Config } from "@baize/platform-server";

/** What is printed once the site answers: where it is, who may try it, where its mails are read. */
export function welcomeLines(config: Config): string[] {
	const address = `http://${config.host === "127.0.0.1" ? "localhost" : config.host}:${config.port}`;
	const lines = ["", `  Baize is open at ${address}`, `  Back office     ${address}/backoffice`];
	if (config.profile === "production") return [...lines, ""];
	return [
		...lines,
		`  Mailbox         ${address}/dev/mailbox`,
		`  Components      ${address}/en/dev/components`,
		"",
		`  Demo people (password ${DEMO_PASSWORD}):`,
		...DEMO_PEOPLE.map(({ email, about }) => `    ${email.padEnd(20)} ${about}`),
		"",
	];
}
