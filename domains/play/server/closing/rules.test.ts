import { expect, it } from "vitest";
import { EVERYWHERE, isStricter, type StatedPlace, standingAt } from "./rules.ts";

const ONTARIO = { country: "CA", subdivision: "ON" };
const at = (place: string, state: StatedPlace["state"]): StatedPlace => ({ place, state });

it.each([
	["no state is open", [], ONTARIO, "open"],
	["everywhere is here too", [at(EVERYWHERE, "draining")], ONTARIO, "draining"],
	["the country is closed", [at("CA", "stopped")], ONTARIO, "stopped"],
	["the subdivision is closed", [at("CA:ON", "draining")], ONTARIO, "draining"],
	["another subdivision is closed", [at("CA:QC", "stopped")], ONTARIO, "open"],
	["another country is closed", [at("DE", "stopped")], ONTARIO, "open"],
	["a place that is open opens nothing", [at(EVERYWHERE, "stopped"), at("CA:ON", "open")], ONTARIO, "stopped"],
	["the stricter one is in force", [at(EVERYWHERE, "draining"), at("CA", "stopped")], ONTARIO, "stopped"],
	["the subdivision is not known", [at("CA:ON", "stopped")], { country: "CA" }, "open"],
] as const)("[GAME-01] where %s", (_case, states, place, expected) => {
	expect(standingAt(states, place)).toBe(expected);
});

it("[GAME-01] a stop is stricter than a drain, and nothing is stricter than itself", () => {
	expect(isStricter("stopped", "draining")).toBe(true);
	expect(isStricter("draining", "open")).toBe(true);
	expect(isStricter("draining", "stopped")).toBe(false);
	expect(isStricter("stopped", "stopped")).toBe(false);
});
