import { callHouse } from "@baize/platform-web/reads";
import { readCaptcha } from "../../../contract/login-step.ts";

/** Does what the captcha asks and answers its token: work in the background, or a service's widget in `place`. */
export async function captchaToken(place: HTMLElement | null): Promise<string> {
	const captcha = await callHouse(readCaptcha, {});
	if (captcha.kind === "service") {
		const { tokenOfService } = await import("./service-widget.ts");
		return tokenOfService(captcha, place);
	}
	const { challenge } = captcha;
	const solution = await workedOut(challenge);
	return btoa(JSON.stringify({ challenge, solution }));
}

/** In a worker, so that the page answers meanwhile. */
function workedOut(challenge: object): Promise<unknown> {
	const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
	return new Promise<unknown>((resolve, reject) => {
		worker.onmessage = (message: MessageEvent) => resolve(message.data);
		worker.onerror = () => reject(new Error("the captcha's work broke off"));
		worker.postMessage(challenge);
	}).finally(() => worker.terminate());
}
