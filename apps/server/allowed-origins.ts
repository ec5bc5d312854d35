import type { Config } from "@baize/platform-server";

/** Other companies' origins that a page may frame and call: the captcha service, the document check and the chat. */
export const allowedOriginsOf = (config: Config): string[] => [
	...captchaOrigin(config),
	...(config.frameOrigin ? [config.frameOrigin] : []),
	...(config.chatwoot ? [new URL(config.chatwoot.url).origin] : []),
];

/** The same of a page of the back office: for its login. */
export const captchaOrigin = ({ captcha }: Config): string[] => (captcha ? [new URL(captcha.scriptUrl).origin] : []);
