import { EnumOf, type Static, Struct } from "@baize/kernel/call";

export const BROWSERS = ["chrome", "edge", "firefox", "opera", "safari", "samsung", "other"] as const;
export const SYSTEMS = ["android", "chromeos", "ios", "linux", "macos", "windows", "other"] as const;
export const DEVICE_KINDS = ["computer", "phone", "tablet"] as const;

/** A device in three terms: enough for a player to recognise their own. */
export const Device = Struct({ browser: EnumOf(BROWSERS), system: EnumOf(SYSTEMS), kind: EnumOf(DEVICE_KINDS) });
export type Device = Static<typeof Device>;

// The order matters: each browser also claims to be those below it.
const BROWSER_SIGNS: readonly (readonly [RegExp, Device["browser"]])[] = [
	[/\bEdg(e|A|iOS)?\//, "edge"],
	[/\b(OPR|Opera|OPT)\//, "opera"],
	[/\bSamsungBrowser\//, "samsung"],
	[/\b(Firefox|FxiOS)\//, "firefox"],
	[/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, "chrome"],
	[/\bVersion\/[\d.]+.*\bSafari\//, "safari"],
];

const SYSTEM_SIGNS: readonly (readonly [RegExp, Device["system"]])[] = [
	[/\b(iPhone|iPad|iPod)\b/, "ios"],
	[/\bAndroid\b/, "android"],
	[/\bCrOS\b/, "chromeos"],
	[/\bWindows\b/, "windows"],
	[/\b(Macintosh|Mac OS X)\b/, "macos"],
	[/\b(Linux|X11)\b/, "linux"],
];

/** What a browser claims about itself, as our own values. It may claim anything, so nothing is decided by it. */
export function deviceOf(userAgent: string): Device {
	const firstOf = <Word>(signs: readonly (readonly [RegExp, Word])[]) =>
		signs.find(([sign]) => sign.test(userAgent))?.[1] ?? "other";
	return { browser: firstOf(BROWSER_SIGNS), system: firstOf(SYSTEM_SIGNS), kind: kindOf(userAgent) };
}

function kindOf(userAgent: string): Device["kind"] {
	if (/\b(iPad|Tablet)\b/.test(userAgent)) return "tablet";
	if (/\b(iPhone|iPod|Mobile)\b/.test(userAgent)) return "phone";
	// Android tablets leave out "Mobile".
	return /\bAndroid\b/.test(userAgent) ? "tablet" : "computer";
}

/** Names of browsers and systems, the same in every language; nothing for unknown ones. */
export const DEVICE_NAMES: Record<Device["browser"] | Device["system"], string> = {
	chrome: "Chrome",
	edge: "Edge",
	firefox: "Firefox",
	opera: "Opera",
	safari: "Safari",
	samsung: "Samsung Internet",
	android: "Android",
	chromeos: "ChromeOS",
	ios: "iOS",
	linux: "Linux",
	macos: "macOS",
	windows: "Windows",
	other: "",
};
