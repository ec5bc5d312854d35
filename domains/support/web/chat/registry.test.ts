import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type ChatAdapter, openChatRegistry } from "./registry.ts";

const assign = vi.fn();
let press: (event: unknown) => void;

/** A press on a link with the attribute, or on another one. */
function pressed(over: Record<string, unknown> = {}, isOfChat = true) {
	const link = { getAttribute: () => "/en/contact-us" };
	const target = { closest: (selector: string) => (isOfChat && selector === "[open-live-chat]" ? link : null) };
	const event = { target, button: 0, preventDefault: vi.fn(), ...over };
	press(event);
	return { link, isPrevented: event.preventDefault.mock.calls.length > 0 };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const adapter = () => ({ open: vi.fn<ChatAdapter["open"]>() });

beforeEach(() => {
	vi.stubGlobal("window", {});
	vi.stubGlobal("location", { assign });
	vi.stubGlobal("document", {
		addEventListener: (_kind: string, listener: typeof press) => {
			press = listener;
		},
	});
});
afterEach(() => {
	vi.unstubAllGlobals();
	assign.mockReset();
});

describe("[CHAT-01] a link with the attribute open-live-chat", () => {
	it("leads where it leads while no adapter is registered", () => {
		openChatRegistry();
		expect(pressed().isPrevented).toBe(false);
	});

	it("opens the chat of the site's own adapter", async () => {
		const own = adapter();
		openChatRegistry(own);
		const { link, isPrevented } = pressed();
		await settled();
		expect([isPrevented, own.open.mock.calls]).toEqual([true, [[link]]]);
	});

	it.each([
		["before the page has loaded", true],
		["at run time", false],
	])("opens the chat of an adapter that was registered %s, in place of the site's own", async (_when, isEarly) => {
		const [own, other] = [adapter(), adapter()];
		if (isEarly) window.chatAdapters = [other];
		openChatRegistry(own);
		if (!isEarly) window.chatAdapters?.push(other);
		pressed();
		await settled();
		expect([own.open.mock.calls.length, other.open.mock.calls.length]).toEqual([0, 1]);
	});

	it.each([
		["of another button", { button: 1 }, true],
		["for a new tab", { ctrlKey: true }, true],
		["on another link", {}, false],
	])("is left to the browser at a press %s", async (_what, over, isOfChat) => {
		const own = adapter();
		openChatRegistry(own);
		expect(pressed(over, isOfChat).isPrevented).toBe(false);
		await settled();
		expect(own.open).not.toHaveBeenCalled();
	});

	it("leads where it leads if the adapter does not load", async () => {
		openChatRegistry({ open: () => Promise.reject(new TypeError("Failed to fetch")) });
		pressed();
		await settled();
		expect(assign).toHaveBeenCalledWith("/en/contact-us");
	});
});
