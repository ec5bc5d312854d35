import type { Config } from "@baize/platform-server";
import type { House } from "./house.ts";

/** What is printed once the site answers: where it is, who may try it, where its mails are read. */
export function welcomeLines(config: Config, house: House): string[] {
	const address = `http://${config.host === "127.0.0.1" ? "localhost" : config.host}:${config.port}`;
	const lines = ["", `  Baize is open at ${address}`, `  Back office     ${address}/backoffice`];
	if (config.profile === "production") return [...lines, ""];
	return [
		...lines,
		`  Mailbox         ${address}/dev/mailbox`,
		`  Components      ${address}/en/dev/components`,
		"",
		`  Demo people (password ${house.demoPassword}):`,
		...house.demoPeople.map(({ email, about }) => `    ${email.padEnd(20)} ${about}`),
		"",
	];
}
