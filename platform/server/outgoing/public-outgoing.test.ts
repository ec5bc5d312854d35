import type { LookupFunction } from "node:net";
import { describe, expect, it, vi } from "vitest";
import { openPublicOutgoing } from "./index.ts";

const kindOf = (url: string, lookUp?: LookupFunction): Promise<string> =>
	openPublicOutgoing({ timeoutMs: 300, ...(lookUp ? { lookUp } : {}) })
		.send({ method: "POST", url, body: "{}" })
		.then(
			({ status }) => `answered ${status}`,
			({ kind }) => kind,
		);

/** A name server that answers with these addresses. */
const leadingTo = (...addresses: string[]) =>
	vi.fn<LookupFunction>((_hostname, _options, callback) =>
		callback(
			null,
			addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
		),
	);

describe("a call to an address that a stranger has given", () => {
	it.each([
		["is not encrypted", "http://push.example/"],
		["is of this computer", "https://127.0.0.1/"],
		["is of this computer, in IPv6", "https://[::1]/"],
		["is of this computer, as IPv4 in IPv6", "https://[::ffff:127.0.0.1]/"],
		["is of our own network", "https://10.1.2.3/"],
		["is that of a cloud's own data", "https://169.254.169.254/"],
	])("is not made where it %s", async (_case, url) => {
		const lookUp = leadingTo();
		expect(await kindOf(url, lookUp)).toBe("notSent");
		expect(lookUp).not.toHaveBeenCalled();
	});

	it.each([
		["this computer", ["127.0.0.1"]],
		["our own network", ["10.0.0.1", "192.168.1.1", "fd00::1"]],
		["the data of a cloud", ["169.254.169.254"]],
		["nothing", []],
	])("is not made where its name leads to %s", async (_case, addresses) => {
		const lookUp = leadingTo(...addresses);
		expect(await kindOf("https://push.example/", lookUp)).toBe("notSent");
		expect(lookUp).toHaveBeenCalled();
	});
});
