type Service = { siteKey: string; scriptUrl: string; action: string };
type Widget = { render(place: HTMLElement, options: Record<string, unknown>): unknown };

/** The functions that the scripts of the known services add to the window; all render in the same way. */
const NAMES = ["turnstile", "hcaptcha", "grecaptcha"] as const;

/** Shows the widget of a service and returns its token, or rejects where the widget fails. */
export async function tokenOfService(
	{ siteKey, scriptUrl, action }: Service,
	place: HTMLElement | null,
): Promise<string> {
	const widget = await loaded(scriptUrl);
	const box = document.createElement("div");
	(place ?? document.body).append(box);
	box.scrollIntoView({ block: "nearest" });
	return new Promise<string>((resolve, reject) => {
		const fail = () => reject(new Error("the captcha service failed"));
		widget.render(box, { sitekey: siteKey, action, callback: resolve, "error-callback": fail });
	}).finally(() => box.remove());
}

/** Our own script loads it, so that the page's content security policy admits it. */
function loaded(scriptUrl: string): Promise<Widget> {
	const known = found();
	if (known) return Promise.resolve(known);
	return new Promise((resolve, reject) => {
		const script = document.createElement("script");
		script.src = `${scriptUrl}${scriptUrl.includes("?") ? "&" : "?"}render=explicit`;
		script.async = true;
		script.onload = () => {
			const widget = found();
			if (widget) resolve(widget);
			else reject(new Error("the captcha service's script is another"));
		};
		script.onerror = () => reject(new Error("the captcha service's script did not come"));
		document.head.append(script);
	});
}

function found(): Widget | undefined {
	const all = window as unknown as Record<string, Widget | undefined>;
	return NAMES.map((name) => all[name]).find((widget) => widget !== undefined);
}
