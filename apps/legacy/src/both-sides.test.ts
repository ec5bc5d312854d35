import {
	type FromLegacy,
	type LegacyPath,
	legacyPath,
	legacySaid,
	NOT_READY,
	type Order,
	routerMoved,
	type Step,
	type ToLegacy,
} from "@baize/legacy/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openNavigation } from "./navigation.ts";

const PATHS = [legacyPath("en"), legacyPath("en", "2025"), legacyPath("en", "2024"), legacyPath("en", "2024", "bets")];

/** The site with its history and the application, joined by two queues of messages that arrive when the test says so. */
class BothSides {
	entries: LegacyPath[];
	present = 0;
	drawn: LegacyPath | undefined;
	/** How many entries of the history the application has caused, and how many presses in it there were. */
	pushes = 0;
	presses = 0;
	#sync = NOT_READY;
	/** Each change of the history is an arrival; the router renders the last one a moment later. */
	#arrivals = 0;
	#rendered = 0;
	readonly #toLegacy: ToLegacy[] = [];
	readonly #toSite: FromLegacy[] = [{ type: "ready" }];
	readonly #navigation = openNavigation<LegacyPath>({
		read: async (path) => path,
		draw: (page) => {
			this.drawn = page;
		},
		post: (message) => void this.#toSite.push(message),
	});

	constructor(first: LegacyPath) {
		this.entries = [first];
	}

	get routed(): LegacyPath {
		return this.entries[this.present]!;
	}

	get isQuiet(): boolean {
		return this.#toLegacy.length === 0 && this.#toSite.length === 0 && this.#rendered === this.#arrivals;
	}

	async press(path: LegacyPath): Promise<void> {
		if (this.drawn === undefined) return;
		this.presses += 1;
		await this.#navigation.follow(path);
	}

	push(path: LegacyPath): void {
		this.#arrivals += 1;
		this.entries = [...this.entries.slice(0, this.present + 1), path];
		this.present += 1;
	}

	/** The browser goes back and forward in a task of its own: what was navigated before it is rendered. */
	traverse(by: 1 | -1): void {
		this.render();
		this.#arrivals += 1;
		this.present = Math.min(Math.max(this.present + by, 0), this.entries.length - 1);
	}

	render(): void {
		if (this.#rendered === this.#arrivals) return;
		this.#rendered = this.#arrivals;
		this.#follow(routerMoved(this.#sync, this.routed));
	}

	deliverToSite(): void {
		const message = this.#toSite.shift();
		if (message) this.#follow(legacySaid(this.#sync, message, this.routed));
	}

	async deliverToLegacy(): Promise<void> {
		const message = this.#toLegacy.shift();
		if (message?.type === "go") await this.#navigation.go(message.path, message.turn);
	}

	#follow({ sync, order }: Step): void {
		this.#sync = sync;
		this.#do(order);
	}

	#do(order: Order): void {
		if (order.do === "send") this.#toLegacy.push(order.message);
		if (order.do !== "navigate") return;
		expect(order.path).not.toBe(this.routed);
		this.pushes += 1;
		this.push(order.path);
	}

	/** Until nothing is under way any more. A loop would never end. */
	async settle(): Promise<void> {
		for (let steps = 0; !this.isQuiet; steps++) {
			expect(steps).toBeLessThan(200);
			this.deliverToSite();
			this.render();
			await this.deliverToLegacy();
		}
	}
}

const path = fc.constantFrom(...PATHS);
const event = fc.oneof(
	path.map((to) => (sides: BothSides) => sides.press(to)),
	path.map((to) => (sides: BothSides) => sides.push(to)),
	fc.constantFrom(1 as const, -1 as const).map((by) => (sides: BothSides) => sides.traverse(by)),
	fc.constantFrom(
		(sides: BothSides) => sides.render(),
		(sides: BothSides) => sides.deliverToSite(),
		(sides: BothSides) => sides.deliverToLegacy(),
	),
);

describe("[LEG-01] the site and the application, whatever happens in whatever order", () => {
	it("come to show the same page, without a loop, and with at most one entry for each press", async () => {
		await fc.assert(
			fc.asyncProperty(path, fc.array(event, { maxLength: 60 }), async (first, events) => {
				const sides = new BothSides(first);
				for (const happen of events) await happen(sides);
				await sides.settle();
				expect(sides.drawn).toBe(sides.routed);
				expect(sides.pushes).toBeLessThanOrEqual(sides.presses);
			}),
			{ numRuns: 500 },
		);
	});

	it("have exactly one entry for each page that the player goes to, and none for Back and Forward", async () => {
		await fc.assert(
			fc.asyncProperty(path, fc.array(path, { maxLength: 12 }), async (first, visits) => {
				const sides = new BothSides(first);
				await sides.settle();
				for (const to of visits) {
					await sides.press(to);
					await sides.settle();
				}
				const history = [first, ...visits].filter((each, index, all) => each !== all[index - 1]);
				expect(sides.entries).toEqual(history);
				for (const expected of history.toReversed().slice(1)) {
					sides.traverse(-1);
					await sides.settle();
					expect(sides.drawn).toBe(expected);
				}
				for (const expected of history.slice(1)) {
					sides.traverse(1);
					await sides.settle();
					expect(sides.drawn).toBe(expected);
				}
				expect(sides.entries).toEqual(history);
			}),
		);
	});
});
