import { sharedBus } from "@baize/identity/testing";
import type { Bus } from "@baize/platform-server";
import { settableClock } from "@baize/testing";
import { expect, it, vi } from "vitest";
import { openStatusCache } from "./status-cache.ts";

const openOver = (bus: Pick<Bus, "publish" | "subscribe">) =>
	openStatusCache({ database: {} as never, clock: settableClock(), bus, players: {} as never });

it("[VER-03] a change of a status is announced here and in every other process", () => {
	const bus = sharedBus();
	const [here, elsewhere] = [openOver(bus), openOver(bus)];
	const [announcedHere, announcedElsewhere] = [vi.fn(), vi.fn()];
	here.onChanged(announcedHere);
	elsewhere.onChanged(announcedElsewhere);
	here.invalidate(7n);
	expect(announcedHere).toHaveBeenCalledWith(7n);
	expect(announcedElsewhere).toHaveBeenCalledWith(7n);
});

it("[VER-03] where messages were lost, any status may have changed", () => {
	const missers: ((() => void) | undefined)[] = [];
	const statusCache = openOver({
		publish: () => {},
		subscribe: (_channel, _listener, missed) => void missers.push(missed),
	});
	const announced = vi.fn();
	statusCache.onChanged(announced);
	for (const missed of missers) missed?.();
	expect(announced).toHaveBeenCalledWith(undefined);
});
