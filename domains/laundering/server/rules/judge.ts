import { HOUR_MS } from "@baize/kernel/time";
import { type Condition, RULE_NAMES, RULES, type RuleName, unitsIn } from "../../contract/index.ts";
import type { Movement } from "./movement.ts";

/** What a rule has found: what was reached, and the movements that led there, the oldest first. */
export type Crossing = {
	rule: RuleName;
	reached: bigint;
	threshold: bigint;
	isAmount: boolean;
	stakedMinor?: bigint;
	led: readonly Movement[];
};

export type Scene = {
	currency: string;
	/** The movement that is judged. It is the last of the movements. */
	now: Movement;
	/** Those of the wallet in the longest window that were not taken back, the oldest first. */
	movements: readonly Movement[];
	/** What was staked from the first deposit in the window of `withoutPlay` until now. */
	stakedMinor: bigint;
	/** The number in the wallet of what a rule last made an alert of: what was counted once counts no more. */
	countedUpTo: ReadonlyMap<RuleName, bigint>;
};

/** Every rule that this movement makes an alert of. */
export const judge = (scene: Scene): Crossing[] =>
	RULE_NAMES.flatMap((rule) => {
		const { when } = RULES[rule];
		const counted = scene.countedUpTo.get(rule) ?? 0n;
		const window = inWindow(scene, when.hours).filter(({ seq }) => seq > counted);
		const found = verdicts[when.kind](when as never, scene, window);
		return found ? [{ rule, ...found }] : [];
	});

/** Those of the window that ends with the movement that is judged. */
export const inWindow = ({ now, movements }: Pick<Scene, "now" | "movements">, hours: number): Movement[] =>
	movements.filter(({ atMs, seq }) => atMs > now.atMs - hours * HOUR_MS && seq <= now.seq);

type Found = Omit<Crossing, "rule"> | undefined;
type Verdicts = {
	[Kind in Condition["kind"]]: (when: Extract<Condition, { kind: Kind }>, scene: Scene, window: Movement[]) => Found;
};

const sum = (movements: readonly Movement[]): bigint =>
	movements.reduce((all, { amountMinor }) => all + amountMinor, 0n);
const ofKind = (window: readonly Movement[], ...kinds: Movement["kind"][]): Movement[] =>
	window.filter(({ kind }) => kinds.includes(kind));
const share = (minor: bigint, percent: number): bigint => (minor * BigInt(percent) + 99n) / 100n;
const lesser = (a: bigint, b: bigint): bigint => (a < b ? a : b);
const reachedBy = (led: readonly Movement[], threshold: bigint | undefined): Found => {
	const reached = sum(led);
	return threshold !== undefined && reached >= threshold ? { reached, threshold, isAmount: true, led } : undefined;
};

const verdicts: Verdicts = {
	sum({ direction, units }, { now, currency }, window) {
		const kind = direction === "in" ? "deposit" : "withdrawal";
		return now.kind === kind ? reachedBy(ofKind(window, kind), unitsIn(currency, units)) : undefined;
	},
	withoutPlay({ units, percent }, { now, currency, stakedMinor }, window) {
		if (now.kind !== "withdrawal") return undefined;
		const out = reachedBy(ofKind(window, "withdrawal"), unitsIn(currency, units));
		const deposits = ofKind(window, "deposit");
		if (!out || deposits.length === 0) return undefined;
		const expectedMinor = share(lesser(sum(deposits), out.reached), percent);
		if (stakedMinor >= expectedMinor) return undefined;
		return { ...out, stakedMinor, led: ofKind(window, "deposit", "withdrawal") };
	},
	below({ count, fromPercent, amounts }, { now, currency }, window) {
		if (now.kind !== "deposit") return undefined;
		const near = amounts.map((units) => {
			const amountMinor = unitsIn(currency, units) ?? 0n;
			const fromMinor = share(amountMinor, fromPercent);
			return ofKind(window, "deposit").filter(
				(each) => each.amountMinor >= fromMinor && each.amountMinor < amountMinor,
			);
		});
		const led = near.find((some) => some.length >= count && some.includes(now));
		return led && { reached: BigInt(led.length), threshold: BigInt(count), isAmount: false, led };
	},
	otherMethod({ units }, { now, currency, movements }, window) {
		if (now.kind !== "withdrawal") return undefined;
		const paidInBy = new Set(ofKind(movements, "deposit").map(({ method }) => method));
		const isOther = ({ method }: Movement): boolean => method !== undefined && !paidInBy.has(method);
		if (paidInBy.size === 0 || !isOther(now)) return undefined;
		return reachedBy(ofKind(window, "withdrawal").filter(isOther), unitsIn(currency, units));
	},
	transfers({ count, units }, { now, currency }, window) {
		if (now.kind !== "sent" && now.kind !== "received") return undefined;
		const led = ofKind(window, "sent", "received");
		if (led.length < count || !reachedBy(led, unitsIn(currency, units))) return undefined;
		return { reached: BigInt(led.length), threshold: BigInt(count), isAmount: false, led };
	},
	passedOn({ units, percent }, { now, currency }, window) {
		if (now.kind !== "sent" && now.kind !== "withdrawal") return undefined;
		const received = reachedBy(ofKind(window, "received"), unitsIn(currency, units));
		if (!received) return undefined;
		const later = window.filter(({ seq }) => seq > received.led[0]!.seq);
		const out = reachedBy(ofKind(later, "sent", "withdrawal"), share(received.reached, percent));
		return out && { ...out, led: [received.led[0]!, ...ofKind(later, "received", "sent", "withdrawal")] };
	},
};
