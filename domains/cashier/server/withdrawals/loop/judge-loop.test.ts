import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { judgeLoop, leftOf, type Source } from "./judge-loop.ts";

const MIN = 2_000n;
const card = (name: string, cameMinor: bigint, wentBackMinor = 0n): Source => ({
	destination: name,
	label: `•••• ${name}`,
	cameMinor,
	wentBackMinor,
});
const transfer = (cameMinor: bigint, wentBackMinor = 0n): Source => ({
	destination: undefined,
	label: "",
	cameMinor,
	wentBackMinor,
});
const coins = (cameMinor: bigint, wentBackMinor = 0n): Source => ({
	...transfer(cameMinor, wentBackMinor),
	isCoins: true,
});
const byCoins = (amountMinor: bigint) => ({ method: "crypto", destination: "address", amountMinor }) as const;
const toBank = (amountMinor = 5_000n) => ({ method: "bankTransfer", destination: "account", amountMinor }) as const;
const toCard = (destination: string, amountMinor: bigint) => ({ method: "card", destination, amountMinor }) as const;

describe("[CASH-04] the closed loop", () => {
	it.each<[string, ReturnType<typeof toBank | typeof toCard | typeof byCoins>, Source[], object]>([
		["by coins all of what came by coins", byCoins(5_000n), [coins(5_000n)], { verdict: "returns" }],
		[
			"by coins one cent more than came by coins",
			byCoins(5_001n),
			[coins(5_000n), transfer(9_000n)],
			{ verdict: "aboveCoins", leftMinor: 5_000n },
		],
		[
			"by coins what is left after some went out by them",
			byCoins(3_001n),
			[coins(5_000n, 2_000n)],
			{ verdict: "aboveCoins", leftMinor: 3_000n },
		],
		["by coins what came by a bank", byCoins(2_000n), [transfer(9_000n)], { verdict: "aboveCoins", leftMinor: 0n }],
		["by coins while a card is due", byCoins(2_000n), [card("1", 9_000n), coins(2_000n)], { verdict: "returns" }],
		["to the bank what came by coins", toBank(), [coins(5_000n)], { verdict: "unreachable" }],
		["to the bank once the coins have gone out", toBank(), [coins(5_000n, 5_000n)], { verdict: "own" }],
		["to the card all of it came from", toCard("1", 10_000n), [card("1", 10_000n)], { verdict: "returns" }],
		[
			"one cent more than came from the card",
			toCard("1", 10_001n),
			[card("1", 10_000n)],
			{ verdict: "aboveSource", label: "•••• 1", leftMinor: 10_000n },
		],
		["what is left after some went back", toCard("1", 7_000n), [card("1", 10_000n, 3_000n)], { verdict: "returns" }],
		[
			"to a card that has got everything back",
			toCard("1", 2_000n),
			[card("1", 10_000n, 10_000n)],
			{ verdict: "aboveSource", label: "•••• 1", leftMinor: 0n },
		],
		[
			"to a card that has got more than came",
			toCard("1", 2_000n),
			[card("1", 10_000n, 12_000n)],
			{ verdict: "aboveSource", label: "•••• 1", leftMinor: 0n },
		],
		[
			"to a card that never paid in",
			toCard("9", 2_000n),
			[card("1", 10_000n)],
			{ verdict: "aboveSource", label: "", leftMinor: 0n },
		],
		["to the bank without any deposit", toBank(), [], { verdict: "own" }],
		[
			"to the bank while a card is due",
			toBank(),
			[card("1", 10_000n)],
			{ verdict: "sourceFirst", label: "•••• 1", leftMinor: 10_000n },
		],
		["to the bank once the card has got everything", toBank(), [card("1", 10_000n, 10_000n)], { verdict: "own" }],
		[
			"to the bank while the second card is due",
			toBank(),
			[card("1", 10_000n, 10_000n), card("2", 5_000n, 1_000n)],
			{ verdict: "sourceFirst", label: "•••• 2", leftMinor: 4_000n },
		],
		[
			"to the bank while a card has the least left",
			toBank(),
			[card("1", MIN)],
			{ verdict: "sourceFirst", label: "•••• 1", leftMinor: MIN },
		],
		["to the bank while a card has less than can be sent", toBank(), [card("1", MIN - 1n)], { verdict: "own" }],
		["to the bank what came by transfer", toBank(), [transfer(10_000n)], { verdict: "unreachable" }],
		[
			"to the bank what came by transfer and by card",
			toBank(),
			[transfer(10_000n), card("1", 5_000n)],
			{ verdict: "sourceFirst", label: "•••• 1", leftMinor: 5_000n },
		],
		[
			"to the bank once as much as came by transfer went out",
			toBank(),
			[transfer(10_000n, 10_000n)],
			{ verdict: "own" },
		],
	])("%s", (_case, draft, sources, verdict) => {
		expect(judgeLoop(draft, sources, MIN)).toEqual(verdict);
	});

	it("never sends a card more than came from it, in whatever order money is taken out", () => {
		const take = fc.record({ which: fc.nat(2), amountMinor: fc.bigInt(1n, 9_000n) });
		fc.assert(
			fc.property(fc.array(fc.bigInt(0n, 20_000n), { minLength: 1, maxLength: 3 }), fc.array(take), (came, takes) => {
				let sources = came.map((each, at) => card(String(at), each));
				for (const { which, amountMinor } of takes) {
					if (judgeLoop(toCard(String(which), amountMinor), sources, MIN).verdict !== "returns") continue;
					sources = sources.map((each) =>
						each.destination === String(which) ? { ...each, wentBackMinor: each.wentBackMinor + amountMinor } : each,
					);
				}
				for (const each of sources) expect(each.wentBackMinor <= each.cameMinor && leftOf(each) >= 0n).toBe(true);
			}),
		);
	});
});
