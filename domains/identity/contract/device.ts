import { type Static, Struct, WordOf } from "@baize/kernel/call";

export const BROWSERS = ["chrome", "edge", "firefox", "opera", "safari", "samsung", "other"] as const;
export const SYSTEMS = ["android", "chromeos", "ios", "linux", "macos", "windows", "other"] as const;
export const DEVICE_KINDS = ["computer", "phone", "tablet"] as const;

/** A device in three words: enough to know one's own again. */
export const Device = Struct({ browser: WordOf(BROWSERS), system: WordOf(SYSTEMS), kind: WordOf(DEVICE_KINDS) });
export type Device = Static<typeof Device>;

// In this order: each of them also calls itself by the names below it.
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

/** What a browser says of itself, in our words. It may say anything, so nothing is decided by it. */
export function deviceOf(userAgent: string): Device {
	const firstOf = <Word>(signs: readonly (readonly [RegExp, Word])[]) =>
		signs.find(([sign]) => sign.test(userAgent))?.[1] ?? "other";
	return { browser: firstOf(BROWSER_SIGNS), system: firstOf(SYSTEM_SIGNS), kind: kindOf(userAgent) };
}

function kindOf(userAgent: string): Device["kind"] {
	if (/\b(iPad|Tablet)\b/.test(userAgent)) return "tablet";
	if (/\b(iPhone|iPod|Mobile)\b/.test(userAgent)) return "phone";
	// Tablets of Android leave the word Mobile out.
	return /\bAndroid\b/.test(userAgent) ? "tablet" : "computer";
}

/** What browsers and systems are called, in every language alike; nothing for those that we do not know. */
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
